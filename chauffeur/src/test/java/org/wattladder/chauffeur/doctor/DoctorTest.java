package org.wattladder.chauffeur.doctor;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.wattladder.chauffeur.config.PlanReader;
import org.wattladder.chauffeur.config.ShippedConfig;
import org.wattladder.chauffeur.config.StubWorklet;
import org.wattladder.chauffeur.quiet.ClockGapProbe;
import org.wattladder.chauffeur.quiet.ScriptedClock;

class DoctorTest {
    private static final String ESTIMATE = "echo 'rapl: no: no powercap tree'; echo 'estimate: yes: /proc/stat'";
    private static final Path JDK = Path.of("/jdk");

    @TempDir
    private Path root;

    private FakeMachine machine;
    private Path config;

    @BeforeEach
    void makeQuietMachine() throws Exception {
        machine = new FakeMachine(root).twoCores().memory(16_000_000, 8_000_000).ticks(100, 900, 50);
        program("taskset");
        config = ShippedConfig.copy(root, List.of("crypto-aes", "lu", "idle"));
    }

    private void program(String name) throws Exception {
        Path file = root.resolve("bin").resolve(name);
        Files.createDirectories(file.getParent());
        assertThat(Files.writeString(file, "").toFile().setExecutable(true)).isTrue();
    }

    private Diagnosis examine(String meterScript, ScriptedClock clock, Doctor.Rest rest, String suite)
            throws InterruptedException {
        PlanReader plans = new PlanReader(config, StubWorklet.catalogue());
        return new Doctor(
                        machine.files(),
                        new Programs(root.resolve("bin").toString()),
                        new MeterProbe(List.of("sh", "-c", meterScript), Duration.ofSeconds(20)),
                        new ClockGapProbe(clock),
                        rest)
                .examine(
                        new SuiteCheck(plans, StubWorklet.catalogue(), suite, root),
                        Runtime.Version.parse("17.0.9"),
                        JDK,
                        3);
    }

    private static ScriptedClock even() {
        return new ScriptedClock(10_000, 0);
    }

    private Diagnosis examine(String meterScript) throws InterruptedException {
        return examine(meterScript, even(), length -> machine.ticks(100, 1000, 50), "rating");
    }

    @Test
    void shouldSayEverythingAboutAQuietMachine() throws InterruptedException {
        Diagnosis diagnosis = examine(ESTIMATE);
        assertThat(diagnosis.text().replaceAll("\\([0-9.]+ [GM]iB free\\)", "(N free)"))
                .isEqualToNormalizingNewlines(
                        """
                        JDK         17.0.9 in /jdk
                        CPUs        3 allowed (0-2) in 2 cores, 1 socket, 1 memory node; no quota
                        Memory      7.6 GiB available of 15.3 GiB; nothing swapped out
                        Pinning     BIN/taskset, no numactl
                        Meters      rapl: no, no powercap tree
                                    estimate: yes, /proc/stat
                        Sensors     no thermometer of this machine is read; a rating needs one at the air inlet: --sensor HOST:PORT
                        Suite       rating: 3 worklets, at most 2 clients; takes 29 min 40 s, with --quick 4 min 56 s, and a little for starting JVMs
                        Needs       774 MiB of memory, 6 MiB of disk for results (N free)
                        Quiet       0.0 % of CPU time is lost in clock gaps over 20 µs; other processes use 0.0 % of all CPUs
                        Verdict     This machine can run a suite, but its power can only be estimated here; for measured watts name a meter with --meter HOST:PORT.
                        """.replace("BIN", root.resolve("bin").toString()));
        assertThat(diagnosis.measurable()).isTrue();
        assertThat(diagnosis.planned()).isTrue();
    }

    @Test
    void shouldNameTheSourcesThatMeasure() throws InterruptedException {
        assertThat(examine("echo 'rapl: yes: two packages'; echo 'estimate: yes: x'")
                        .verdict())
                .isEqualTo("This machine can measure its power with rapl.");
    }

    @Test
    void shouldNotCountWhatWorksOnlyByName() throws InterruptedException {
        Diagnosis diagnosis = examine("echo 'scripted: by-name: 1 value'");
        assertThat(diagnosis.measurable()).isFalse();
        assertThat(diagnosis.verdict())
                .isEqualTo(
                        "No power can be measured here; name a meter with --meter HOST:PORT, or run with --meter none"
                                + " to get performance alone.");
    }

    @Test
    void shouldGoOnWhenTheMeterDaemonFails() throws InterruptedException {
        Diagnosis diagnosis = examine("echo broken; exit 70");
        assertThat(diagnosis.measurable()).isFalse();
        assertThat(diagnosis.text())
                .contains("Meters      the meter daemon ended with code 70 and said: broken")
                .contains("Suite       rating");
    }

    @Test
    void shouldNoticeOtherPrograms() throws InterruptedException {
        Diagnosis diagnosis = examine(ESTIMATE, even(), length -> machine.ticks(160, 940, 50), "rating");
        assertThat(diagnosis.text()).contains("other processes use 60.0 % of all CPUs");
        assertThat(diagnosis.verdict()).endsWith("use another machine.");
    }

    @Test
    void shouldNoticeTimeThatIsLostWhileNobodyIsSeenToUseIt() throws InterruptedException {
        Diagnosis diagnosis =
                examine(ESTIMATE, new ScriptedClock(30_000, 0), length -> machine.ticks(100, 1000, 50), "rating");
        assertThat(diagnosis.text()).contains("100.0 % of CPU time is lost in clock gaps");
        assertThat(diagnosis.verdict())
                .endsWith("It is not quiet enough for a rating: end other programs, or use another machine.");
    }

    @Test
    void shouldNameWhatIsToBeMended() throws Exception {
        Files.delete(root.resolve("bin/taskset"));
        machine.file("proc/self/cgroup", "0::/")
                .file("sys/fs/cgroup/cpu.max", "100000 100000")
                .file("sys/devices/system/node/online", "0-1")
                .file("sys/devices/system/node/node1/cpulist", "0")
                .file(
                        "proc/meminfo",
                        "MemTotal: 600000 kB\nMemAvailable: 300000 kB\nSwapTotal: 9000 kB\nSwapFree: 1 kB");
        assertThat(examine(ESTIMATE).verdict())
                .contains("A CPU quota throttles load while it is measured: lift it.")
                .contains("Swap is in use, which disturbs every worklet: free memory first.")
                .contains("Clients cannot be pinned to CPUs: install taskset (package util-linux).")
                .contains("Clients cannot be kept on one memory node: install numactl.")
                .contains("Memory is short for this suite: free some, or use fewer clients.");
    }

    @Test
    void shouldSayWhatIsWrongWithTheSuite() throws InterruptedException {
        Diagnosis diagnosis = examine(ESTIMATE, even(), length -> machine.ticks(100, 1000, 50), "ratin");
        assertThat(diagnosis.planned()).isFalse();
        assertThat(diagnosis.text()).contains("Suite       SUITE: there is no suite \"ratin\"");
        assertThat(diagnosis.verdict()).endsWith("The suite has problems: mend them first.");
    }

    @Test
    void shouldNotTakeAnUnknownMachineForAQuietOne() throws Exception {
        machine.file("proc/stat", "").file("proc/meminfo", "");
        Diagnosis diagnosis = examine(ESTIMATE, new ScriptedClock(0, 0), length -> {}, "rating");
        assertThat(diagnosis.text())
                .contains("clock gaps are not known; the load of other processes is not told")
                .contains("an unknown amount available of an unknown amount");
        assertThat(diagnosis.verdict()).contains("Nobody can tell how quiet it is.");
    }
}
