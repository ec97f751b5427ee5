package org.wattladder.chauffeur.run;

import java.time.Duration;
import java.util.Optional;
import java.util.OptionalDouble;
import org.wattladder.chauffeur.journal.RunSoFar;
import org.wattladder.model.plan.RetryPlan;
import org.wattladder.model.plan.RunPlan;
import org.wattladder.model.result.IntervalResult;
import org.wattladder.model.text.Message;

/**
 * Decides which attempts at intervals are discarded: those that others disturbed, as often as the plan says and as long as
 * its budget of time lasts. One for a run, used by its thread.
 */
final class Retries {
    /** Below this share of its target a load level was missed. */
    private static final double MISSED = 0.98;

    /** What explains a missed level is less than what disturbs any interval. */
    private static final double SHARE_THAT_EXPLAINS = 0.25;

    private final RetryPlan plan;
    private Duration left;

    /** Attempts that were discarded before the run was resumed have used their part of the budget. */
    Retries(RunPlan plan, RunSoFar before) {
        this.plan = plan.disturbances().retry();
        this.left = Duration.ofNanos(Math.round(plan.atMost().toNanos() * this.plan.budgetPercent() / 100));
        before.discards().forEach(discard -> spend(discard.interval()));
    }

    /**
     * Why this attempt is discarded, which takes its length from the budget; empty when it is kept.
     *
     * @param tried attempts at the interval that were discarded already
     */
    Optional<Message> discard(IntervalResult attempt, int tried) {
        if (!attempt.plan().metered() || tried >= plan.retries() || left.isNegative() || left.isZero()) {
            return Optional.empty();
        }
        double limit = missed(attempt) ? SHARE_THAT_EXPLAINS * plan.lostPercent() : plan.lostPercent();
        Optional<Message> reason = Disturbance.worst(attempt.conditions())
                .filter(worst -> worst.percent() > limit)
                .map(worst -> worst.reason(limit));
        reason.ifPresent(disturbed -> spend(attempt));
        return reason;
    }

    private void spend(IntervalResult attempt) {
        Duration planned = attempt.plan().lengths().total();
        Duration took = Duration.ofNanos(attempt.window().nanos());
        left = left.minus(planned.compareTo(took) > 0 ? planned : took);
    }

    private static boolean missed(IntervalResult attempt) {
        OptionalDouble target = attempt.rates().target().asOptional();
        OptionalDouble actual = attempt.rates().actual().asOptional();
        return target.isPresent() && actual.isPresent() && actual.getAsDouble() < MISSED * target.getAsDouble();
    }
}
