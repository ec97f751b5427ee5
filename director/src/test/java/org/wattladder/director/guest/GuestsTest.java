package org.wattladder.director.guest;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.wattladder.director.host.FakeTree;
import org.wattladder.model.plan.GuestLimits;
import org.wattladder.model.result.ClientInterval;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.time.TimeSource;
import org.wattladder.worklets.api.Figure;

/** Guests on hosts with other control groups than this one. */
class GuestsTest {
    private static final String MOUNTED = "sys/fs/cgroup";
    private static final String GROUP = MOUNTED + "/delegated/wattladder-1-2-guest-sut-5";
    private static final long SHORT_NANOS = 20_000_000;

    @TempDir
    private Path root;

    private FakeTree second(String controllers) {
        FakeTree tree = new FakeTree(root)
                .file("proc/self/mountinfo", "1 2 0:1 / /sys/fs/cgroup rw - cgroup2 cgroup rw")
                .file("proc/self/cgroup", "0::/delegated/director")
                .file(MOUNTED + "/cgroup.procs", "")
                .file(MOUNTED + "/delegated/director/cgroup.procs", "17")
                .file(MOUNTED + "/delegated/director/cgroup.subtree_control", "")
                .file(MOUNTED + "/delegated/cgroup.procs", "")
                .file(MOUNTED + "/delegated/cgroup.subtree_control", controllers);
        // The kernel makes the files of a group with the group.
        for (String file : List.of(
                "memory.max",
                "memory.oom.group",
                "cpu.weight",
                "cpu.max",
                "cpuset.cpus",
                "cgroup.procs",
                "cgroup.kill")) {
            tree.file(GROUP + "/" + file, "");
        }
        return tree;
    }

    private static Guests guests(FakeTree tree) {
        return new Guests(tree.files(), TimeSource.system(), "wattladder-1-2-");
    }

    private String text(String file) throws IOException {
        return Files.readString(root.resolve(GROUP).resolve(file));
    }

    @Test
    void shouldLimitMemoryAndCpusFromTheBeginAndCpuTimeFromTheFirstInterval() throws IOException {
        Guests guests = guests(second("cpu memory cpuset"));
        guests.begin("sut#5", new GuestLimits(1.5, 200, 512, "0-1"));
        assertThat(text("memory.max")).isEqualTo("536870912");
        assertThat(text("memory.oom.group")).isEqualTo("1");
        assertThat(text("cpu.weight")).isEqualTo("200");
        assertThat(text("cpuset.cpus")).isEqualTo("0-1");
        assertThat(text("cpu.max")).isBlank();
        guests.interval();
        assertThat(text("cpu.max")).isEqualTo("150000 100000");
    }

    @Test
    void shouldPutItsProcessesIntoTheGroupBeforeTheyBegin() {
        Guests guests = guests(second("cpu memory"));
        assertThat(guests.enter("sut#5")).isEmpty();
        guests.begin("sut#5", new GuestLimits(1, 100, 512, ""));
        assertThat(guests.enter("sut#5"))
                .startsWith("/bin/sh", "-c")
                .endsWith(root.resolve(GROUP).resolve("cgroup.procs").toString(), "--");
        assertThat(guests.enter("sut#6")).isEmpty();
    }

    @Test
    void shouldTellWhatAGuestTookAndHowLongItWasHeldBack() {
        FakeTree tree = second("cpu memory").file(GROUP + "/cpu.stat", "usage_usec 1000000\nthrottled_usec 250000");
        Guests guests = guests(tree);
        guests.begin("sut#5", new GuestLimits(1, 100, 512, ""));
        guests.interval();
        tree.file(GROUP + "/cpu.stat", "usage_usec 3500000\nnr_periods 7\nthrottled_usec 1250000");
        List<ClientInterval> told = guests.told("sut#5", List.of(client(1), client(2)));
        assertThat(told.get(0).figures())
                .contains(new Figure(Figure.GUEST_CPU, 2.5, "s"), new Figure(Figure.GUEST_WAITING, 1.0, "s"));
        assertThat(told.get(1).figures()).isEmpty();
        assertThat(guests.told("sut", List.of(client(1))).get(0).figures()).isEmpty();
    }

    private static ClientInterval client(int number) {
        return new ClientInterval(number, 0, 1, Measurement.of(1), 0, List.of());
    }

