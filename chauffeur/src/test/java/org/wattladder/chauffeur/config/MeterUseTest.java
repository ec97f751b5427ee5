package org.wattladder.chauffeur.config;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.OptionalLong;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.wattladder.model.plan.MeterPlan;
import org.wattladder.model.plan.MeterRole;
import org.wattladder.model.plan.RangePolicy;
import org.wattladder.model.plan.RunPlan;

class MeterUseTest {
    @TempDir
    private Path folder;

    private ConfigTree tree;

    @BeforeEach
    void makeTree() {
        tree = new ConfigTree(folder).suite("title: t\nworklets:\n  lu:\n");
    }

    private static PlanRequest request() {
        return new PlanRequest(
                "s",
                false,
                List.of(),
                List.of(),
                List.of("left:7420", "right:7420"),
                List.of("lab"),
                List.of(),
                OptionalLong.empty());
    }

    @Test
    void shouldReadWhatEachMeterMeasuresAndHow() throws ConfigProblems {
        tree.file("meters/lab.yaml", """
                meters:
                  one: {address: 'pdu:1', hosts: [left], ranges: {policy: fixed, volts: 300, amps: 2.5}}
                  two: {address: 'pdu:2', hosts: [left, right], ranges: {policy: from-ranging-pass, pass: 20s}}
                  three: {source: rapl, role: observes, ranges: {policy: auto}}
                  four: {address: 'pdu:4', role: observes}
                sensors:
                  air: {address: 'pdu:5', hosts: [right], role: observes}
                """);
        RunPlan plan = tree.read(request());
        assertThat(plan.meters())
                .extracting(MeterPlan::hosts)
                .containsExactly(List.of("left"), List.of("left", "right"), List.of(), List.of());
        assertThat(plan.meters())
                .extracting(MeterPlan::ranges)
                .containsExactly(
                        new RangePolicy.Fixed(300, 2.5),
                        new RangePolicy.FromRangingPass(Duration.ofSeconds(20)),
                        new RangePolicy.Automatic(),
                        new RangePolicy.Unchanged());
        assertThat(plan.meters())
                .extracting(MeterPlan::role)
                .containsExactly(MeterRole.COUNTS, MeterRole.COUNTS, MeterRole.OBSERVES, MeterRole.OBSERVES);
        assertThat(plan.sensors()).extracting(MeterPlan::hosts).containsExactly(List.of("right"));
        assertThat(PlanYaml.read(PlanYaml.write(plan))).isEqualTo(plan);
    }

    @Test
    void shouldSayWhatIsWrongWithTheUseOfAMeter() {
        tree.file("meters/lab.yaml", """
                meters:
                  one: {address: 'pdu:1', hosts: [lefd], role: count}
                  two: {address: 'pdu:2', ranges: {policy: fixed, volts: 300}}
                  three: {address: 'pdu:3', ranges: {amps: 0}}
                  four: {address: 'pdu:4', ranges: {policy: auto, amps: 3, pass: 5s}}
                  five: {address: 'pdu:5', ranges: auto, hosts: [left, left]}
                sensors:
                  air: {address: 'pdu:6', ranges: {policy: auto}}
                """);
        assertThat(tree.problems(request()))
                .containsExactlyInAnyOrder(
                        "meters/lab.yaml:2:48: meters.one.role must be one of counts, observes, not count; did you mean"
                                + " \"counts\"?",
                        "meters/lab.yaml:4:44: meters.three.ranges.amps must be a number above 0 and up to 1000, not 0",
                        "meters/lab.yaml:6:36: meters.five.ranges must be settings, each a name and a value, not auto",
                        "meters/lab.yaml:6:56: meters.five.hosts names left twice",
                        "meters/lab.yaml:8:27: unknown setting \"ranges\" in sensors.air; known: address, source,"
                                + " options, sampling, hosts, role",
                        "meters/lab.yaml:2:27: \"lefd\" is no host of this run; did you mean \"left\"?",
                        "meters/lab.yaml:3:27: the policy fixed needs both volts and amps, such as volts: 300, amps: 5",
                        "meters/lab.yaml:5:51: amps is for the policy fixed only; leave it out or change policy",
                        "meters/lab.yaml:5:60: pass is for the policy from-ranging-pass only; leave it out or change"
                                + " policy");
    }

    @Test
    void shouldRefuseToCountTheWattsOfAHostTwice() throws ConfigProblems {
        String meters = "meters:\n  left: {address: 'pdu:1', hosts: [left]}\n  whole: {address: 'pdu:2'%s}\n";
        tree.file("meters/lab.yaml", meters.formatted(""));
        assertThat(tree.problems(request()))
                .containsExactly("--meter: watts would count twice: the whole system under test is measured by whole,"
                        + " single hosts of it by left; set hosts on every primary meter or on none, or make"
                        + " some of them secondary (role: observes)");
        tree.file("meters/lab.yaml", meters.formatted(", role: observes"));
        assertThat(tree.read(request()).meters()).hasSize(2);
    }

    @Test
    void shouldRefuseARangingPassThatHasNoLoadToRunUnder() {
        tree.suite("title: t\nworklets:\n  idle:\n  lu:\n")
                .file("meters/lab.yaml", "meters:\n  one: {address: 'pdu:1', ranges: {policy: from-ranging-pass}}\n");
        assertThat(tree.problems(request()))
                .containsExactly(
                        "--meter: meter one takes its ranges from a pass during the first warm-up, but idle, the"
                                + " first worklet, has none; give it one, put another first, or use the policy fixed");
    }
}
