package org.wattladder.meter.source.estimate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.wattladder.meter.source.OpenSource;
import org.wattladder.meter.source.OptionMistake;
import org.wattladder.meter.source.Probe;
import org.wattladder.meter.source.SourceSettings;
import org.wattladder.model.time.TimeSource;
import org.wattladder.ptdaemon.codec.Column;
import org.wattladder.ptdaemon.codec.Reading;

class EstimateSourceTest {
    @TempDir
    private Path proc;

    private final EstimateSource estimate = new EstimateSource();

    /** user nice system idle iowait irq softirq steal. */
    private void stat(String ticks) throws IOException {
        Files.writeString(proc.resolve("stat"), "cpu  " + ticks + " 0 0\ncpu0 1 1 1 1\ncpu1 1 1 1 1\nintr 5\n");
    }

    private SourceSettings settings(String... pairs) throws OptionMistake {
        Map<String, String> given = new HashMap<>(Map.of("proc-root", proc.toString()));
        for (int index = 0; index < pairs.length; index += 2) {
            given.put(pairs[index], pairs[index + 1]);
        }
        return SourceSettings.of("estimate", estimate.keys(), given);
    }

    private Reading between(String earlier, String later) throws Exception {
        stat(earlier);
        try (OpenSource source = estimate.open(
                settings("idle-watts", "40", "full-watts", "140", "exponent", "1"), TimeSource.system())) {
            source.begin();
            stat(later);
            return source.sample().reading(Column.WATTS).orElseThrow();
        }
    }

    @ParameterizedTest
    @CsvSource({
        "100 0 0 100 0 0 0 0, 100 0 0 300 0 0 0 0, 40",
        "100 0 0 100 0 0 0 0, 300 0 0 100 0 0 0 0, 140",
        "0 0 0 0 0 0 0 0, 10 10 10 150 0 10 10 0, 65",
        "0 0 0 0 0 0 0 0, 50 0 0 0 150 0 0 0, 65",
        "0 0 0 0 0 0 0 0, 50 0 0 100 0 0 0 50, 65"
    })
    void shouldEstimateFromTheShareOfTimeExecuted(String earlier, String later, double watts) throws Exception {
        assertThat(between(earlier, later)).isEqualTo(Reading.of(watts));
    }

    @ParameterizedTest
    @CsvSource({
        "100 0 0 100 0 0 0 0, 100 0 0 100 0 0 0 0",
        "100 0 0 100 0 0 0 0, 5 0 0 200 0 0 0 0",
        "100 0 0 100 0 0 0 0, x 0 0 200 0 0 0 0"
    })
    void shouldTakeAnIntervalWithoutCountersAsAnError(String earlier, String later) throws Exception {
        assertThat(between(earlier, later)).isEqualTo(Reading.invalid());
    }

    @Test
    void shouldRiseWithLoadWhateverTheOptions() {
        long seed = 7;
        Random random = new Random(seed);
        for (int round = 0; round < 300; round++) {
            double idle = 0.1 + random.nextDouble() * 500;
            PowerModel model = new PowerModel(idle, idle + random.nextDouble() * 900, 0.1 + random.nextDouble() * 2.9);
            double last = model.watts(0);
            assertThat(last).as("seed %d round %d", seed, round).isEqualTo(idle);
            for (int percent = 1; percent <= 100; percent++) {
                double watts = model.watts(percent / 100.0);
                assertThat(watts)
                        .as("seed %d round %d at %d %%", seed, round, percent)
                        .isGreaterThanOrEqualTo(last);
                last = watts;
            }
        }
    }

    @Test
    void shouldDeriveItsDefaultsFromTheNumberOfProcessors() throws Exception {
        stat("1 1 1 1 1 1 1 1");
        assertThat(estimate.probe(settings())).isEqualTo(Probe.yes("model 22.0 W + 8.0 W x utilisation^0.70"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"idle-watts=-5", "idle-watts=few", "exponent=0", "full-watts=1", "exponent=NaN"})
    void shouldRefuseOptionsThatCannotBe(String option) throws Exception {
        stat("1 1 1 1 1 1 1 1");
        String[] pair = option.split("=", -1);
        assertThatThrownBy(() -> estimate.probe(settings(pair)))
                .isInstanceOf(OptionMistake.class)
                .hasMessageContaining(pair[0]);
    }

    @Test
    void shouldSayThatItNeedsLinux() throws Exception {
        Probe probe =
                estimate.probe(settings("proc-root", proc.resolve("absent").toString()));
        assertThat(probe.measures()).isFalse();
        assertThat(probe.sentence()).contains("absent/stat cannot be read");
    }
}
