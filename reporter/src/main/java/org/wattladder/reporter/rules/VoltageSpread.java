package org.wattladder.reporter.rules;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.wattladder.model.result.ChannelFigures;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.finding.Finding;
import org.wattladder.reporter.finding.Severity;
import org.wattladder.reporter.notation.Decimals;

/** The mains voltage holds still. */
final class VoltageSpread implements Rule {
    private static final double LIMIT_PERCENT = 5;

    @Override
    public RuleDescription description() {
        return new RuleDescription(
                "voltage",
                "The average voltage of each channel stays near its median over the run, where the meter states one.",
                "warning above " + Decimals.percent(LIMIT_PERCENT) + " away from it",
                "SPECpower_ssj2008 asks for a voltage within 5 % of nominal; the nominal voltage is not known here",
                "Feed the machine from a steady source.");
    }

    @Override
    public List<Finding> check(RunFigures run) {
        List<Finding> findings = new ArrayList<>();
        MeterReading.ofPower(run)
                .forEach((meter, readings) -> volts(readings)
                        .forEach((channel, volts) -> check(volts)
                                .ifPresent(sentence -> findings.add(description()
                                        .finding(Severity.WARNING, "meter " + meter + channel, sentence)))));
        return findings;
    }

    private record Volts(MeasuredInterval interval, double volts) {}

    private static Map<String, List<Volts>> volts(List<MeterReading> readings) {
        Map<String, List<Volts>> byChannel = new LinkedHashMap<>();
        for (MeterReading reading : readings) {
            for (ChannelFigures channel : reading.window().channels()) {
                channel.averageVolts()
                        .asOptional()
                        .ifPresent(volts -> byChannel
                                .computeIfAbsent(
                                        channel.channel() == 0 ? "" : ", channel " + channel.channel(),
                                        unused -> new ArrayList<>())
                                .add(new Volts(reading.interval(), volts)));
            }
        }
        return byChannel;
    }

    private static Optional<String> check(List<Volts> all) {
        double median = all.stream()
                .mapToDouble(Volts::volts)
                .sorted()
                .skip((all.size() - 1) / 2)
                .findFirst()
                .orElseThrow();
        return all.stream()
                .max(Comparator.comparingDouble(each -> Math.abs(each.volts() - median)))
                .filter(worst -> Math.abs(worst.volts() - median) > median * LIMIT_PERCENT / 100)
                .map(worst -> "The voltage is " + Decimals.fixed(worst.volts(), 1) + " V in "
                        + worst.interval().place() + ", " + Decimals.signed(100 * (worst.volts() - median) / median, 1)
                        + " % from the run's median of " + Decimals.fixed(median, 1) + " V; the limit is "
                        + Decimals.percent(LIMIT_PERCENT) + ".");
    }
}
