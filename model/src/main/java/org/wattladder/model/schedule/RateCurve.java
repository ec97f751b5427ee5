package org.wattladder.model.schedule;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.wattladder.model.interval.Load;
import org.wattladder.model.interval.Purpose;

/**
 * Where a curve stands after the intervals so far. Trials begin at the calibrated rate, climb while rates are sustained, and
 * halve the range until the highest sustained rate is known as closely as a step is wide; a rate fails when it is not sustained
 * twice. Steps then climb from one width to where two in
 * succession, at that rate or above, are not sustained. Made again from the history each time, so that a resumed run goes on
 * where it was.
 */
public final class RateCurve {
    private static final double LOWEST_SHARE = 0.1;
    private static final double MOST_SHARE = 4;
    private static final double GROWTH = 1.25;
    private static final double MOST_PERCENT = 150;
    private static final double HUNDRED = 100;
    private static final int TRIES = 2;
    private static final int BEYOND = 2;

    private final Curve curve;
    private final List<CurveStep> steps = new ArrayList<>();
    private final double calibrated;
    private double sustained;
    private double failed = Double.POSITIVE_INFINITY;
    private double again;

    private RateCurve(Curve curve, double calibratedRate) {
        this.curve = curve;
        calibrated = calibratedRate;
        sustained = calibratedRate * LOWEST_SHARE;
    }

    /** Replays what was recorded. */
    public static RateCurve of(Curve curve, History done) {
        RateCurve state = new RateCurve(
                curve, CalibratedRates.of(done, curve.calibrationUse()).total());
        for (FinishedInterval interval : done.intervals()) {
            if (interval.plan().load() instanceof Load.Rate load) {
                double rate = load.transactionsPerSecond();
                if (interval.plan().purpose() == Purpose.TRIAL) {
                    state.tried(rate, state.isSustained(interval, rate));
                } else {
                    state.steps.add(state.step(interval, rate));
                }
            }
        }
        return state;
    }

    /** The steps that were recorded, from the lowest rate to the highest. */
    public List<CurveStep> steps() {
        return List.copyOf(steps);
    }

    /** Whether steps reached beyond saturation, so that a higher rate would not be sustained. */
    public boolean isSaturated() {
        return steps.size() >= BEYOND
                && steps.subList(steps.size() - BEYOND, steps.size()).stream().noneMatch(CurveStep::sustained);
    }

    /** The highest rate that was sustained, in transactions per second; empty when none was. */
    public OptionalDouble maxRate() {
        return highest(step -> true);
    }

    /**
     * The highest rate that was sustained and kept a goal; empty when none did.
     *
     * @param goal place in the order of the suite
     */
    public OptionalDouble rate(int goal) {
        return highest(step -> step.keeps().get(goal));
    }

    /** The geometric mean of the rates of all goals; empty when no rate keeps one of them. */
    public OptionalDouble criticalRate() {
        return geometricMean(
                IntStream.range(0, curve.goals().size()).mapToObj(this::rate).toList());
    }

    static OptionalDouble geometricMean(List<OptionalDouble> rates) {
        double logarithms = 0;
        for (OptionalDouble rate : rates) {
            if (rate.isEmpty()) {
                return rate;
            }
            logarithms += Math.log(rate.getAsDouble());
        }
        return OptionalDouble.of(Math.exp(logarithms / rates.size()));
    }

    private OptionalDouble highest(Predicate<CurveStep> meets) {
        return steps.stream()
                .filter(step -> step.sustained() && meets.test(step))
                .mapToDouble(CurveStep::rate)
                .max();
    }

    /** The rate of the next trial; empty when the highest sustained rate is known. */
    OptionalDouble nextTrial() {
        if (again > 0) {
            return OptionalDouble.of(again);
        }
        if (Double.isInfinite(failed)) {
            double higher = Math.max(calibrated, sustained * GROWTH);
            return higher > 0 && higher <= calibrated * MOST_SHARE
                    ? OptionalDouble.of(Rates.rounded(higher))
                    : OptionalDouble.empty();
        }
        return failed > sustained * (1 + curve.widthPercent() / HUNDRED)
                ? OptionalDouble.of(Rates.rounded(Math.sqrt(sustained * failed)))
                : OptionalDouble.empty();
    }

    /** The rate of the next step; empty at the end of the curve, and when nothing was completed in calibration. */
    OptionalDouble nextStep() {
        double percent = (steps.size() + 1) * curve.widthPercent();
        boolean over = percent > MOST_PERCENT || (percent > HUNDRED && isSaturated());
        return over || sustained == 0
                ? OptionalDouble.empty()
                : OptionalDouble.of(Rates.rounded(sustained * percent / HUNDRED));
    }

    static int mostTrials(double widthPercent) {
        int climbs = (int) Math.ceil(Math.log(MOST_SHARE) / Math.log(GROWTH));
        return TRIES
                * (1
                        + Math.max(
                                Rates.halvings(1 / LOWEST_SHARE, widthPercent),
                                climbs + Rates.halvings(GROWTH, widthPercent)));
    }

    static int mostSteps(double widthPercent) {
        return (int) (MOST_PERCENT / widthPercent);
    }

    private void tried(double rate, boolean met) {
        if (met) {
            sustained = rate;
            again = 0;
        } else if (again == rate) {
            failed = rate;
            again = 0;
        } else {
            again = rate;
        }
    }

    private CurveStep step(FinishedInterval interval, double rate) {
        TrialTally tally = TrialTally.of(interval, curve.goals());
        return new CurveStep(
                interval.plan().number(),
                rate,
                isSustained(interval, rate),
                IntStream.range(0, curve.goals().size())
                        .mapToObj(goal -> tally.keeps(curve.goals().get(goal), goal))
                        .toList());
    }

    /** As much was completed as scheduled, and what was scheduled was answered: a backlog stays small and does not grow. */
    private boolean isSustained(FinishedInterval interval, double asked) {
        double seconds = interval.plan().lengths().recording().toNanos() / 1e9;
        double share = curve.tolerancePercent() / HUNDRED;
        return interval.rate() >= asked * (1 - share) && interval.unanswered() <= asked * seconds * share;
    }
}
