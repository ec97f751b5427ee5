package org.wattladder.meter.simulator.scenario;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.wattladder.meter.source.OptionMistake;

class ScenarioFileTest {

    @Test
    void shouldReadEveryKey() throws Exception {
        Scenario scenario = ScenarioFile.parse("all.yaml", """
                load: {table: {0: 40, 0.5: 95, 1: 140}, exponent: 0.8, proc-root: /nowhere}
                smoothing: 2s
                lag: 20s
                averaging: 1m
                gain: 1.08
                offset-watts: 12
                noise-watts: 0.25
                seed: 7
                volts: 230
                power-factor: 0.9
                channels: [0.5, 0.25, 0.25]
                uncertainty-percent: 0.4
                clock: {offset: -2300ms, drift-ppm: 200}
                ranges: {amps: [1, 2], volts: [300], over-range: unknown}
                celsius: [22, nan]
                humidity: 40
                faults:
                  - {kind: drop, at: 5}
                  - {kind: stall, at: 10s, for: 3s, every: 1m}
                  - {kind: unit-slip, at: 7, for: 2, by: 0.001}
                """);
        assertThat(scenario.shape())
                .isEqualTo(new Scenario.Shape(
                        Duration.ofSeconds(2), Duration.ofSeconds(20), Duration.ofMinutes(1), 1.08, 12, 0.25, 7));
        assertThat(scenario.shares()).containsExactly(0.5, 0.25, 0.25);
        assertThat(scenario.uncertainty().orElseThrow()).isEqualTo(0.004);
        assertThat(scenario.clock()).contains(new Scenario.DeviceClock(Duration.ofMillis(-2300), 200));
        assertThat(scenario.faults())
                .extracting(ScriptedFault::kind)
                .containsExactly(FaultKind.DROP, FaultKind.STALL, FaultKind.UNIT_SLIP);
        assertThat(scenario.faults().get(1).happensAt(1, Duration.ofSeconds(72)))
                .isTrue();
        assertThat(scenario.faults().get(1).happensAt(1, Duration.ofSeconds(74)))
                .isFalse();
        assertThat(scenario.faults().get(2).size()).isEqualTo(0.001);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "wats: 5 | x.yaml:1:1: unknown setting \"wats\"; did you mean \"watts\"?",
                "lag: 20 | x.yaml:1:6: lag must be a length of time from 0s to 24h, such as 30s, not 20; it needs a unit",
                "gain: -3 | x.yaml:1:7: gain must be a number from 0 to 1000, not -3",
                "load: {base: 5} | x.yaml:1:8: unknown setting \"base\" in load; did you mean \"base-watts\"?",
                "load: {table: {0: 40, 2: 50}} | x.yaml:1:23: load.table must name uses from 0 to 1, not 2",
                "load: {table: {0: 40, 0.5: 50}} | load.table must give watts for the uses 0 and 1 at least",
                "{load: {}, watts: 3} | x.yaml:1:2: load and watts exclude each other",
                "faults: [{kind: explode, at: 1}] | x.yaml:1:17: faults[1].kind must be one of drop, stall,",
                "faults: [{kind: drop}] | x.yaml:1:10: faults[1].at is missing; it must be a number of samples",
                "faults: [{kind: drop, at: 2s}] | the fault starts at a time; say how long with for",
                "faults: [{kind: drop, at: 2, for: 2s}] | for of a fault must be like at: a number of samples",
                "faults: [{kind: nan, at: 2, by: 5}] | by has no meaning for nan",
                "faults: [{kind: backwards, at: 2, by: 5}] | by of backwards must be a length of time such as 5s, not 5",
                "channels: [0.5, 0.4] | channels must add up to 1",
                "ranges: {amps: [2, 1]} | x.yaml:1:10: ranges.amps must rise",
                "watts: [1, ] ] | x.yaml:1:14: is not YAML",
                "watts: !!float 5 | tags, which begin with !, are not used here",
                "watts: &a [*a] | anchors and aliases are not used here",
                "watts: [1, two] | x.yaml:1:12: watts[2] must be a number or an error mark such as nan, not two"
            })
    void shouldSayWhatIsWrongAndWhere(String text, String sentence) {
        assertThatThrownBy(() -> ScenarioFile.parse("x.yaml", text))
                .isInstanceOf(OptionMistake.class)
                .hasMessageContaining(sentence);
    }

    @Test
    void shouldSayEverythingThatIsWrongAtOnce() {
        assertThatThrownBy(() -> ScenarioFile.parse("x.yaml", "gain: -3\nlagg: 2s\nchannels: [0.5]\n"))
                .isInstanceOf(OptionMistake.class)
                .message()
                .satisfies(message -> assertThat(message.lines())
                        .hasSize(3)
                        .allSatisfy(line -> assertThat(line).startsWith("x.yaml:")));
    }

    @Test
    void shouldReadEveryScenarioThatIsShipped() throws Exception {
        Path folder = Path.of("..", "config", "meters", "scenarios");
        try (Stream<Path> files = Files.list(folder)) {
            for (Path file : files.toList()) {
                assertThat(ScenarioFile.read(file)).isNotNull();
            }
        }
    }
}
