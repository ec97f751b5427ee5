package org.wattladder.director.duty;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.wattladder.director.host.FakeTree;
import org.wattladder.model.time.TimeSource;
import org.wattladder.settings.program.Duty;
import org.wattladder.settings.program.HoldBy;

/** By what a program is held on hosts with other control groups than this one. */
class HoldsTest {
    private static final String MOUNTED = "sys/fs/cgroup";
    private static final String OWN = MOUNTED + "/delegated/director";

    @TempDir
    private Path root;

    private FakeTree tree() {
        return new FakeTree(root)
                .file("proc/self/mountinfo", "1 2 0:1 / /sys/fs/cgroup rw - cgroup2 cgroup rw")
                .file("proc/self/cgroup", "0::/delegated/director")
                .file(MOUNTED + "/cgroup.procs", "")
                .file(OWN + "/cgroup.procs", "17")
                .file(OWN + "/cgroup.subtree_control", "")
                .file(MOUNTED + "/delegated/cgroup.procs", "")
                .file(MOUNTED + "/delegated/cgroup.subtree_control", "cpu memory");
    }

    private Holds.Found find(FakeTree tree, HoldBy by) {
        return new Holds(tree.files(), TimeSource.system()).find(new Duty(by, Duration.ofMillis(100)), "wattladder-x");
    }

    @Test
    void shouldGiveAGroupBesideItsOwnTheBandwidthOfItsShare() throws IOException {
        // The kernel makes the files of a group with the group.
        FakeTree tree = tree().file(MOUNTED + "/delegated/wattladder-x/cpu.max", "max 100000")
                .file(MOUNTED + "/delegated/wattladder-x/cgroup.procs", "");
        Holds.Found found = find(tree, HoldBy.AUTO);
        assertThat(found.name()).isEqualTo("cpu-max");
        found.hold().begin(ProcessHandle.current().pid(), 0.25, 2);
        Path group = root.resolve(MOUNTED + "/delegated/wattladder-x");
        assertThat(Files.readString(group.resolve("cpu.max"))).isEqualTo("50000 100000");
        assertThat(Files.readString(group.resolve("cgroup.procs")))
                .isEqualTo(Long.toString(ProcessHandle.current().pid()));
    }

    @Test
    void shouldLengthenThePeriodOfAShareThatIsTooSmallForIt() throws IOException {
        FakeTree tree = tree().file(MOUNTED + "/delegated/wattladder-x/cpu.max", "max 100000")
                .file(MOUNTED + "/delegated/wattladder-x/cgroup.procs", "");
        Hold hold = find(tree, HoldBy.CPU_MAX).hold();
        hold.begin(ProcessHandle.current().pid(), 0.1, 0.05);
        assertThat(Files.readString(root.resolve(MOUNTED + "/delegated/wattladder-x/cpu.max")))
                .isEqualTo("1000 200000");
        assertThat(hold.periodNanos()).isEqualTo(200_000_000);
        assertThatThrownBy(() -> hold.begin(ProcessHandle.current().pid(), 0.01, 0.05))
                .hasMessageStartingWith("so small a share of a CPU cannot be granted: the least is 1 ms in a second");
    }

    @Test
    void shouldFreezeWhereNobodyMayShareTheProcessors() {
        FakeTree tree = tree().file(MOUNTED + "/delegated/cgroup.subtree_control", "memory");
        assertThat(find(tree, HoldBy.AUTO).name()).isEqualTo("freezer");
        assertThatThrownBy(() -> find(tree, HoldBy.CPU_MAX))
                .hasMessage(
                        "a program cannot be held by cpu-max here, for this Director may not make such a control group;"
                                + " leave hold out, or give it one");
    }

    @Test
    void shouldTakeTheQuotaOfVersionOneBeforeItsFreezer() throws IOException {
        FakeTree tree = new FakeTree(root)
                .file(
                        "proc/self/mountinfo",
                        "1 2 0:1 / /sys/fs/cgroup/cpu rw - cgroup cgroup rw,cpu,cpuacct\n"
                                + "1 2 0:1 / /sys/fs/cgroup/freezer rw - cgroup cgroup rw,freezer")
                .file("proc/self/cgroup", "2:cpu,cpuacct:/\n1:freezer:/")
                .file(MOUNTED + "/cpu/cgroup.procs", "")
                .file(MOUNTED + "/cpu/cpu.cfs_quota_us", "-1")
                .file(MOUNTED + "/freezer/cgroup.procs", "");
        Holds.Found found = find(tree, HoldBy.AUTO);
        assertThat(found.name()).isEqualTo("cpu-quota");
        for (String file : List.of("cpu.cfs_period_us", "cpu.cfs_quota_us", "cgroup.procs")) {
            tree.file(MOUNTED + "/cpu/wattladder-x/" + file, "");
        }
        found.hold().begin(ProcessHandle.current().pid(), 0.5, 1.5);
        assertThat(Files.readString(root.resolve(MOUNTED + "/cpu/wattladder-x/cpu.cfs_quota_us")))
                .isEqualTo("75000");
        assertThat(find(tree, HoldBy.FREEZER).name()).isEqualTo("freezer");
    }

    @Test
    void shouldStopWithSignalsWhereThereAreNoControlGroups() {
        FakeTree tree = new FakeTree(root).file("proc/self/cgroup", "");
        assertThat(find(tree, HoldBy.AUTO).name()).isEqualTo("stop-signals");
    }
}
