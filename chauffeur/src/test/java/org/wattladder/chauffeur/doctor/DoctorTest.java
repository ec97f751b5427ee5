package org.wattladder.chauffeur.doctor;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.wattladder.chauffeur.config.PlanReader;
import org.wattladder.chauffeur.config.ShippedConfig;
import org.wattladder.chauffeur.config.StubWorklet;
import org.wattladder.model.result.Measurement;

class DoctorTest {
    private static final String ESTIMATE = "echo 'rapl: no: no powercap tree'; echo 'estimate: yes: /proc/stat'";

    @TempDir
    private Path root;

    private Path config;

    @BeforeEach
    void copyConfiguration() throws Exception {
        config = ShippedConfig.copy(root, List.of("crypto-aes", "lu", "idle"));
    }

    private Diagnosis examine(String meterScript, Examinations machine, String suite) throws InterruptedException {
        PlanReader plans = new PlanReader(config, StubWorklet.catalogue());
        return new Doctor(
                        new MeterProbe(List.of("sh", "-c", meterScript), Duration.ofSeconds(20)),
                        Optional.of("JAVA_HOME"))
                .examine(new SuiteCheck(plans, StubWorklet.catalogue(), suite, root), machine.of(3, 2, 1));
    }

    private Diagnosis examine(String meterScript) throws InterruptedException {
        return examine(meterScript, Examinations.quiet(), "rating");
    }

    @Test
    void shouldSayEverythingAboutAQuietMachine() throws InterruptedException {
        Diagnosis diagnosis = examine(ESTIMATE);
        assertThat(diagnosis.full(200).replaceAll("\\([0-9.]+ [GM]iB free\\)", "(N free)"))
                .isEqualToNormalizingNewlines("""
                        Verdict     This machine can run a suite, but its power can only be estimated here; for measured watts name a meter with --meter HOST:PORT.
                        JDK         OpenJDK 17.0.9 in /jdk, from JAVA_HOME
                        CPUs        3 allowed (0-2) in 2 cores, 1 socket, 1 memory node; no quota
                        Memory      7.6 GiB available of 15.3 GiB; nothing swapped out
                        Pinning     /bin/taskset, no numactl
                        Meters      rapl: no, no powercap tree
                                    estimate: yes, /proc/stat
                                    not here: rapl; --full says why
                        Sensors     no thermometer of this machine is read; a rating needs one at the air inlet: --sensor HOST:PORT
                        Suite       rating: 3 worklets, at most 2 clients; takes 29 min 58 s, with --quick 42 s
                        Needs       774 MiB of memory, 6 MiB of disk for results (N free)
                        Quiet       0.0 % of CPU time is lost in clock gaps over 20 µs; other processes use 0.0 % of all CPUs
                        """);
        assertThat(diagnosis.summary(200))
                .startsWith("Verdict     This machine can run a suite, but")
                .contains("Meters      estimate: yes, /proc/stat", "not here: rapl; --full says why")
                .doesNotContain("no powercap tree");
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
    void shouldKeepToTheWidthOfATerminal() throws InterruptedException {
        assertThat(examine(ESTIMATE).full(80).lines())
                .allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(80))
                .contains("            here; for measured watts name a meter with --meter HOST:PORT.");
    }

    @Test
    void shouldGoOnWhenTheMeterDaemonFails() throws InterruptedException {
        Diagnosis diagnosis = examine("echo broken; exit 70");
        assertThat(diagnosis.measurable()).isFalse();
        assertThat(diagnosis.summary(200))
                .contains("Meters      the meter daemon ended with code 70 and said: broken")
                .contains("Suite       rating");
    }

    @Test
    void shouldNoticeOtherPrograms() throws InterruptedException {
        Diagnosis diagnosis = examine(ESTIMATE, Examinations.quiet().withOthers(240), "rating");
        assertThat(diagnosis.summary(200)).contains("other processes use 60.0 % of all CPUs");
        assertThat(diagnosis.verdict()).endsWith("use another machine.");
    }

    @Test
    void shouldNoticeTimeThatIsLostWhileNobodyIsSeenToUseIt() throws InterruptedException {
        Diagnosis diagnosis = examine(ESTIMATE, Examinations.quiet().withLost(100), "rating");
        assertThat(diagnosis.summary(200)).contains("100.0 % of CPU time is lost in clock gaps");
        assertThat(diagnosis.verdict())
                .endsWith("It is not quiet enough for a rating: end other programs, or use another machine.");
    }

    @Test
    void shouldNameWhatIsToBeMended() throws Exception {
        Examinations machine = new Examinations(
                2,
                300_000L << 10,
                Measurement.of(1),
                Measurement.of(0),
                Measurement.of(0),
                Measurement.of(9_000_000),
                List.of());
        assertThat(examine(ESTIMATE, machine, "rating").verdict())
                .contains("A CPU quota throttles load while it is measured: lift it.")
                .contains("Swap is in use, which disturbs every worklet: free memory first.")
                .contains(
                        "Clients cannot be pinned to CPUs: install taskset (package util-linux), or let the container allow it.")
                .contains("Clients cannot be kept on one memory node: install numactl.")
                .contains("Memory is short for this suite: free some, or use fewer clients.");
    }

    @Test
    void shouldSayWhatIsWrongWithTheSuite() throws InterruptedException {
        Diagnosis diagnosis = examine(ESTIMATE, Examinations.quiet(), "ratin");
        assertThat(diagnosis.planned()).isFalse();
        assertThat(diagnosis.summary(200)).contains("Suite       SUITE: there is no suite \"ratin\"");
        assertThat(diagnosis.verdict()).endsWith("The suite has problems: mend them first.");
    }

    @Test
    void shouldNotTakeAnUnknownMachineForAQuietOne() throws Exception {
        Diagnosis diagnosis = examine(ESTIMATE, Examinations.silent(), "rating");
        assertThat(diagnosis.summary(200)).contains("clock gaps are not known; the background load is unknown");
        assertThat(diagnosis.verdict()).contains("How quiet it is cannot be read here.");
    }
}
