package org.wattladder.director.host;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.wattladder.model.result.HostFacts;
import org.wattladder.model.result.HostMemory;
import org.wattladder.model.result.JavaInstallation;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.result.Processors;
import org.wattladder.worklets.api.ProgramFiles;

class MachineTest {
    private static final JavaFacts JAVA = new JavaFacts("VM 17", "/jdk", "amd64", "Linux", 3, 5L << 30, () -> "feed");
    private static final String SECOND = "30 20 0:26 / /sys/fs/cgroup rw,nosuid - cgroup2 cgroup rw";

    private FakeTree tree;

    @BeforeEach
    void plant(@TempDir Path root) {
        tree = new FakeTree(root);
    }

    @Test
    void shouldTellWhatItFinds() {
        tree.twoSocketsWithThreads()
                .file("proc/sys/kernel/hostname", "rack7")
                .file("proc/sys/kernel/osrelease", "6.1.0")
                .file("etc/os-release", "NAME=\"Debian\"\nPRETTY_NAME=\"Debian GNU/Linux 12\"")
                .file("proc/cpuinfo", "processor\t: 0\nmodel name\t: Fast CPU @ 2 GHz\n")
                .file("proc/meminfo", "MemTotal:       16384 kB\nMemFree: 1 kB\nMemAvailable:   8192 kB");
        HostFacts facts = new Machine(tree.files(), JAVA).facts();
        assertThat(facts)
                .isEqualTo(new HostFacts(
                        "rack7",
                        "Debian GNU/Linux 12, Linux 6.1.0",
                        "amd64",
                        new Processors("Fast CPU @ 2 GHz", 2, 4, 8, "0-7", 2, Measurement.absent("absent.no-quota")),
                        new HostMemory(16L << 20, 8L << 20),
                        new JavaInstallation("VM 17", "/jdk", "feed"),
                        List.of()));
    }

    /** Clients that are started from now on execute it, whatever the Director itself was started from. */
    @Test
    void shouldTellOfAProgramThatWasPatchedSinceItStarted(@TempDir Path program) throws Exception {
        Path jar = Files.writeString(program.resolve("worklets.jar"), "true");
        ProgramFiles files = new ProgramFiles(program + "/*");
        Machine machine =
                new Machine(tree.files(), new JavaFacts("VM 17", "/jdk", "amd64", "Linux", 3, 5L << 30, files::digest));
        String before = machine.facts().java().programDigest();
        assertThat(machine.facts().java().programDigest()).isEqualTo(before);

        FileTime written = Files.getLastModifiedTime(jar);
        Files.writeString(jar, "fals");
        Files.setLastModifiedTime(jar, FileTime.fromMillis(written.toMillis() + 1000));
        assertThat(machine.facts().java().programDigest())
                .isNotEqualTo(before)
                .isEqualTo(new ProgramFiles(program + "/*").digest());

        Files.writeString(program.resolve("more.jar"), "");
        assertThat(machine.facts().java().programDigest()).isEqualTo(new ProgramFiles(program + "/*").digest());
    }

    @Test
    void shouldFallBackToTheJvmWhereTheKernelTellsNothing() {
        HostFacts facts = new Machine(tree.files(), JAVA).facts();
        assertThat(facts.hostName()).isEmpty();
        assertThat(facts.operatingSystem()).isEqualTo("Linux");
        assertThat(facts.processors().model()).isEmpty();
        assertThat(facts.processors().allowedCpus()).isEqualTo("0-2");
        assertThat(facts.processors().sockets()).isEqualTo(1);
        assertThat(facts.processors().cores()).isEqualTo(3);
        assertThat(facts.memory().installedBytes()).isEqualTo(5L << 30);
        assertThat(facts.memory().availableBytes()).isEqualTo(5L << 30);
    }

