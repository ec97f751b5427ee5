package org.wattladder.reporter.rules.meter;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import org.wattladder.model.plan.HostPlan;
import org.wattladder.model.plan.MeterPlan;
import org.wattladder.model.plan.RunPlan;
import org.wattladder.model.result.EvidenceTier;
import org.wattladder.model.result.HostPower;
import org.wattladder.model.result.MeterWindow;
import org.wattladder.model.result.PowerResult;
import org.wattladder.model.text.Figure;
import org.wattladder.model.text.Message;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.finding.Finding;
import org.wattladder.reporter.finding.Severity;
import org.wattladder.reporter.notation.Decimals;
import org.wattladder.reporter.rules.MeasuredInterval;
import org.wattladder.reporter.rules.Rule;
import org.wattladder.reporter.rules.RuleDescription;

/** A second meter of the same hosts confirms those that count. */
final class ObserverContradicts implements Rule {
    private static final double WARNING_PERCENT = 10;
    private static final double INVALID_PERCENT = 30;
    private static final double DRIFT_PERCENT = 5;
    private static final int FEWEST_FOR_DRIFT = 3;

    @Override
    public RuleDescription description() {
        return new RuleDescription(
                "observer-contradicts",
                "A meter that does not count shows what the meters that count show of the same hosts, and the same share of it"
                        + " in every window.",
                "warning above " + Decimals.percent(WARNING_PERCENT)
                        + " of difference as the median of the windows, invalid above "
                        + Decimals.percent(INVALID_PERCENT)
                        + ". Warning when its share moves by more than " + Decimals.percent(DRIFT_PERCENT)
                        + " from the first third of the windows to the last. Counters inside the machine have the same limits,"
                        + " only for watts above those of the whole machine",
                "ours: sensors of supplies and BMCs are within some percent of an analyzer; one of two that differ more is wrong",
                "Run `wattladder reconcile RUNDIR` and find out which of the two is wrong.");
    }

    /** What both show of one window. */
    private record Pair(MeasuredInterval interval, MeterWindow observer, double counted, double observed) {
        double excessPercent() {
            return 100 * (observed - counted) / Math.max(observed, counted);
        }
    }

    @Override
    public List<Finding> check(RunFigures run) {
        Map<String, List<Pair>> byObserver = new LinkedHashMap<>();
        for (MeasuredInterval interval : MeasuredInterval.counting(run)) {
            PowerResult power = interval.result().power();
            for (MeterWindow observer : power.observers()) {
                OptionalDouble observed = observer.figures().average().asOptional();
                OptionalDouble counted = counted(run.result().plan(), power, observer.meter());
                if (observed.isPresent() && counted.isPresent() && counted.getAsDouble() > 0) {
                    byObserver
                            .computeIfAbsent(observer.meter(), unused -> new ArrayList<>())
                            .add(new Pair(interval, observer, counted.getAsDouble(), observed.getAsDouble()));
                }
            }
        }
        return byObserver.values().stream()
                .flatMap(pairs -> check(pairs).stream())
                .toList();
    }

    /** Watts that count of the hosts that the observer measures; empty when one of them has none of its own. */
    private static OptionalDouble counted(RunPlan plan, PowerResult power, String observer) {
        List<String> all = plan.systems().stream().map(HostPlan::name).toList();
        List<String> hosts = plan.meters().stream()
                .filter(meter -> meter.name().equals(observer))
                .map(MeterPlan::hosts)
                .findFirst()
                .orElse(List.of());
        if (hosts.isEmpty() || hosts.containsAll(all)) {
            return power.averageWatts().asOptional();
        }
        double sum = 0;
        for (String host : hosts) {
            OptionalDouble watts = power.hosts().stream()
                    .filter(each -> each.host().equals(host))
                    .map(HostPower::averageWatts)
                    .flatMapToDouble(each -> each.asOptional().stream())
                    .findFirst();
            if (watts.isEmpty()) {
                return watts;
            }
            sum += watts.getAsDouble();
        }
        return OptionalDouble.of(sum);
    }

    private Optional<Finding> check(List<Pair> pairs) {
        EvidenceTier tier = pairs.get(0).observer().tier();
        boolean whole = tier.compareTo(EvidenceTier.IN_BAND) < 0;
        if (!whole && tier != EvidenceTier.IN_BAND) {
            return Optional.empty();
        }
        double median = median(pairs);
        double apart = whole ? Math.abs(median) : median;
        if (apart > WARNING_PERCENT) {
            Pair first = pairs.get(0);
            return Optional.of(description()
                    .finding(
                            apart > INVALID_PERCENT ? Severity.INVALID : Severity.WARNING,
                            place(first),
                            "observer-contradicts.apart",
                            Figure.significant(first.observed(), 4),
                            Figure.significant(first.counted(), 4),
                            first.interval().place(),
                            Figure.signed(median, 0),
                            pairs.size()));
        }
        int third = pairs.size() / 3;
        if (!whole || pairs.size() < FEWEST_FOR_DRIFT) {
            return Optional.empty();
        }
        double from = median(pairs.subList(0, third));
        double to = median(pairs.subList(pairs.size() - third, pairs.size()));
        return Math.abs(to - from) <= DRIFT_PERCENT
                ? Optional.empty()
                : Optional.of(description()
                        .finding(
                                Severity.WARNING,
                                place(pairs.get(0)),
                                "observer-contradicts.drifts",
                                Figure.signed(from, 0),
                                Figure.signed(to, 0)));
    }

    private static Message place(Pair pair) {
        return Message.of("place.meter", pair.observer().meter());
    }

    private static double median(List<Pair> pairs) {
        double[] sorted =
                pairs.stream().mapToDouble(Pair::excessPercent).sorted().toArray();
        return (sorted[(sorted.length - 1) / 2] + sorted[sorted.length / 2]) / 2;
    }
}
