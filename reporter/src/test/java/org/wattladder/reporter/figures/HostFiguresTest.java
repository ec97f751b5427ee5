package org.wattladder.reporter.figures;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.wattladder.model.result.HostStart;
import org.wattladder.model.result.Measurement;
import org.wattladder.reporter.sample.Intervals;
import org.wattladder.reporter.sample.SampleFleets;

class HostFiguresTest {
    private static final WorkletFigures LU =
            RunFigures.of(SampleFleets.of(3)).worklets().get(1);
    private static final IntervalFigures LEVEL = LU.levels().get(1);

    @Test
    void shouldTellEachHostApart() {
        assertThat(HostFigures.of(LU, LEVEL))
                .extracting(HostFigures::host)
                .containsExactly("node-1", "node-2", "node-3");
        assertThat(HostFigures.of(LU, LEVEL))
                .extracting(host -> value(host.actualRate()))
                .isSortedAccordingTo((one, other) -> Double.compare(other, one));
        assertThat(HostFigures.of(LU, LEVEL))
                .extracting(host -> host.averageWatts().asOptional().isPresent())
                .containsExactly(true, false, false);
    }

    @Test
    void shouldAskOfEachHostTheSharesOfItsOwnCalibration() {
        double sum = HostFigures.of(LU, LEVEL).stream()
                .mapToDouble(host -> value(host.targetRate()))
                .sum();
        double calibrated = LU.intervals().stream()
                .filter(interval -> interval.name().id().equals("interval.calibration"))
                .flatMapToDouble(interval -> interval.result().orElseThrow().clients().stream()
                        .mapToDouble(client -> client.transactions() * 1e9 / client.recordingNanos()))
                .sum();
        assertThat(sum).isCloseTo(calibrated / 2 * 0.67, within(1e-9));
    }

    @Test
    void shouldTellWhatEachHostLostMostOf() {
        assertThat(HostFigures.of(LU, LEVEL))
                .extracting(host -> value(host.lostPercent()))
                .containsExactly(0.7, 0.7, 0.9);
    }

    @Test
    void shouldCountTheUncertaintyOfBothEndsInASpread() {
        StartSpread spread = StartSpread.of(Intervals.starts(
                        LEVEL.result().orElseThrow(),
                        List.of(new HostStart("a", -20, 5), new HostStart("b", 90, 1), new HostStart("c", 80, 20))))
                .orElseThrow();
        assertThat(spread.last().host()).isEqualTo("c");
        assertThat(spread.apartNanos()).isEqualTo(100);
        assertThat(spread.uncertaintyNanos()).isEqualTo(25);
        assertThat(spread.mostNanos()).isEqualTo(125);
    }

    @Test
    void shouldHaveNoRatesWhenIdle() {
        WorkletFigures idle = RunFigures.of(SampleFleets.of(2)).worklets().get(2);

        assertThat(HostFigures.of(idle, idle.intervals().get(0)))
                .hasSize(2)
                .allMatch(host -> host.actualRate().asOptional().isEmpty())
                .allMatch(host -> host.targetRate().asOptional().isEmpty());
    }

    private static double value(Measurement measurement) {
        return measurement.asOptional().orElseThrow();
    }
}