    @Test
    void shouldLetTheKernelKillTheWholeGroup() throws IOException {
        FakeTree tree = second("cpu memory");
        Guests guests = guests(tree);
        guests.begin("sut#5", new GuestLimits(1, 100, 512, ""));
        tree.file(GROUP + "/cgroup.procs", "999999999");
        assertThat(guests.end(SHORT_NANOS)).containsExactly(999_999_999L);
        assertThat(text("cgroup.kill")).isEqualTo("1");
        assertThat(guests.enter("sut#5")).isEmpty();
    }

    @Test
    void shouldRefuseWhereNoSuchGroupCanBeMade() {
        GuestLimits limits = new GuestLimits(1, 100, 512, "");
        Guests withoutMemory = guests(second("cpu"));
        assertThatThrownBy(() -> withoutMemory.check(limits))
                .hasMessage("guests need control groups with limits of CPU and memory, and this Director may make none;"
                        + " start it as root, or give it groups of its own (docs/systems.md#rights)");
        Guests withoutCpuset = guests(second("cpu memory"));
        withoutCpuset.check(limits);
        assertThatThrownBy(() -> withoutCpuset.check(new GuestLimits(1, 100, 512, "0")))
                .hasMessageStartingWith("guests need control groups");
    }

    @Test
    void shouldUseTheGroupsOfVersionOne() throws IOException {
        FakeTree tree = new FakeTree(root)
                .file("proc/self/mountinfo", """
                        1 2 0:1 / /sys/fs/cgroup/cpu rw - cgroup cgroup rw,cpu,cpuacct
                        1 2 0:1 / /sys/fs/cgroup/cpuset rw - cgroup cgroup rw,cpuset
                        1 2 0:1 / /sys/fs/cgroup/memory rw - cgroup cgroup rw,memory""")
                .file("proc/self/cgroup", "3:memory:/box\n2:cpu,cpuacct:/\n1:cpuset:/")
                .file(MOUNTED + "/cpu/cgroup.procs", "")
                .file(MOUNTED + "/cpu/cpu.cfs_quota_us", "-1")
                .file(MOUNTED + "/cpuset/cgroup.procs", "")
                .file(MOUNTED + "/cpuset/cpuset.mems", "0\n")
                .file(MOUNTED + "/memory/box/cgroup.procs", "");
        String name = "/wattladder-1-2-guest-sut/";
        for (String file : List.of(
                "cpu" + name + "cpu.shares",
                "cpu" + name + "cpu.cfs_quota_us",
                "cpu" + name + "cpu.cfs_period_us",
                "cpu" + name + "cgroup.procs",
                "cpuset" + name + "cpuset.cpus",
                "cpuset" + name + "cpuset.mems",
                "cpuset" + name + "cgroup.procs",
                "memory/box" + name + "memory.limit_in_bytes",
                "memory/box" + name + "cgroup.procs")) {
            tree.file(MOUNTED + "/" + file, "");
        }
        tree.file(MOUNTED + "/cpu" + name + "cpu.stat", "nr_throttled 1\nthrottled_time 500000000")
                .file(MOUNTED + "/cpu" + name + "cpuacct.usage", "7000000000");
        Guests guests = guests(tree);
        guests.begin("sut", new GuestLimits(0.5, 100, 64, "1"));
        guests.interval();
        assertThat(root.resolve(MOUNTED + "/cpu" + name + "cpu.shares")).hasContent("1024");
        assertThat(root.resolve(MOUNTED + "/cpu" + name + "cpu.cfs_quota_us")).hasContent("50000");
        assertThat(root.resolve(MOUNTED + "/cpuset" + name + "cpuset.mems")).hasContent("0");
        assertThat(root.resolve(MOUNTED + "/cpuset" + name + "cpuset.cpus")).hasContent("1");
        assertThat(root.resolve(MOUNTED + "/memory/box" + name + "memory.limit_in_bytes"))
                .hasContent("67108864");
        assertThat(guests.enter("sut").stream().filter(word -> word.endsWith("cgroup.procs")))
                .hasSize(3);
        tree.file(MOUNTED + "/cpu" + name + "cpuacct.usage", "9000000000");
        assertThat(guests.told("sut", List.of(client(1))).get(0).figures())
                .contains(new Figure(Figure.GUEST_CPU, 2, "s"), new Figure(Figure.GUEST_WAITING, 0, "s"));
    }
}
