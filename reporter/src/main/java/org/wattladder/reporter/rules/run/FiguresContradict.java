package org.wattladder.reporter.rules.run;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.wattladder.model.interval.Load;
import org.wattladder.model.result.HostInterval;
import org.wattladder.model.result.IntervalResult;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.result.MeterWindow;
import org.wattladder.model.result.TypeResult;
import org.wattladder.model.text.Figure;
import org.wattladder.model.text.Message;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.figures.WorkletFigures;
import org.wattladder.reporter.finding.Finding;
import org.wattladder.reporter.finding.Severity;
import org.wattladder.reporter.notation.Decimals;
import org.wattladder.reporter.rules.MeasuredInterval;
import org.wattladder.reporter.rules.Rule;
import org.wattladder.reporter.rules.RuleDescription;

/** The figures of a result do not contradict each other, as they do when one was edited. */
final class FiguresContradict implements Rule {
    private static final double TOLERANCE_PERCENT = 0.1;
    private static final double NANOS = 1e9;

    /** Enough to show what is further apart than the tolerance. */
    private static final int DIGITS = 5;

    @Override
    public RuleDescription description() {
        return new RuleDescription(
                "figures-contradict",
                "Figures that follow from others agree with them: transactions of types and of clients, rates of clients and of"
                        + " all, calibrated and target rates, samples, averages and sums of meters.",
                "invalid when they are further apart than " + Decimals.percent(TOLERANCE_PERCENT),
                "ours; an unedited result cannot break it",
                "Make the result again from plan and journal; `wattladder verify` compares every figure, to the last digit.");
    }

    @Override
    public List<Finding> check(RunFigures run) {
        List<Finding> findings = new ArrayList<>();
        for (WorkletFigures worklet : run.worklets()) {
            for (MeasuredInterval interval : MeasuredInterval.in(worklet)) {
                contradiction(interval)
                        .ifPresent(
                                what -> findings.add(description().finding(Severity.INVALID, interval.place(), what)));
            }
        }
        return findings;
    }

    private static Optional<Message> contradiction(MeasuredInterval interval) {
        return counts(interval.result())
                .or(() -> rate(interval.result()))
                .or(() -> target(interval))
                .or(() -> watts(interval.result()));
    }

    /** An imported ladder has neither clients nor types. */
    private static Optional<Message> counts(IntervalResult result) {
        long ofClients =
                result.clients().stream().mapToLong(HostInterval::transactions).sum();
        long ofTypes =
                result.types().stream().mapToLong(TypeResult::transactions).sum();
        return result.clients().isEmpty() || near((double) ofTypes, (double) ofClients)
                ? Optional.empty()
                : Optional.of(Message.of("figures-contradict.counts", ofClients, ofTypes));
    }

    private static Optional<Message> rate(IntervalResult result) {
        return result.clients().isEmpty() || result.plan().idle()
                ? Optional.empty()
                : differ("figures-contradict.rate", result.rates().actual(), sumOfRates(result));
    }

    private static Optional<Message> watts(IntervalResult result) {
        double sum = 0;
        for (MeterWindow meter : result.power().meters()) {
            OptionalDouble average = meter.figures().average().asOptional();
            if (average.isEmpty()) {
                return Optional.empty();
            }
            if (below(average, meter.figures().minimum().asOptional())
                    || below(meter.figures().maximum().asOptional(), average)) {
                return Optional.of(Message.of(
                        "figures-contradict.average",
                        meter.meter(),
                        Figure.significant(average.getAsDouble(), DIGITS)));
            }
            sum += average.getAsDouble();
        }
        return result.power().meters().isEmpty()
                ? Optional.empty()
                : differ("figures-contradict.power", result.power().averageWatts(), sum);
    }

    private static boolean below(OptionalDouble one, OptionalDouble other) {
        return one.isPresent()
                && other.isPresent()
                && one.getAsDouble() < other.getAsDouble() - TOLERANCE_PERCENT / 100 * Math.abs(other.getAsDouble());
    }

    private static Optional<Message> target(MeasuredInterval interval) {
        IntervalResult result = interval.result();
        OptionalDouble calibrated = interval.worklet().calibratedRate().asOptional();
        return !(result.plan().load() instanceof Load.Share share) || calibrated.isEmpty()
                ? Optional.empty()
                : differ(
                        "figures-contradict.target",
                        result.rates().target(),
                        calibrated.getAsDouble() * share.calibratedPercent() / 100);
    }

    private static Optional<Message> differ(String id, Measurement stated, double derived) {
        OptionalDouble value = stated.asOptional();
        return value.isEmpty() || near(value.getAsDouble(), derived)
                ? Optional.empty()
                : Optional.of(Message.of(
                        id, Figure.significant(value.getAsDouble(), DIGITS), Figure.significant(derived, DIGITS)));
    }

    private static boolean near(double stated, double derived) {
        return Math.abs(stated - derived) <= TOLERANCE_PERCENT / 100 * Math.abs(derived);
    }

    private static double sumOfRates(IntervalResult result) {
        return result.clients().stream()
                .filter(client -> client.recordingNanos() > 0)
                .mapToDouble(client -> client.transactions() * NANOS / client.recordingNanos())
                .sum();
    }
}
