package org.wattladder.reporter.view;

import java.util.Optional;
import org.wattladder.model.result.EvidenceTier;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.text.Message;
import org.wattladder.model.text.Text;
import org.wattladder.reporter.figures.Absence;
import org.wattladder.reporter.figures.IntervalFigures;
import org.wattladder.reporter.figures.Latency;
import org.wattladder.reporter.notation.Decimals;

/**
 * One rung of a worklet's ladder as texts; a dash where a figure has no meaning, {@code absent} where it is missing.
 *
 * @param load for example {@code 67 %}
 * @param target transactions per second
 * @param actual transactions per second
 * @param deviation in percent of the target
 * @param performance in the unit of the worklet
 * @param watts average
 * @param tier evidence behind the watts
 * @param perWatt performance per watt
 * @param joules of one transaction
 * @param p50 response time in milliseconds
 * @param p99 response time in milliseconds
 * @param absent why figures are missing; empty when none is
 */
public record LevelRow(
        Text load,
        String target,
        String actual,
        String deviation,
        String performance,
        String watts,
        String tier,
        String perWatt,
        String joules,
        String p50,
        String p99,
        Optional<Message> absent) {

    private static final String DASH = "–";

    static LevelRow of(IntervalFigures interval) {
        boolean idle = interval.plan().idle();
        boolean paced = interval.paced();
        Latency response = interval.all().response();
        return new LevelRow(
                load(interval),
                paced ? Decimals.significant(interval.targetRate(), 6) : DASH,
                idle ? DASH : Decimals.significant(interval.actualRate(), 6),
                paced ? deviation(interval.deviationPercent()) : DASH,
                idle ? DASH : Decimals.significant(interval.performance(), 5),
                Decimals.significant(interval.averageWatts(), 4),
                interval.tier().map(EvidenceTier::label).orElse(DASH),
                idle ? DASH : Decimals.significant(interval.perWatt(), 4),
                idle ? DASH : Decimals.significant(interval.joulesPerTransaction(), 4),
                paced ? Decimals.significant(response.p50(), 3) : DASH,
                paced ? Decimals.significant(response.p99(), 3) : DASH,
                reason(interval, idle));
    }

    /** What the rung is called. */
    public static Message load(IntervalFigures interval) {
        return interval.plan().load().amount();
    }

    /** Whether it is active idle. */
    public boolean idle() {
        return target.equals(DASH) && actual.equals(DASH);
    }

    static String deviation(Measurement percent) {
        return percent.asOptional().isPresent()
                ? Decimals.signed(percent.asOptional().getAsDouble(), 2) + " %"
                : Decimals.ABSENT;
    }

    private static Optional<Message> reason(IntervalFigures interval, boolean idle) {
        boolean paced = interval.paced();
        if (interval.result().isEmpty()) {
            return Optional.of(Message.of("absent.interval-not-measured"));
        }
        return Absence.reason(interval.averageWatts())
                .or(() -> idle ? Optional.empty() : Absence.reason(interval.actualRate()))
                .or(() -> idle ? Optional.empty() : Absence.reason(interval.performance()))
                .or(() -> paced ? Absence.reason(interval.deviationPercent()) : Optional.empty())
                .or(() -> paced ? Absence.reason(interval.all().response().p50()) : Optional.empty());
    }
}
