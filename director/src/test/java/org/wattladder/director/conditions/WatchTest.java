package org.wattladder.director.conditions;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.wattladder.director.host.FakeTree;
import org.wattladder.director.host.JavaFacts;
import org.wattladder.director.host.Machine;
import org.wattladder.model.result.Conditions;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.time.TimeSource;

class WatchTest {
    private static final JavaFacts JAVA = new JavaFacts("VM 17", "/jdk", "amd64", "Linux", 2, 5L << 30, () -> "feed");
    private static final String CPU = "sys/devices/system/cpu/cpu";

    private final SteppingTime time = new SteppingTime();
    private FakeTree tree;
    private List<Long> processes = List.of(41L, 42L);

    @BeforeEach
    void plant(@TempDir Path root) {
        tree = new FakeTree(root);
    }

    @Test
    void shouldCountAProgramThatHasEndedAsItsOwn() {
        first();
        Watch watch = begin();
        time.nanos += 10_000_000_000L;
        processes = List.of(42L);
        tree.file("proc/stat", "cpu  2500 0 300 0 0 9 9 110 0 0\ncpu0 1\ncpu1 1")
                .file("proc/self/stat", stat(10, 10).replace(" 5 6 20 ", " 710 112 20 "))
                .file("proc/42/stat", stat(900, 0));
        Conditions found = watch.end();
        assertThat(found.ownCpuPercent()).isEqualTo(Measurement.of(170));
        assertThat(found.foreignCpuPercent()).isEqualTo(Measurement.of(10));
    }

    @Test
    void shouldTellWhatGrewBetweenBothReadings() {
        first();
        Watch watch = begin();
        time.nanos += 10_000_000_000L;
        tree.file("proc/stat", "cpu  2500 0 300 0 0 9 9 110 0 0\ncpu0 1\ncpu1 1")
                .file("proc/self/stat", stat(10, 10))
                .file("proc/41/stat", stat(700, 100))
                .file("proc/42/stat", stat(900, 0))
                .file("proc/vmstat", "pswpin 150\npswpout 1000")
                .file("proc/meminfo", "SwapTotal: 100 kB\nSwapFree: 60 kB")
                .file("proc/pressure/memory", "some avg10=0 avg60=0 avg300=0 total=501000")
                .file("sys/fs/cgroup/cpu/jobs/cpu.stat", "nr_periods 200\nnr_throttled 35\nthrottled_time 1")
                .file(CPU + "0/thermal_throttle/core_throttle_count", "7")
                .file(CPU + "1/thermal_throttle/package_throttle_count", "14");

        Conditions found = watch.end();

        assertThat(found.spanNanos()).isEqualTo(10_000_000_000L);
        assertThat(found.onlineCpus()).isEqualTo(2);
        assertThat(found.ownCpuPercent()).isEqualTo(Measurement.of(170));
        assertThat(found.foreignCpuPercent()).isEqualTo(Measurement.of(10));
        assertThat(found.stolenCpuPercent()).isEqualTo(Measurement.of(10));
        assertThat(found.cpuQuota()).isEqualTo(Measurement.of(0.5));
        assertThat(found.quotaThrottledPercent()).isEqualTo(Measurement.of(25));
        assertThat(found.thermalThrottles()).isEqualTo(Measurement.of(4));
        assertThat(found.swappedPages()).isEqualTo(Measurement.of(1050));
        assertThat(found.swapUsedBytes()).isEqualTo(Measurement.of(40 * 1024));
        assertThat(found.memoryPressurePercent()).isEqualTo(Measurement.of(5));
    }

    @Test
    void shouldCallAbsentWhatTheKernelDoesNotTell() {
        Watch watch = begin();
        time.nanos += 1_000_000;
        Conditions found = watch.end();
        assertThat(found.onlineCpus()).isZero();
        assertThat(List.of(
                        found.ownCpuPercent(),
                        found.foreignCpuPercent(),
                        found.stolenCpuPercent(),
                        found.cpuQuota(),
                        found.quotaThrottledPercent(),
                        found.thermalThrottles(),
                        found.swappedPages(),
                        found.swapUsedBytes(),
                        found.memoryPressurePercent()))
                .isNotEmpty()
                .allMatch(Measurement.Absent.class::isInstance);
        assertThat(found.memoryPressurePercent())
                .isEqualTo(Measurement.absent("absent.not-in-kernel-file", "/proc/pressure/memory"));
    }

