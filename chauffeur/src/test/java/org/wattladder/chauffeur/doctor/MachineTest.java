package org.wattladder.chauffeur.doctor;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.wattladder.model.plan.ClientLayout;

class MachineTest {
    @TempDir
    private Path root;

    private FakeMachine machine;

    @BeforeEach
    void makeMachine() {
        machine = new FakeMachine(root);
    }

    @Test
    void shouldReadCpuListsThatNeedNotStartAtZero() {
        assertThat(CpuList.parse("4-6,9\n")).contains(new CpuList(List.of(4, 5, 6, 9)));
        assertThat(CpuList.parse("")).isEmpty();
        assertThat(CpuList.parse("0-")).isEmpty();
        assertThat(CpuList.parse("all")).isEmpty();
    }

    @Test
    void shouldCountClientsOverAllowedCpusOnly() {
        Cpus cpus = Cpus.read(machine.twoCores().files(), 99);
        assertThat(cpus.allowed()).containsExactly(0, 1, 2);
        assertThat(cpus.clients(ClientLayout.Unit.THREAD)).isEqualTo(3);
        assertThat(cpus.clients(ClientLayout.Unit.CORE)).isEqualTo(2);
        assertThat(cpus.clients(ClientLayout.Unit.SOCKET)).isEqualTo(1);
        assertThat(cpus.clients(ClientLayout.Unit.NUMA)).isEqualTo(1);
        assertThat(cpus.clients(ClientLayout.Unit.HOST)).isEqualTo(1);
    }

    @Test
    void shouldTakeTheJvmsWordForCpusThatNobodyTellsOf() {
        Cpus cpus = Cpus.read(machine.files(), 5);
        assertThat(cpus).isEqualTo(new Cpus(List.of(0, 1, 2, 3, 4), "not told", 5, 1, 1));
    }

    @Test
    void shouldCountOnlyMemoryNodesWithAllowedCpus() {
        machine.twoCores()
                .file("sys/devices/system/node/online", "0-1")
                .file("sys/devices/system/node/node0/cpulist", "0-1")
                .file("sys/devices/system/node/node1/cpulist", "2-3");
        assertThat(Cpus.read(machine.files(), 1).nodes()).isEqualTo(2);
        machine.file("sys/devices/system/node/node1/cpulist", "3");
        assertThat(Cpus.read(machine.files(), 1).nodes()).isEqualTo(1);
    }

    @Test
    void shouldFindTheSmallestQuotaOnTheWayUpInVersionTwo() {
        machine.file("proc/self/cgroup", "0::/a/b")
                .file("sys/fs/cgroup/a/b/cpu.max", "400000 100000")
                .file("sys/fs/cgroup/a/cpu.max", "150000 100000")
                .file("sys/fs/cgroup/a/memory.max", "1048576")
                .file("sys/fs/cgroup/a/b/memory.max", "max");
        assertThat(new ControlGroups(machine.files()).cpuQuota()).contains(1.5);
        assertThat(new ControlGroups(machine.files()).memoryBytes()).contains(1_048_576L);
    }

    @Test
    void shouldReadVersionOneToo() {
        machine.file("proc/self/cgroup", "4:memory:/m\n2:cpu,cpuacct:/c")
                .file("sys/fs/cgroup/cpu/c/cpu.cfs_quota_us", "50000")
                .file("sys/fs/cgroup/cpu/c/cpu.cfs_period_us", "100000")
                .file("sys/fs/cgroup/memory/m/memory.limit_in_bytes", "2097152")
                .file("sys/fs/cgroup/memory/memory.limit_in_bytes", "9223372036854771712");
        assertThat(new ControlGroups(machine.files()).cpuQuota()).contains(0.5);
        assertThat(new ControlGroups(machine.files()).memoryBytes()).contains(2_097_152L);
    }

    @Test
    void shouldTellNoLimitFromALimit() {
        machine.file("proc/self/cgroup", "0::/\n2:cpu:/")
                .file("sys/fs/cgroup/cpu.max", "max 100000")
                .file("sys/fs/cgroup/cpu/cpu.cfs_quota_us", "-1")
                .file("sys/fs/cgroup/cpu/cpu.cfs_period_us", "100000");
        assertThat(new ControlGroups(machine.files()).cpuQuota()).isEmpty();
        assertThat(new ControlGroups(machine.files()).memoryBytes()).isEmpty();
    }

    @Test
    void shouldTakeTheLimitWhereItIsBelowFreeMemory() {
        machine.memory(8_000_000, 4_000_000);
        assertThat(MemoryFigures.read(machine.files()))
                .isEqualTo(
                        new MemoryFigures(Optional.of(8_192_000_000L), Optional.of(4_096_000_000L), Optional.of(0L)));
        machine.file("proc/self/cgroup", "0::/").file("sys/fs/cgroup/memory.max", "1000");
        assertThat(MemoryFigures.read(machine.files()).available()).contains(1000L);
    }

    @Test
    void shouldNotTakeMissingMemoryForNone() {
        assertThat(MemoryFigures.read(machine.files()))
                .isEqualTo(new MemoryFigures(Optional.empty(), Optional.empty(), Optional.empty()));
    }

    @Test
    void shouldCountWhatOthersUseAndNotWhatThisProcessUses() {
        CpuTicks before = CpuTicks.read(machine.ticks(100, 900, 50).files()).orElseThrow();
        CpuTicks after = CpuTicks.read(machine.ticks(160, 940, 90).files()).orElseThrow();
        assertThat(after.foreignPercentSince(before)).contains(20.0);
        assertThat(before.foreignPercentSince(before)).isEmpty();
    }

    @Test
    void shouldTellIdleFromUnknown() {
        CpuTicks before = CpuTicks.read(machine.ticks(100, 900, 50).files()).orElseThrow();
        CpuTicks after = CpuTicks.read(machine.ticks(100, 1000, 50).files()).orElseThrow();
        assertThat(after.foreignPercentSince(before)).contains(0.0);
        assertThat(CpuTicks.parse("", "")).isEmpty();
        assertThat(CpuTicks.parse("cpu 1 2 3", "1 (x) S 1")).isEmpty();
        assertThat(CpuTicks.parse("cpu a b c d e f g h i", "7 (x) S 1 1 1 0 -1 4 9 0 0 0 1 2"))
                .isEmpty();
    }

    @Test
    void shouldFindProgramsOnTheSearchPath() throws Exception {
        Path bin = Files.createDirectories(root.resolve("bin"));
        Files.writeString(bin.resolve("plain"), "");
        Path program = Files.writeString(bin.resolve("taskset"), "");
        assertThat(program.toFile().setExecutable(true)).isTrue();
        Programs programs = new Programs(root.resolve("none") + ":" + bin + "::");
        assertThat(programs.find("taskset")).contains(program);
        assertThat(programs.find("plain")).isEmpty();
        assertThat(programs.find("numactl")).isEmpty();
    }

    @Test
    void shouldSayBytesToPeople() {
        assertThat(Sizes.spoken(1)).isEqualTo("1 MiB");
        assertThat(Sizes.spoken(1 << 20)).isEqualTo("1 MiB");
        assertThat(Sizes.spoken(3L << 29)).isEqualTo("1.5 GiB");
        assertThat(Sizes.spoken(Optional.empty())).isEqualTo("an unknown amount");
    }
}
