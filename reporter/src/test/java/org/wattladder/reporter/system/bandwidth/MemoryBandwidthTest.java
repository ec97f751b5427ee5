package org.wattladder.reporter.system.bandwidth;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.Map;
import java.util.Random;
import org.HdrHistogram.Histogram;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.wattladder.model.environment.Environment;
import org.wattladder.model.environment.EnvironmentKey;
import org.wattladder.model.result.RunResult;
import org.wattladder.reporter.Reporter;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.sample.SampleEnvironment;
import org.wattladder.reporter.sample.SampleRuns;

class MemoryBandwidthTest {
    private static RunFigures run(Map<EnvironmentKey, String> facts) {
        Environment environment = SampleEnvironment.declaring(facts);
        return RunFigures.of(SampleRuns.bandwidth().with(environment));
    }

    /** Published figures for each processor; the older report gives 37.5 and 41.6, which are these divided by 1.024. */
    @ParameterizedTest
    @CsvSource({"8, 4800, 307", "8, 4400, 282", "8, 1600, 102", "2, 2400, 38.4", "2, 2666, 42.6"})
    void shouldReckonPublishedMaxima(String channels, String megatransfers, double gigabytesPerSecond) {
        RunFigures run = run(Map.of(EnvironmentKey.CHANNELS, channels, EnvironmentKey.MEGATRANSFERS, megatransfers));
        assertThat(MemoryBandwidth.theoretical(run).asOptional().orElseThrow())
                .isCloseTo(gigabytesPerSecond, within(0.5));
    }

    @Test
    void shouldSayWhatIsNotKnown() {
        RunResult run = SampleRuns.bandwidth().with(SampleEnvironment.declaring(Map.of()));
        assertThat(new String(Reporter.report(run).files().get("result.txt"), java.nio.charset.StandardCharsets.UTF_8))
                .contains("The theoretical maximum is not known: memory.channels is not disclosed.")
                .containsPattern(
                        "Each of three arrays takes 6.00 GiB; how that compares with the caches is not\\s+known");
    }

    @ParameterizedTest
    @CsvSource({
        "480, 12.8 times the last-level caches (480.0 MiB).",
        "960, only 6.40 times the last-level caches (960.0 MiB)"
    })
    void shouldCompareArraysWithCaches(String mebibytes, String sentence) {
        RunFigures run = run(Map.of(EnvironmentKey.LAST_LEVEL_CACHE_MIB, mebibytes));
        String text = new String(
                Reporter.report(run.result()).files().get("result.txt"), java.nio.charset.StandardCharsets.UTF_8);
        assertThat(text.replaceAll("\\s+", " ")).contains("Each of three arrays takes 6.00 GiB, " + sentence);
    }

    @Test
    void shouldTakeTheBestPassOfEachClientAndGiveBandwidthPerWatt() {
        Kernel kernel = Kernel.of(run(Map.of())).get(0);
        assertThat(kernel.type()).isEqualTo("triad");
        double mean = kernel.figures().performance().asOptional().orElseThrow();
        assertThat(mean).isCloseTo(14.62 * 2 * 1.073741824, within(0.2));
        assertThat(kernel.figures().perWatt().asOptional().orElseThrow())
                .isCloseTo(mean / kernel.figures().averageWatts().asOptional().orElseThrow(), within(1e-9));
        assertThat(kernel.bestGigabytesPerSecond().asOptional().orElseThrow()).isGreaterThan(mean);
    }

    /** Against the mean over all ways to draw nine. */
    @ParameterizedTest
    @ValueSource(ints = {1, 5, 9, 10, 13})
    void shouldBeTheShortestOfNineOnAverage(int passes) {
        long[] nanos = new Random(passes).longs(passes, 1_000_000, 2_000_000).toArray();
        nanos[0] = nanos[passes - 1];
        Histogram histogram = new Histogram(5);
        Arrays.stream(nanos).forEach(histogram::recordValue);
        double sum = 0;
        int ways = 0;
        for (int drawn = 0; drawn < 1 << passes; drawn++) {
            if (Integer.bitCount(drawn) == Math.min(9, passes)) {
                long shortest = Long.MAX_VALUE;
                for (int i = 0; i < passes; i++) {
                    shortest = (drawn >> i & 1) == 1 ? Math.min(shortest, nanos[i]) : shortest;
                }
                sum += shortest;
                ways++;
            }
        }
        assertThat(BestOfTen.nanos(histogram)).isCloseTo(sum / ways, within(20.0));
    }
}
