package org.wattladder.model.schedule;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.groups.Tuple.tuple;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;
import org.wattladder.model.interval.IntervalLengths;
import org.wattladder.model.interval.IntervalPlan;
import org.wattladder.model.interval.Load;
import org.wattladder.model.interval.Purpose;

class TraceTest {
    private static final IntervalLengths LENGTHS = IntervalLengths.recordingOnly(Duration.ofSeconds(10));

    private static Trace trace(Duration length, Trace.Unit unit, List<Double> loads) {
        return new Trace(Duration.ofSeconds(5), 1, LENGTHS, "day", length, unit, loads, LENGTHS);
    }

    @Test
    void shouldRunOneIntervalForEachBinAndIdleWhereThereIsNoLoad() {
        assertThat(trace(Duration.ofDays(1), Trace.Unit.PERCENT, List.of(0.0, 12.5, 0.0))
                        .foreseen())
                .extracting(IntervalPlan::number, IntervalPlan::purpose, IntervalPlan::load, IntervalPlan::mark)
                .containsExactly(
                        tuple(1, Purpose.WARM_UP, new Load.Unpaced(), "warm-up"),
                        tuple(2, Purpose.CALIBRATE, new Load.Unpaced(), "calibration-1"),
                        tuple(3, Purpose.IDLE, new Load.None(), "bin-00-00"),
                        tuple(4, Purpose.PROBE, new Load.Share(12.5), "bin-08-00"),
                        tuple(5, Purpose.IDLE, new Load.None(), "bin-16-00"));
    }

    @Test
    void shouldNameBinsToTheSecondWhereTheyAreNoWholeMinutes() {
        assertThat(trace(Duration.ofSeconds(45), Trace.Unit.RATE, List.of(70.0, 80.0))
                        .foreseen())
                .extracting(interval -> interval.row().notation(), IntervalPlan::load)
                .endsWith(
                        tuple("interval.bin('00:00:00', interval.rate(70.0~p3))", new Load.Rate(70)),
                        tuple("interval.bin('00:00:23', interval.rate(80.0~p3))", new Load.Rate(80)));
    }

    @Test
    void shouldGoOnBehindTheBinsThatAreRecorded() {
        Trace trace = trace(Duration.ofDays(1), Trace.Unit.PERCENT, List.of(10.0, 20.0, 10.0));
        List<FinishedInterval> done = new ArrayList<>();
        trace.foreseen()
                .subList(0, 4)
                .forEach(each -> done.add(new FinishedInterval(each, Map.of(), List.of(), 0, OptionalDouble.empty())));

        Optional<IntervalPlan> next = trace.next(new History(done));

        assertThat(next).contains(trace.foreseen().get(4));
        assertThat(next.orElseThrow().load()).isEqualTo(new Load.Share(10));
    }

    @Test
    void shouldRefuseToBeWithoutLoadOrCalibration() {
        assertThatThrownBy(() -> trace(Duration.ofDays(1), Trace.Unit.PERCENT, List.of()))
                .hasMessageContaining("a load");
    }
}
