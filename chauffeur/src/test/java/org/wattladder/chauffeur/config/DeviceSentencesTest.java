package org.wattladder.chauffeur.config;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.OptionalLong;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.wattladder.model.plan.HostPlan;
import org.wattladder.model.plan.MeterPlan;
import org.wattladder.model.plan.RunPlan;
import org.wattladder.model.plan.Setting;

class DeviceSentencesTest {
    private static final String ENDPOINT =
            "HOST:PORT with a port from 1 to 65535, such as 192.0.2.10:8888 or [::1]:8888";

    @TempDir
    private Path folder;

    private ConfigTree tree;

    @BeforeEach
    void makeTree() {
        tree = new ConfigTree(folder)
                .suite("title: t\nworklets:\n  lu:\n")
                .file(
                        "meters/lab.yaml",
                        "meters:\n  wall: {address: 'pdu:8888'}\nsensors:\n  air: {address: 'pdu:8889'}\n");
    }

    private static MeterPlan local(String name, String source, int samplingMillis, Setting... options) {
        return MeterPlan.of(name, "127.0.0.1", 0, source, List.of(options), samplingMillis);
    }

    private RunPlan with(List<String> meters, List<String> sensors) throws ConfigProblems {
        return tree.read(ConfigTree.devices(meters, sensors));
    }

    @Test
    void shouldStartALocalDaemonOnTheBestSourceWhenNoMeterIsNamed() throws ConfigProblems {
        RunPlan plan = tree.plan();
        assertThat(plan.meters()).containsExactly(local("power", "auto", 1000));
        assertThat(plan.sensors()).isEmpty();
        assertThat(plan.hosts()).containsExactly(new HostPlan("here", "127.0.0.1", 0, true));
    }

    @Test
    void shouldReadEveryWayToNameAMeter() throws ConfigProblems {
        RunPlan plan = with(
                List.of("auto", "rapl", "estimate:idle-watts=20,full-watts=95.5", "pdu:9000", "[fe80::1]:9001", "lab"),
                List.of("scripted:celsius=22.5,23,23.5"));
        assertThat(plan.meters())
                .containsExactly(
                        local("power", "auto", 1000),
                        local("power-2", "rapl", 1000),
                        local(
                                "power-3",
                                "estimate",
                                1000,
                                new Setting("idle-watts", "20"),
                                new Setting("full-watts", "95.5")),
                        MeterPlan.of("power-4", "pdu", 9000, "", List.of(), 1000),
                        MeterPlan.of("power-5", "fe80::1", 9001, "", List.of(), 1000),
                        MeterPlan.of("wall", "pdu", 8888, "", List.of(), 1000));
        assertThat(plan.sensors())
                .containsExactly(
                        MeterPlan.of("air", "pdu", 8889, "", List.of(), 5000),
                        local("inlet", "scripted", 5000, new Setting("celsius", "22.5,23,23.5")));
    }