    @Test
    void shouldTakeTheTightestLevelOfASecondVersionCgroup() {
        tree.file("proc/meminfo", "MemTotal: 16384 kB\nMemAvailable: 16384 kB")
                .file("proc/self/mountinfo", SECOND)
                .file("proc/self/cgroup", "0::/jobs/mine")
                .file("sys/fs/cgroup/jobs/mine/cpu.max", "max 100000")
                .file("sys/fs/cgroup/jobs/cpu.max", "50000 100000")
                .file("sys/fs/cgroup/jobs/mine/memory.max", "4194304")
                .file("sys/fs/cgroup/jobs/mine/memory.current", "2097152")
                .file("sys/fs/cgroup/jobs/mine/memory.stat", "anon 5\ninactive_file 1048576\nfile 9")
                .file("sys/fs/cgroup/jobs/memory.max", "max");
        HostFacts facts = new Machine(tree.files(), JAVA).facts();
        assertThat(facts.processors().quota()).isEqualTo(Measurement.of(0.5));
        assertThat(facts.memory().installedBytes()).isEqualTo(16L << 20);
        assertThat(facts.memory().availableBytes()).isEqualTo(3L << 20);
    }

    @Test
    void shouldReadAFirstVersionCgroupAsAContainerSeesIt() {
        tree.file("proc/meminfo", "MemTotal: 16384 kB\nMemAvailable: 16384 kB")
                .file(
                        "proc/self/mountinfo",
                        "32 31 0:29 /docker/abc /sys/fs/cgroup/cpu,cpuacct ro - cgroup cgroup rw,cpu,cpuacct\n"
                                + "34 31 0:31 /docker/abc /sys/fs/cgroup/memory ro - cgroup cgroup rw,memory")
                .file("proc/self/cgroup", "4:memory:/docker/abc\n3:cpu,cpuacct:/docker/abc")
                .file("sys/fs/cgroup/cpu,cpuacct/cpu.cfs_quota_us", "150000")
                .file("sys/fs/cgroup/cpu,cpuacct/cpu.cfs_period_us", "100000")
                .file("sys/fs/cgroup/memory/memory.limit_in_bytes", "8388608")
                .file("sys/fs/cgroup/memory/memory.usage_in_bytes", "1048576");
        HostFacts facts = new Machine(tree.files(), JAVA).facts();
        assertThat(facts.processors().quota()).isEqualTo(Measurement.of(1.5));
        assertThat(facts.memory().availableBytes()).isEqualTo(7L << 20);
    }

    @Test
    void shouldSeeNoLimitWhereTheFirstVersionSaysItInItsOwnWay() {
        tree.file("proc/meminfo", "MemTotal: 16384 kB\nMemAvailable: 12288 kB")
                .file(
                        "proc/self/mountinfo",
                        "32 31 0:29 / /sys/fs/cgroup/cpu rw - cgroup cgroup rw,cpu\n"
                                + "34 31 0:31 / /sys/fs/cgroup/memory rw - cgroup cgroup rw,memory")
                .file("proc/self/cgroup", "4:memory:/\n3:cpu:/")
                .file("sys/fs/cgroup/cpu/cpu.cfs_quota_us", "-1")
                .file("sys/fs/cgroup/cpu/cpu.cfs_period_us", "100000")
                .file("sys/fs/cgroup/memory/memory.limit_in_bytes", "9223372036854771712");
        HostFacts facts = new Machine(tree.files(), JAVA).facts();
        assertThat(facts.processors().quota()).isInstanceOf(Measurement.Absent.class);
        assertThat(facts.memory().availableBytes()).isEqualTo(12L << 20);
    }

    @Test
    void shouldReadBackTheMaskOfEveryThread() {
        tree.file("proc/55/task/55/status", "Cpus_allowed_list:\t3")
                .file("proc/55/task/56/status", "Cpus_allowed_list:\t1-2")
                .file("proc/55/task/57/children", "");
        PinnedCpus pinned = new PinnedCpus(tree.files());
        assertThat(pinned.of(55).text()).isEqualTo("1-3");
        assertThat(pinned.of(56).text()).isEmpty();
    }
}
