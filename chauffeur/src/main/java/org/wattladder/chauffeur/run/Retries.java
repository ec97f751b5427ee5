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
 * the budget of time lasts that came with the worklets so far. One for a run, used by its thread.
 */
final class Retries {
    /** Below this share of its target a load level was missed. */
    private static final double MISSED = 0.98;

    /** What explains a missed level is less than what disturbs any interval. */
    private static final double SHARE_THAT_EXPLAINS = 0.25;

    private final RunPlan run;
    private final RetryPlan plan;
    private Duration spent = Duration.ZERO;

    /** Attempts that were discarded before the run was resumed have used their part of the budget. */
    Retries(RunPlan run, RunSoFar before) {
        this.run = run;
        this.plan = run.disturbances().retry();
        before.discards().forEach(discard -> spend(discard.interval()));
    }

    /**
     * Why this attempt is discarded, which takes its length from the budget; empty when it is kept.
     *
     * @param place of the worklet in the plan, from 0
     * @param tried attempts at the interval that were discarded already
     */
    Optional<Message> discard(int place, IntervalResult attempt, int tried) {
        if (!attempt.plan().metered() || tried >= plan.retries() || spent.compareTo(budget(place)) >= 0) {
            return Optional.empty();
        }
        double limit = missed(attempt) ? SHARE_THAT_EXPLAINS * plan.lostPercent() : plan.lostPercent();
        Optional<Message> reason = Disturbance.worst(attempt.conditions())
                .filter(worst -> worst.percent() > limit)
                .map(worst -> worst.reason(limit));
        reason.ifPresent(disturbed -> spend(attempt));
        return reason;
    }

    /** What all worklets up to this one may spend: the first ones leave the others their part. */
    private Duration budget(int place) {
        Duration begun = run.withWorklets(run.worklets().subList(0, place + 1)).atMost();
        return Duration.ofNanos(Math.round(begun.toNanos() * plan.budgetPercent() / 100));
    }

    private void spend(IntervalResult attempt) {
        Duration planned = attempt.plan().lengths().total();
        Duration took = Duration.ofNanos(attempt.window().nanos());
        spent = spent.plus(planned.compareTo(took) > 0 ? planned : took);
    }

    private static boolean missed(IntervalResult attempt) {
        OptionalDouble target = attempt.rates().target().asOptional();
        OptionalDouble actual = attempt.rates().actual().asOptional();
        return target.isPresent() && actual.isPresent() && actual.getAsDouble() < MISSED * target.getAsDouble();
    }
}
