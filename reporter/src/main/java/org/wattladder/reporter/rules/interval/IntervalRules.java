package org.wattladder.reporter.rules.interval;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.TreeMap;
import java.util.function.ToDoubleFunction;
import java.util.stream.LongStream;
import org.apache.commons.math3.stat.descriptive.SummaryStatistics;
import org.wattladder.model.result.HostInterval;
import org.wattladder.model.text.Figure;
import org.wattladder.model.text.Message;
import org.wattladder.model.text.Name;
import org.wattladder.reporter.figures.IntervalFigures;
import org.wattladder.reporter.figures.WorkletFigures;
import org.wattladder.reporter.finding.Severity;
import org.wattladder.reporter.notation.Decimals;
import org.wattladder.reporter.rules.MeasuredInterval;
import org.wattladder.reporter.rules.Rule;
import org.wattladder.reporter.rules.RuleDescription;
import org.wattladder.reporter.rules.Threshold;

/** Rules on rates and lengths of intervals. */
public final class IntervalRules {
    private static final double TARGET_WARNING_PERCENT = 0.5;
    private static final double TARGET_INVALID_PERCENT = 2;
    private static final double FULL_WARNING_PERCENT = 2;
    private static final double FULL_INVALID_PERCENT = 2.5;
    private static final double CALIBRATION_PERCENT = 3;
    private static final double LENGTH_WARNING_PERCENT = 1;
    private static final double LENGTH_INVALID_PERCENT = 5;
    private static final double UNEVEN_PERCENT = 5;
    /** The recording of the published method, for which limits of chance are meant. */
    private static final double SETTLED_SECONDS = 120;

    static final String WIDTH =
            ". For recordings shorter than 120 s, limits grow with the square root, like random error";
    private static final int FEWEST_TRANSACTIONS = 100;
    private static final double ABORTED_WARNING_PERCENT = 1;
    private static final double ABORTED_INVALID_PERCENT = 5;

    /** Every planned interval was measured. */
    public static final Rule MISSING = new MissingInterval();

    /** The load that was asked for was met. */
    static final Rule TARGET_LOAD = new Threshold<>(
            new RuleDescription(
                    "target-load",
                    "The actual rate of each load level is close to its target rate.",
                    "below 100 %: warning when they differ by more than " + Decimals.percent(TARGET_WARNING_PERCENT)
                            + ", invalid above " + Decimals.percent(TARGET_INVALID_PERCENT)
                            + "; at 100 %: warning above " + Decimals.percent(FULL_WARNING_PERCENT)
                            + ", invalid above " + Decimals.percent(FULL_INVALID_PERCENT) + WIDTH,
                    "ICPE 2012 paper, section 5.1; the invalid limits follow what is known, not verified, of the older"
                            + " SPECpower_ssj2008 rules, the warning limit below 100 % is ours because pacing counts exactly",
                    "Look for background load and CPU contention on the system under test; lengthen calibration"
                            + " when the 100 % level is missed repeatedly."),
            MeasuredInterval.each(interval -> interval.figures().plan().paced()
                    && !interval.figures().plan().mayOverload()),
            interval -> Math.abs(deviation(interval)),
            IntervalRules::targetWarning,
            worst -> missed(worst) ? Severity.INVALID : Severity.WARNING,
            excess -> Message.of(
                    "target-load.missed",
                    Figure.signed(deviation(excess.worst()), 2),
                    limit(missed(excess.worst()) ? targetInvalid(excess.worst()) : targetWarning(excess.worst()))));

    /** The calibration intervals of a worklet agree. */
    static final Rule CALIBRATION_SPREAD = new Threshold<WorkletFigures>(
            new RuleDescription(
                    "calibration-spread",
                    "The rates of the calibration intervals of a worklet agree.",
                    "warning when highest and lowest differ by more than " + Decimals.percent(CALIBRATION_PERCENT)
                            + " of their mean" + WIDTH,
                    "ours, after the 3 % that the ICPE 2012 paper allows between runs",
                    "Lengthen warm-up; look for other programs on the system under test."),
            run -> run.worklets().stream()
                    .map(worklet ->
                            new Threshold.Place<>(new Name(worklet.plan().name()), List.of(worklet)))
                    .toList(),
            IntervalRules::calibrationSpreadPercent,
            IntervalRules::calibrationWarning,
            worst -> Severity.WARNING,
            excess -> Message.of(
                    "calibration-spread.wide",
                    Figure.decimals(calibrationSpreadPercent(excess.worst()), 1),
                    limit(calibrationWarning(excess.worst()))));

