package org.wattladder.reporter.energy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.DoubleStream;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Test;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.result.PowerResult;
import org.wattladder.model.result.RunResult;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.sample.Altered;
import org.wattladder.reporter.sample.SampleRuns;

class WorkletEnergyTest {
    private static WorkletEnergy energy(RunResult result) {
        RunFigures run = RunFigures.of(result);
        return WorkletEnergy.of(run.worklets().get(1), run);
    }

    /** Watts of every level of lu are idle and a share of 100 W. */
    private static RunResult linear(double idleWatts, double watts) {
        RunResult run = Altered.intervals(
                SampleRuns.full(),
                "lu",
                interval -> interval.plan().paced(),
                interval -> Altered.power(
                        interval,
                        PowerResult.of(
                                Measurement.of(idleWatts
                                        + watts * interval.plan().loadPercent().orElseThrow() / 100),
                                List.of())));
        return Altered.intervals(
                run,
                "idle",
                any -> true,
                interval -> Altered.power(interval, PowerResult.of(Measurement.of(idleWatts), List.of())));
    }

    @Test
    void shouldCallPowerThatFollowsLoadProportional() {
        WorkletEnergy energy = energy(linear(0, 100));
        assertThat(energy.proportionality().asOptional().orElseThrow()).isCloseTo(1, within(1e-12));
        assertThat(energy.dynamicRangePercent()).isEqualTo(Measurement.of(100));
    }

    @Test
    void shouldCallPowerThatNeverChangesNotProportional() {
        WorkletEnergy energy = energy(linear(80, 0));
        assertThat(energy.proportionality().asOptional().orElseThrow()).isCloseTo(0, within(1e-12));
        assertThat(energy.dynamicRangePercent()).isEqualTo(Measurement.of(0));
        assertThat(energy.mostEfficientLevel()
                        .orElseThrow()
                        .plan()
                        .loadPercent()
                        .orElseThrow())
                .isEqualTo(100);
    }

    @Test
    void shouldHaveNoRangeWithoutIdle() {
        RunResult run = Altered.intervals(
                SampleRuns.full(),
                "idle",
                any -> true,
                interval -> Altered.power(
                        interval, PowerResult.of(Measurement.absent("absent.meter-without-sample"), List.of())));
        assertThat(energy(run).proportionality()).isEqualTo(Measurement.absent("absent.meter-without-sample"));
        assertThat(energy(run).dynamicRangePercent()).isEqualTo(Measurement.absent("absent.meter-without-sample"));
        assertThat(energy(run).curve()).isPresent();
    }

    @RepeatedTest(20)
    void shouldFindTheParabolaThatMadeThePoints(RepetitionInfo repetition) {
        Random random = new Random(repetition.getCurrentRepetition());
        double constant = 20 + 50 * random.nextDouble();
        double slope = 10 + 90 * random.nextDouble();
        double bend = 60 * random.nextDouble() - 30;
        List<CurvePoint> points = DoubleStream.of(0, 12.5, 33, 50, 67, 99.5)
                .mapToObj(
                        load -> new CurvePoint(load, constant + slope * load / 100 + bend * load / 100 * load / 100, 0))
                .toList();
        PowerCurve curve = PowerCurve.fit(points).orElseThrow();
        assertThat(curve.coefficientsWatts().get(0)).as("seed %s", repetition).isCloseTo(constant, within(1e-8));
        assertThat(curve.coefficientsWatts().get(1)).isCloseTo(slope, within(1e-8));
        assertThat(curve.coefficientsWatts().get(2)).isCloseTo(bend, within(1e-8));
        assertThat(curve.residualStandardWatts()).isCloseTo(0, within(1e-8));
    }

    @Test
    void shouldFitNothingThroughTwoLoads() {
        assertThat(PowerCurve.fit(List.of(new CurvePoint(0, 40, 0), new CurvePoint(100, 90, 0))))
                .isEqualTo(Optional.empty());
    }
}
