package org.wattladder.model.schedule;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.assertj.core.data.Percentage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.wattladder.model.interval.IntervalLengths;
import org.wattladder.model.interval.IntervalPlan;
import org.wattladder.model.interval.Load;
import org.wattladder.model.interval.Purpose;

class CurveTest {
    private static final List<LatencyGoal> GOALS = Stream.of(10, 25, 50, 75, 100)
            .map(millis -> new LatencyGoal(99, Duration.ofMillis(millis)))
            .toList();

    private static Curve curve(double widthPercent) {
        return new Curve(
                Duration.ZERO,
                1,
                IntervalLengths.recordingOnly(Duration.ofSeconds(10)),
                GOALS,
                widthPercent,
                2,
                Duration.ofSeconds(5),
                new IntervalLengths(Duration.ZERO, Duration.ofSeconds(5), Duration.ofSeconds(30), Duration.ZERO),
                Optional.empty());
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void shouldFindTheRatesThatTheoryGives(int servers) {
        QueueingServer server = new QueueingServer(servers, 5000, 0, 0);
        Curve curve = curve(1);
        History done = server.run(curve, new SplittableRandom(servers));
        RateCurve found = RateCurve.of(curve, done);

        assertThat(found.isSaturated()).isTrue();
        assertThat(found.maxRate().orElseThrow()).isCloseTo(servers * 5000.0, Percentage.withPercentage(5));
        double product = 1;
        for (int goal = 0; goal < GOALS.size(); goal++) {
            double truth = server.rateWithin(GOALS.get(goal));
            product *= truth;
            assertThat(found.rate(goal).orElseThrow())
                    .as("rate of %s ms", GOALS.get(goal).bound().toMillis())
                    .isCloseTo(truth, Percentage.withPercentage(5));
        }
        assertThat(found.criticalRate().orElseThrow()).isCloseTo(Math.pow(product, 0.2), Percentage.withPercentage(5));
        assertThat(done.intervals().size()).isLessThanOrEqualTo(curve.mostIntervals());
    }

    @Test
    void shouldStepFromOneWidthToBeyondSaturation() {
        Curve curve = curve(10);
        History done = new QueueingServer(1, 1000, 0, 0).run(curve, new SplittableRandom(3));
        List<IntervalPlan> plans =
                done.intervals().stream().map(FinishedInterval::plan).toList();
        assertThat(plans.get(0).purpose()).isEqualTo(Purpose.CALIBRATE);
        assertThat(plans.get(1).purpose()).isEqualTo(Purpose.TRIAL);
        assertThat(plans).extracting(IntervalPlan::number).doesNotHaveDuplicates();
        List<CurveStep> steps = RateCurve.of(curve, done).steps();
        assertThat(steps.get(0).rate()).isCloseTo(steps.get(9).rate() / 10, within(0.1));
        assertThat(steps).filteredOn(CurveStep::sustained).hasSizeBetween(9, 11);
        assertThat(steps.subList(steps.size() - 2, steps.size())).noneMatch(CurveStep::sustained);
        assertThat(plans.get(plans.size() - 1).mayOverload()).isTrue();
        assertThat(plans.get(plans.size() - 1).metered()).isTrue();
        assertThat(plans.get(plans.size() - 1).works()).isTrue();
    }

    /** A resumed run asks again with what is recorded, wherever it broke off. */
    @Test
    void shouldGoOnWhereItWas() {
        Curve curve = curve(10);
        History done = new QueueingServer(1, 1000, 0, 0).run(curve, new SplittableRandom(4));
        for (int length = 0; length < done.intervals().size(); length++) {
            assertThat(curve.next(new History(done.intervals().subList(0, length))))
                    .contains(done.intervals().get(length).plan());
        }
        assertThat(curve.next(done)).isEmpty();
    }

    @Test
    void shouldTakeTheGeometricMeanAndNotTheArithmeticOne() {
        assertThat(RateCurve.geometricMean(Stream.of(1000.0, 4000.0)
                                .map(OptionalDouble::of)
                                .toList())
                        .orElseThrow())
                .isCloseTo(2000, within(1e-9));
        assertThat(RateCurve.geometricMean(List.of(OptionalDouble.of(1000), OptionalDouble.empty())))
                .isEmpty();
    }

    /** As many are completed as come in, but those before them still wait. */
    @Test
    void shouldNotCallARateSustainedBehindWhichABacklogStands() {
        Curve curve = curve(10);
        History calibrated = after(curve, History.EMPTY, 1000, 0);
        double first = rate(curve, calibrated);

        assertThat(rate(curve, after(curve, calibrated, first, 0.01))).isGreaterThan(first);
        History once = after(curve, calibrated, first, 0.03);
        assertThat(rate(curve, once)).as("tried twice").isEqualTo(first);
        assertThat(rate(curve, after(curve, once, first, 0.03))).isLessThan(first);
    }

    /** The next interval completes this many a second, and leaves this share of its transactions unanswered. */
    private static History after(Curve curve, History done, double rate, double unansweredShare) {
        IntervalPlan plan = curve.next(done).orElseThrow();
        long asked = Math.round(rate * plan.lengths().recording().toSeconds());
        FinishedInterval finished = new FinishedInterval(
                plan, Map.of("host", rate), List.of(), Math.round(asked * unansweredShare), OptionalDouble.empty());
        return new History(
                Stream.concat(done.intervals().stream(), Stream.of(finished)).toList());
    }

    private static double rate(Curve curve, History done) {
        return ((Load.Rate) curve.next(done).orElseThrow().load()).transactionsPerSecond();
    }

    @Test
    void shouldEndWhereNothingIsCompleted() {
        Curve curve = curve(10);
        FinishedInterval nothing = new FinishedInterval(
                curve.next(History.EMPTY).orElseThrow(), Map.of("host", 0.0), List.of(), 0, OptionalDouble.empty());
        assertThat(curve.next(new History(List.of(nothing)))).isEmpty();
    }
}