    /** The recording part was as long as planned. */
    static final Rule WINDOW_LENGTH = new Threshold<>(
            new RuleDescription(
                    "window-length",
                    "The recording part of each load level and of idle has its planned length, by the clocks of"
                            + " the Chauffeur and of each client.",
                    "warning when one is off by more than " + Decimals.percent(LENGTH_WARNING_PERCENT)
                            + ", invalid above " + Decimals.percent(LENGTH_INVALID_PERCENT) + WIDTH,
                    "ICPE 2012 paper, section 5: only configured interval lengths",
                    "Look for a machine that was suspended or starved of CPU time."),
            MeasuredInterval.each(interval ->
                    interval.figures().counts() && !interval.figures().plan().untimed()),
            interval -> Math.abs(lengthPercent(interval)),
            interval -> widened(LENGTH_WARNING_PERCENT, interval.figures()),
            worst -> overlong(worst) ? Severity.INVALID : Severity.WARNING,
            excess -> Message.of(
                    "window-length.off",
                    Figure.signed(lengthPercent(excess.worst()), 1),
                    limit(widened(
                            overlong(excess.worst()) ? LENGTH_INVALID_PERCENT : LENGTH_WARNING_PERCENT,
                            excess.worst().figures()))));

    /** The clients of a worklet do about the same work. */
    static final Rule CLIENTS_UNEVEN = uneven(
            new RuleDescription(
                    "client-imbalance",
                    "The clients of a load level complete about the same number of transactions per user.",
                    "note when the coefficient of variation across clients is above " + Decimals.percent(UNEVEN_PERCENT)
                            + "; not judged below " + FEWEST_TRANSACTIONS + " transactions per client",
                    "ours; such reports usually state the variation across clients, the limit is our choice",
                    "Look at the pinning of the clients in details.html, and for CPUs of different kinds or speeds."),
            IntervalRules::clientsVaryPercent,
            "client-imbalance.vary");

    /** The hosts of a run do about the same work. */
    static final Rule HOSTS_UNEVEN = uneven(
            new RuleDescription(
                    "host-imbalance",
                    "The hosts of a load level complete about the same number of transactions.",
                    "note when the coefficient of variation across hosts is above " + Decimals.percent(UNEVEN_PERCENT)
                            + "; not judged below " + FEWEST_TRANSACTIONS + " transactions per host",
                    "ours: several hosts are rated as one when they are alike",
                    "Compare the hosts' hardware, firmware settings and cooling, or rate them one by one."),
            IntervalRules::hostsVaryPercent,
            "host-imbalance.vary");

    /** Transactions end with a result. */
    static final Rule ABORTED = new Threshold<>(
            new RuleDescription(
                    "aborted-transactions",
                    "Almost no transaction of a load level is aborted.",
                    "warning above " + Decimals.percent(ABORTED_WARNING_PERCENT)
                            + " of those that ended, invalid above " + Decimals.percent(ABORTED_INVALID_PERCENT),
                    "ours: aborted transactions use power but do not count",
                    "Look at the log of the server that the worklet drives; ask for less concurrency."),
            MeasuredInterval.byWorklet(interval -> interval.figures().counts()),
            IntervalRules::abortedPercent,
            interval -> ABORTED_WARNING_PERCENT,
            worst -> abortedPercent(worst) > ABORTED_INVALID_PERCENT ? Severity.INVALID : Severity.WARNING,
            excess -> excess.message(
                    "aborted-transactions.many",
                    Figure.decimals(abortedPercent(excess.worst()), 1),
                    excess.worst().figures().name(),
                    Figure.shortest(
                            abortedPercent(excess.worst()) > ABORTED_INVALID_PERCENT
                                    ? ABORTED_INVALID_PERCENT
                                    : ABORTED_WARNING_PERCENT)));

    private IntervalRules() {}

    /** In the order of reports. */
    public static List<Rule> all() {
        return List.of(
                MISSING,
                TARGET_LOAD,
                DutyRules.DUTY_CYCLED,
                DutyRules.DUTY_SHARE,
                ABORTED,
                CALIBRATION_SPREAD,
                SteadyRate.RULE,
                WINDOW_LENGTH,
                PrecisionRules.NOT_PRECISE,
                new StartSkew(),
                CLIENTS_UNEVEN,
                HOSTS_UNEVEN,
                new IntervalRepeated());
    }

    private static Rule uneven(
            RuleDescription description, ToDoubleFunction<MeasuredInterval> variationPercent, String messageId) {
        return new Threshold<>(
                description,
                MeasuredInterval.byWorklet(interval -> interval.figures().counts()),
                variationPercent,
                interval -> UNEVEN_PERCENT,
                worst -> Severity.NOTE,
                excess -> Message.of(
                        messageId,
                        Figure.decimals(variationPercent.applyAsDouble(excess.worst()), 1),
                        excess.worst().figures().name()));
    }