    @Test
    void shouldCountWhatAServerForkedAndWhatHasEndedSinceAsItsOwn() {
        first();
        Watch watch = begin();
        time.nanos += 10_000_000_000L;
        processes = List.of(41L, 43L);
        tree.file("proc/stat", "cpu  1700 0 300 0 0 0 0 10 0 0\ncpu0 1\ncpu1 1")
                .file("proc/41/stat", "41 (server) S 1 7 7 0 -1 4194560 7 8 9 0 100 100 316 106 20 0 1 0")
                .file("proc/43/stat", "43 (worker) S 41 7 7 0 -1 4194560 7 8 9 0 300 0 0 0 20 0 1 0");
        // Of 1,000 ticks 600 are the server's and its ended children's, beside what the one that has gone had used
        // before, and 300 those of its new child.
        Conditions found = watch.end();
        assertThat(found.ownCpuPercent()).isEqualTo(Measurement.of(90));
        assertThat(found.foreignCpuPercent()).isEqualTo(Measurement.of(10));
    }

    @Test
    void shouldNotCallForeignWhatIsOnlyRounded() {
        first();
        Watch watch = begin();
        time.nanos += 1_000_000_000L;
        tree.file("proc/41/stat", stat(2, 0));
        assertThat(watch.end().foreignCpuPercent()).isEqualTo(Measurement.of(0));
    }

    @Test
    void shouldProbeTheClockOfEveryAllowedCpuBeforeAndAfter() {
        Machine machine = new Machine(tree.files(), JAVA);
        Conditions found = Watch.begin(machine, TimeSource.system(), Duration.ofMillis(2), List::of)
                .end();
        assertThat(List.of(found.lostBeforePercent(), found.lostAfterPercent()))
                .isNotEmpty()
                .allSatisfy(lost -> assertThat(lost.asOptional().orElseThrow()).isBetween(0.0, 100.0));
    }

    @Test
    void shouldNotProbeAClockThatStandsStill() {
        assertThat(new LostTimeProbe(time, Duration.ofMillis(5)).lostPercent(2))
                .isEqualTo(Measurement.absent("absent.clock-stood-still"));
    }

    private void first() {
        tree.file("proc/stat", "cpu  700 0 300 0 0 0 0 10 0 0\ncpu0 1\ncpu1 1")
                .file("proc/self/stat", stat(10, 10))
                .file("proc/41/stat", stat(0, 0))
                .file("proc/42/stat", stat(0, 0))
                .file("proc/vmstat", "pswpin 100\npswpout 0")
                .file("proc/meminfo", "SwapTotal: 100 kB\nSwapFree: 100 kB")
                .file("proc/pressure/memory", "some avg10=0 avg60=0 avg300=0 total=1000")
                .file("proc/self/mountinfo", "32 31 0:29 / /sys/fs/cgroup/cpu rw - cgroup cgroup rw,cpu")
                .file("proc/self/cgroup", "3:cpu:/jobs")
                .file("sys/fs/cgroup/cpu/jobs/cpu.cfs_quota_us", "50000")
                .file("sys/fs/cgroup/cpu/jobs/cpu.cfs_period_us", "100000")
                .file("sys/fs/cgroup/cpu/jobs/cpu.stat", "nr_periods 100\nnr_throttled 10\nthrottled_time 1")
                .file(CPU + "0/thermal_throttle/core_throttle_count", "7")
                .file(CPU + "1/thermal_throttle/package_throttle_count", "10");
    }

    private Watch begin() {
        return Watch.begin(new Machine(tree.files(), JAVA), time, Duration.ZERO, () -> processes);
    }

    private static String stat(long userTicks, long systemTicks) {
        return "41 (java) S 1 7 7 0 -1 4194560 7 8 9 0 " + userTicks + " " + systemTicks + " 5 6 20 0 1 0";
    }

    /** Stands still unless told. */
    private static final class SteppingTime implements TimeSource {
        private long nanos = 5;

        @Override
        public long nanoTime() {
            return nanos;
        }

        @Override
        public Instant now() {
            return Instant.EPOCH;
        }
    }
}