    @Test
    void shouldTakeNoneForAnAnswer() throws ConfigProblems {
        assertThat(with(List.of("none"), List.of()).meters()).isEmpty();
        assertThat(with(List.of("lab"), List.of()).sensors()).hasSize(1);
        assertThat(with(List.of("lab"), List.of("none")).sensors()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            rapp            | "rapp" is no source, no HOST:PORT and no file in meters; did you mean "rapl"?
            labb            | "labb" is no source, no HOST:PORT and no file in meters; did you mean "lab"?
            yokogawa        | "yokogawa" is no source, no HOST:PORT and no file in meters; known: scpi, hwmon, ipmi, redfish, pdu, rapl, nvml, rails, estimate, replay, scripted, auto, none, lab
            box:99999       | "box:99999" is neither a source nor ENDPOINT; known: scpi, hwmon, ipmi, redfish, pdu, rapl, nvml, rails, estimate, replay, scripted, auto
            estimat:a=1     | "estimat:a=1" is neither a source nor ENDPOINT; did you mean "estimate"?
            estimate:       | "" in "estimate:" must be option=value
            estimate:idle   | "idle" in "estimate:idle" must be option=value
            estimate:=3     | "=3" in "estimate:=3" must be option=value
            estimate:idle=  | "idle=" in "estimate:idle=" must be option=value
            """)
    void shouldSayWhatIsWrongWithAMeter(String meter, String sentence) {
        assertThat(tree.problems(ConfigTree.devices(List.of(meter), List.of())))
                .containsExactly("--meter: " + sentence.replace("ENDPOINT", ENDPOINT));
    }

    @Test
    void shouldSayWhatIsWrongWithSeveralMeters() {
        assertThat(tree.problems(ConfigTree.devices(List.of("none", "rapl"), List.of("none", "pdu:1"))))
                .containsExactly(
                        "--meter: none cannot stand beside others", "--sensor: none cannot stand beside others");
        assertThat(tree.problems(ConfigTree.devices(List.of("lab", "lab"), List.of())))
                .containsExactly(
                        "--meter: two meters or sensors have the name \"wall\"",
                        "--meter: two meters or sensors have the name \"air\"");
    }

    @Test
    void shouldSayWhatIsWrongWithASensor() {
        assertThat(tree.problems(ConfigTree.devices(List.of(), List.of("rapl"))))
                .containsExactly("--sensor: \"rapl\" is neither a source nor " + ENDPOINT + "; known: scripted");
    }

    @Test
    void shouldSayWhatIsWrongInAMetersFile() {
        tree.file("meters/bad.yaml", """
                meters:
                  both: {address: 'a:1', source: rapl}
                  neither:
                  typo: {source: estimat}
                  mixed: {address: 'a:1', options: {idle: 3}}
                  port: {address: a}
                sensors:
                  watts: {source: rapl, sampling: 1ms}
                """);
        assertThat(tree.problems(ConfigTree.devices(List.of("bad"), List.of())))
                .containsExactly(
                        "meters/bad.yaml:6:19: meters.port.address must be " + ENDPOINT + ", not a",
                        "meters/bad.yaml:8:35: sensors.watts.sampling must be a length of time from 100ms to 1m, such as"
                                + " 30s, not 1ms",
                        "meters/bad.yaml:2:3: both needs either an address or a source, not both",
                        "meters/bad.yaml:3:3: neither needs either an address or a source",
                        "meters/bad.yaml:4:10: unknown source \"estimat\"; did you mean \"estimate\"?",
                        "meters/bad.yaml:5:37: mixed has an address; options belong to a source",
                        "meters/bad.yaml:6:3: port needs either an address or a source",
                        "meters/bad.yaml:8:11: unknown source \"rapl\"; known: scripted, auto");
    }

    @Test
    void shouldNameHostsByTheirAddressAsFarAsThatTellsThemApart() throws ConfigProblems {
        assertThat(tree.read(hosts("sut:7420", "[::1]:7420", "two:1", "two:2")).hosts())
                .containsExactly(
                        new HostPlan("sut", "sut", 7420, false),
                        new HostPlan("::1", "::1", 7420, false),
                        new HostPlan("two:1", "two", 1, false),
                        new HostPlan("two:2", "two", 2, false));
    }

    @Test
    void shouldSayWhatIsWrongWithHosts() {
        assertThat(tree.problems(hosts("su t", "a:0", "b:1", "b:1")))
                .containsExactly(
                        "--host: \"su t\" must be HOST or " + ENDPOINT,
                        "--host: \"a:0\" must be HOST or " + ENDPOINT,
                        "--host: b:1 is named twice");
        String[] many =
                IntStream.rangeClosed(1, 65).mapToObj(i -> "h" + i + ":1").toArray(String[]::new);
        assertThat(tree.problems(hosts(many))).containsExactly("--host: a run has at most 64 hosts, not 65");
        assertThat(tree.problems(hosts(Arrays.copyOf(many, 64)))).isEmpty();
    }

    @Test
    void shouldSayWhatIsWrongWithWorkletsAndLevelsChosenByOptions() {
        PlanRequest request = new PlanRequest(
                "s",
                false,
                List.of("lu", "luu", "luu"),
                List.of(100.0, 0.0, 100.5, Double.NaN, 100.0),
                List.of(),
                List.of(),
                List.of(),
                OptionalLong.empty());
        assertThat(tree.problems(request))
                .containsExactly(
                        "--levels: a level must be a percentage from 0.001 to 100, not 0.0",
                        "--levels: a level must be a percentage from 0.001 to 100, not 100.5",
                        "--levels: a level must be a percentage from 0.001 to 100, not NaN",
                        "--levels: a level is named twice",
                        "--only: suite s has no worklet \"luu\"; did you mean \"lu\"?");
    }

    private static PlanRequest hosts(String... hosts) {
        return new PlanRequest(
                "s",
                false,
                List.of(),
                List.of(),
                List.of(hosts),
                Collections.emptyList(),
                List.of(),
                OptionalLong.empty());
    }
}