    private static double abortedPercent(MeasuredInterval interval) {
        return interval.figures().all().abortedPercent().asOptional().orElse(0);
    }

    private static boolean full(MeasuredInterval interval) {
        return interval.figures().plan().loadPercent().orElse(0) >= 100;
    }

    private static double targetWarning(MeasuredInterval interval) {
        return widened(full(interval) ? FULL_WARNING_PERCENT : TARGET_WARNING_PERCENT, interval.figures());
    }

    private static double targetInvalid(MeasuredInterval interval) {
        return widened(full(interval) ? FULL_INVALID_PERCENT : TARGET_INVALID_PERCENT, interval.figures());
    }

    private static boolean missed(MeasuredInterval interval) {
        return Math.abs(deviation(interval)) > targetInvalid(interval);
    }

    private static boolean overlong(MeasuredInterval interval) {
        return Math.abs(lengthPercent(interval)) > widened(LENGTH_INVALID_PERCENT, interval.figures());
    }

    private static double calibrationWarning(WorkletFigures worklet) {
        return worklet.intervals().stream()
                .filter(interval -> interval.plan().calibrates())
                .mapToDouble(interval -> widened(CALIBRATION_PERCENT, interval))
                .max()
                .orElse(CALIBRATION_PERCENT);
    }

    /** A limit of chance for a recording of this length. */
    static double widened(double percent, IntervalFigures interval) {
        double seconds = interval.plan().lengths().recording().toNanos() / 1e9;
        return percent * Math.sqrt(Math.max(1, SETTLED_SECONDS / seconds));
    }

    /** A limit as findings name it. */
    static Figure limit(double percent) {
        return Figure.shortest(Math.round(10 * percent) / 10.0);
    }

    private static double deviation(MeasuredInterval interval) {
        return interval.figures().deviationPercent().asOptional().orElse(0);
    }

    private static double calibrationSpreadPercent(WorkletFigures worklet) {
        SummaryStatistics rates = new SummaryStatistics();
        worklet.intervals().stream()
                .filter(interval -> interval.plan().calibrates())
                .map(IntervalFigures::actualRate)
                .map(rate -> rate.asOptional())
                .filter(OptionalDouble::isPresent)
                .forEach(rate -> rates.addValue(rate.getAsDouble()));
        return rates.getN() < 2 || rates.getMean() <= 0 ? 0 : 100 * (rates.getMax() - rates.getMin()) / rates.getMean();
    }

    /** Of the Chauffeur's window and of those of all clients the one that is farthest off. */
    private static double lengthPercent(MeasuredInterval interval) {
        double planned = interval.figures().plan().lengths().recording().toNanos();
        return LongStream.concat(
                        LongStream.of(interval.result().window().nanos()),
                        interval.result().clients().stream().mapToLong(HostInterval::recordingNanos))
                .mapToDouble(nanos -> 100 * (nanos - planned) / planned)
                .reduce(0, (a, b) -> Math.abs(b) > Math.abs(a) ? b : a);
    }

    private static double clientsVaryPercent(MeasuredInterval interval) {
        if (!interval.worklet().plan().beside().isEmpty()) {
            return 0; // different worklets have different rates
        }
        Map<String, Integer> users = new HashMap<>();
        interval.worklet().result().stream()
                .flatMap(result -> result.clients().stream())
                .forEach(client -> users.putIfAbsent(
                        client.deployment() + "/" + client.facts().client(),
                        Math.max(1, client.facts().users())));
        SummaryStatistics perUser = new SummaryStatistics();
        for (HostInterval client : interval.result().clients()) {
            if (client.transactions() < FEWEST_TRANSACTIONS) {
                return 0;
            }
            perUser.addValue((double) client.transactions()
                    / users.getOrDefault(client.deployment() + "/" + client.client(), 1));
        }
        return variationPercent(perUser);
    }

    private static double hostsVaryPercent(MeasuredInterval interval) {
        Map<String, Long> byHost = new TreeMap<>();
        for (HostInterval client : interval.result().clients()) {
            byHost.merge(client.host(), client.transactions(), Long::sum);
        }
        SummaryStatistics counts = new SummaryStatistics();
        byHost.values().forEach(counts::addValue);
        return counts.getMin() < FEWEST_TRANSACTIONS ? 0 : variationPercent(counts);
    }

    /** Coefficient of variation; 0 below two values. */
    private static double variationPercent(SummaryStatistics values) {
        return values.getN() < 2 ? 0 : 100 * values.getStandardDeviation() / values.getMean();
    }
}
