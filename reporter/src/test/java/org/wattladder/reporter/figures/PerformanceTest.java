package org.wattladder.reporter.figures;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.wattladder.model.interval.IntervalLengths;
import org.wattladder.model.interval.IntervalPlan;
import org.wattladder.model.interval.Load;
import org.wattladder.model.interval.Purpose;
import org.wattladder.model.plan.ClientLayout;
import org.wattladder.model.plan.WorkletPlan;
import org.wattladder.model.result.ClientFacts;
import org.wattladder.model.result.HostClient;
import org.wattladder.model.result.IntervalResult;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.result.PowerResult;
import org.wattladder.model.result.Rates;
import org.wattladder.model.result.TemperatureResult;
import org.wattladder.model.result.TypeResult;
import org.wattladder.model.result.Window;
import org.wattladder.model.result.WorkletResult;
import org.wattladder.model.sample.SampleClient;
import org.wattladder.model.schedule.Iterations;
import org.wattladder.worklets.api.Metric;

class PerformanceTest {
    private static final Measurement NONE = Measurement.absent("none");

    @Test
    void shouldMultiplyBandwidthByTheDataWorkedOn() {
        // 8 transactions/s, half of 16 and half of 24 GB: 160 GB/s, over half of 2 x 5 GB.
        IntervalResult half = interval(
                50,
                new TypeResult("copy", 40, 16_000_000_000L, "", ""),
                new TypeResult("add", 40, 24_000_000_000L, "", ""));
        Measurement performance = Performance.of(plan(Metric.BANDWIDTH_TIMES_CAPACITY), worklet(5_000_000_000L), half);
        assertThat(performance.asOptional().orElseThrow()).isCloseTo(160 * 5, within(1e-9));
    }

    @Test
    void shouldMultiplyTheRateByTheRootOfTheCache() {
        Measurement performance = Performance.of(
                plan(Metric.TRANSACTIONS_TIMES_CACHE),
                worklet(8_000_000_000L),
                interval(100, new TypeResult("validate", 80, 0, "", "")));
        assertThat(performance.asOptional().orElseThrow()).isCloseTo(8 * 4, within(1e-9));
    }

    @Test
    void shouldCountTheBitsOfTheBytesMoved() {
        // 8 transactions/s of 1.25 MB: 10 MB/s.
        Measurement performance = Performance.of(
                plan(Metric.BITS), worklet(0), interval(100, new TypeResult("transfer", 80, 1_250_000, "", "")));
        assertThat(performance.asOptional().orElseThrow()).isCloseTo(0.08, within(1e-12));
    }

    @Test
    void shouldBeTheRateOfOtherWorklets() {
        IntervalResult interval = interval(100, new TypeResult("factorise", 80, 0, "", ""));
        assertThat(Performance.of(plan(Metric.TRANSACTIONS), worklet(0), interval))
                .isEqualTo(Measurement.of(8));
    }

    @Test
    void shouldBeAbsentWithoutDeclaredDataOrBytes() {
        IntervalResult still = interval(100, new TypeResult("copy", 40, 0, "", ""));
        assertThat(Performance.of(plan(Metric.BANDWIDTH_TIMES_CAPACITY), worklet(1), still))
                .isEqualTo(Measurement.absent("absent.bytes-undeclared"));
        assertThat(Performance.of(plan(Metric.TRANSACTIONS_TIMES_CACHE), worklet(0), still))
                .isEqualTo(Measurement.absent("absent.data-size-undeclared"));
    }

    private static WorkletPlan plan(Metric metric) {
        return WorkletPlan.alone(
                "flood",
                "memory",
                metric,
                List.of(),
                new ClientLayout(ClientLayout.Unit.CORE, 0, 0),
                List.of(),
                new Iterations(Duration.ZERO, 0, 1, 0, List.of(100, 50), Duration.ofSeconds(1), Duration.ofSeconds(9)));
    }

    private static WorkletResult worklet(long dataBytesPerClient) {
        ClientFacts facts =
                SampleClient.quiet().withMemory(1, 1, dataBytesPerClient).facts();
        return new WorkletResult(
                "flood",
                List.of(new HostClient("sut", facts, NONE), new HostClient("other", facts, NONE)),
                NONE,
                List.of(),
                List.of());
    }

    private static IntervalResult interval(int percent, TypeResult... types) {
        return new IntervalResult(
                IntervalPlan.of(
                        1,
                        Purpose.SCORED,
                        new Load.Iterations(0, 1, 0, percent, Duration.ofSeconds(9)),
                        IntervalLengths.recordingOnly(Duration.ofSeconds(1))),
                new Window(Instant.EPOCH, 10_000_000_000L, List.of()),
                Rates.of(NONE, Measurement.of(8)),
                PowerResult.of(NONE, List.of()),
                TemperatureResult.of(NONE, NONE, List.of()),
                List.of(),
                List.of(types),
                List.of());
    }
}
