package org.wattladder.reporter.figures;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.wattladder.model.interval.IntervalPlan;
import org.wattladder.model.result.EvidenceTier;
import org.wattladder.model.result.HostInterval;
import org.wattladder.model.result.IntervalResult;
import org.wattladder.model.result.MeanWatts;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.result.MeterWindow;
import org.wattladder.model.text.Message;

/**
 * One planned interval with what came of it.
 *
 * @param plan as planned
 * @param result what happened; empty for a missing interval
 * @param targetRate transactions per second asked for
 * @param actualRate transactions per second completed
 * @param deviationPercent actual against target, in percent of the target
 * @param performance in the unit of the worklet
 * @param averageWatts electrical power over the window
 * @param samplingPercent relative standard uncertainty of these watts, as samples scatter and depend on each other
 * @param perWatt performance for each watt
 * @param joulesPerTransaction energy of one transaction
 * @param all every transaction type together
 * @param types each transaction type
 */
public record IntervalFigures(
        IntervalPlan plan,
        Optional<IntervalResult> result,
        Measurement targetRate,
        Measurement actualRate,
        Measurement deviationPercent,
        Measurement performance,
        Measurement averageWatts,
        Measurement samplingPercent,
        Measurement perWatt,
        Measurement joulesPerTransaction,
        TypeFigures all,
        List<TypeFigures> types) {

    /** Half the width of a rectangle over its standard deviation. */
    private static final double RECTANGLE = Math.sqrt(3);

    /** Why figures of an interval without a result are absent. */
    public static final String HOLE = "absent.interval-not-measured";

    static IntervalFigures of(
            IntervalPlan plan,
            Optional<IntervalResult> found,
            Function<IntervalResult, Measurement> performed,
            MeanWatts means) {
        Measurement hole = Measurement.absent(HOLE);
        Measurement target = found.map(result -> result.rates().target()).orElse(hole);
        Measurement actual = found.map(result -> result.rates().actual()).orElse(hole);
        Measurement performance = found.map(performed).orElse(hole);
        Measurement watts = found.map(result -> result.power().averageWatts()).orElse(hole);
        boolean paced = plan.paced();
        List<TypeFigures> types = found.stream()
                .flatMap(result -> result.types().stream())
                .map(type -> TypeFigures.of(type, paced))
                .toList();
        TypeFigures all = types.size() == 1
                ? types.get(0)
                : TypeFigures.ofAll(found.map(IntervalResult::types).orElse(List.of()), paced);
        return new IntervalFigures(
                plan,
                found,
                target,
                actual,
                Efficiency.deviationPercent(actual, target),
                performance,
                watts,
                found.map(means::samplingPercent).orElse(hole),
                Efficiency.perWatt(performance, watts),
                Efficiency.joulesPerTransaction(watts, actual),
                all,
                types);
    }

    /** The same, as if there were this transaction type only. */
    public IntervalFigures ofType(TypeFigures type) {
        return new IntervalFigures(
                plan,
                result,
                targetRate,
                actualRate,
                deviationPercent,
                performance,
                averageWatts,
                samplingPercent,
                perWatt,
                joulesPerTransaction,
                type,
                List.of(type));
    }

    /** Weakest evidence behind the watts; empty when there is no watt. */
    public Optional<EvidenceTier> tier() {
        return averageWatts.asOptional().isEmpty()
                ? Optional.empty()
                : result.flatMap(found -> found.power().tier());
    }

    /** Its name within its worklet, for example {@code level 67 %} or {@code calibration 2}. */
    public Message name() {
        return plan.label();
    }

    /**
     * Standard uncertainty of the watts that meters state, in percent; their limits add up, as they may all be wrong to the same
     * side. Absent when one does not state it.
     */
    public Measurement meterPercent() {
        Measurement sum = Measurement.of(0);
        for (MeterWindow meter : result.map(found -> found.power().meters()).orElse(List.of())) {
            Measurement limit = Absence.combine(
                    meter.measurement().averageUncertaintyPercent(),
                    meter.figures().average(),
                    (percent, watts) -> percent * watts);
            sum = Absence.combine(sum, limit, Double::sum);
        }
        return Absence.divide(
                Absence.combine(sum, Measurement.of(RECTANGLE), (limit, width) -> limit / width),
                averageWatts,
                "absent.power-zero");
    }

    /** Energy of the window in joules: average watts times its length. */
    public Measurement energyJoules() {
        return Absence.combine(
                averageWatts,
                result.map(found -> Measurement.of(found.window().nanos() / 1e9))
                        .orElse(Measurement.absent(HOLE)),
                (watts, seconds) -> watts * seconds);
    }

    /** Transactions that were due in the window but ended after it; 0 when it was not measured. */
    public long unfinished() {
        return result.stream()
                .flatMap(found -> found.clients().stream())
                .mapToLong(HostInterval::unfinished)
                .sum();
    }

    /** Whether the interval is one of those a result is made of: load whose performance counts, or idle. */
    public boolean counts() {
        return plan.counts();
    }

    /** Whether its performance counts. */
    public boolean works() {
        return plan.works();
    }

    /** Whether a rate was asked for. */
    public boolean paced() {
        return plan.paced();
    }

    /** Share of full load in percent; absent for a rate, a depth and iterations, see {@link LoadPlace}. */
    public Measurement loadPercent() {
        return plan.loadPercent().isPresent() && plan.depth().isEmpty() && !plan.untimed()
                ? Measurement.of(plan.loadPercent().getAsDouble())
                : Measurement.absent("absent.no-share");
    }
}
