package org.wattladder.reporter.figures;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.wattladder.model.plan.IntervalKind;
import org.wattladder.model.plan.IntervalPlan;
import org.wattladder.model.result.EvidenceTier;
import org.wattladder.model.result.IntervalResult;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.text.Message;

/**
 * One planned interval with what came of it.
 *
 * @param name within its worklet, for example {@code level 67 %} or {@code calibration 2}
 * @param plan as planned
 * @param result what happened; empty for a hole
 * @param targetRate transactions per second asked for
 * @param actualRate transactions per second completed
 * @param deviationPercent actual against target, in percent of the target
 * @param performance in the unit of the worklet
 * @param averageWatts electrical power over the window
 * @param perWatt performance for each watt
 * @param joulesPerTransaction energy of one transaction
 * @param all every transaction type together
 * @param types each transaction type
 */
public record IntervalFigures(
        Message name,
        IntervalPlan plan,
        Optional<IntervalResult> result,
        Measurement targetRate,
        Measurement actualRate,
        Measurement deviationPercent,
        Measurement performance,
        Measurement averageWatts,
        Measurement perWatt,
        Measurement joulesPerTransaction,
        TypeFigures all,
        List<TypeFigures> types) {

    static final String HOLE = "absent.interval-not-measured";

    static IntervalFigures of(
            Message name,
            IntervalPlan plan,
            Optional<IntervalResult> found,
            Function<IntervalResult, Measurement> performed) {
        Measurement hole = Measurement.absent(HOLE);
        Measurement target = found.map(IntervalResult::targetRate).orElse(hole);
        Measurement actual = found.map(IntervalResult::actualRate).orElse(hole);
        Measurement performance = found.map(performed).orElse(hole);
        Measurement watts = found.map(result -> result.power().averageWatts()).orElse(hole);
        boolean paced = plan.kind() == IntervalKind.LEVEL;
        List<TypeFigures> types = found.stream()
                .flatMap(result -> result.types().stream())
                .map(type -> TypeFigures.of(type, paced))
                .toList();
        TypeFigures all = types.size() == 1
                ? types.get(0)
                : TypeFigures.ofAll(found.map(IntervalResult::types).orElse(List.of()), paced);
        return new IntervalFigures(
                name,
                plan,
                found,
                target,
                actual,
                Efficiency.deviationPercent(actual, target),
                performance,
                watts,
                Efficiency.perWatt(performance, watts),
                Efficiency.joulesPerTransaction(watts, actual),
                all,
                types);
    }

    /** Weakest evidence behind the watts; empty when there is no watt. */
    public Optional<EvidenceTier> tier() {
        return averageWatts.asOptional().isEmpty()
                ? Optional.empty()
                : result.flatMap(found -> found.power().tier());
    }

    /** Whether the interval is one of those a rating is made of: a load level, iterations, a depth or idle. */
    public boolean counts() {
        return works() || plan.kind() == IntervalKind.IDLE;
    }

    /** Whether its performance counts: a load level, iterations or a depth. */
    public boolean works() {
        return plan.kind() == IntervalKind.LEVEL
                || plan.kind() == IntervalKind.ITERATIONS
                || plan.kind() == IntervalKind.DEPTH;
    }

    /** Whether its load is a share of the calibrated rate. */
    public boolean paced() {
        return plan.kind() == IntervalKind.LEVEL;
    }
}
