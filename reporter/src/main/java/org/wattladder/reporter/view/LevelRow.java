package org.wattladder.reporter.view;

import java.util.Optional;
import org.wattladder.model.plan.IntervalKind;
import org.wattladder.model.result.EvidenceTier;
import org.wattladder.model.result.Measurement;
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
 * @param watts average
 * @param tier evidence behind the watts
 * @param perWatt performance per watt
 * @param joules of one transaction
 * @param p50 response time in milliseconds
 * @param p99 response time in milliseconds
 * @param absent why figures are missing; empty when none is
 */
public record LevelRow(
        String load,
        String target,
        String actual,
        String deviation,
        String watts,
        String tier,
        String perWatt,
        String joules,
        String p50,
        String p99,
        Optional<String> absent) {

    private static final String DASH = "–";

    static LevelRow of(IntervalFigures interval) {
        boolean idle = interval.plan().kind() == IntervalKind.IDLE;
        Latency response = interval.all().response();
        return new LevelRow(
                idle ? "active idle" : Decimals.percent(interval.plan().loadPercent()),
                idle ? DASH : Decimals.significant(interval.targetRate(), 6),
                idle ? DASH : Decimals.significant(interval.actualRate(), 6),
                idle ? DASH : deviation(interval.deviationPercent()),
                Decimals.significant(interval.averageWatts(), 4),
                interval.tier().map(EvidenceTier::label).orElse(DASH),
                idle ? DASH : Decimals.significant(interval.perWatt(), 4),
                idle ? DASH : Decimals.significant(interval.joulesPerTransaction(), 4),
                idle ? DASH : Decimals.significant(response.p50(), 3),
                idle ? DASH : Decimals.significant(response.p99(), 3),
                reason(interval, idle));
    }

    private static String deviation(Measurement percent) {
        return percent.asOptional().isPresent()
                ? Decimals.signed(percent.asOptional().getAsDouble(), 2) + " %"
                : Decimals.ABSENT;
    }

    private static Optional<String> reason(IntervalFigures interval, boolean idle) {
        if (interval.result().isEmpty()) {
            return Optional.of("the interval was not measured");
        }
        return Absence.reason(interval.averageWatts())
                .or(() -> idle ? Optional.empty() : Absence.reason(interval.actualRate()))
                .or(() -> idle ? Optional.empty() : Absence.reason(interval.deviationPercent()))
                .or(() -> idle
                        ? Optional.empty()
                        : Absence.reason(interval.all().response().p50()));
    }
}
