package org.wattladder.reporter.rules.meter;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.wattladder.model.plausible.ElectricLimits;
import org.wattladder.model.result.ChannelFigures;
import org.wattladder.model.text.Figure;
import org.wattladder.model.text.Message;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.finding.Finding;
import org.wattladder.reporter.finding.Severity;
import org.wattladder.reporter.notation.Decimals;
import org.wattladder.reporter.rules.MeasuredInterval;
import org.wattladder.reporter.rules.Rule;
import org.wattladder.reporter.rules.RuleDescription;

/** The mains voltage holds still. */
final class VoltageSpread implements Rule {
    private static final double LIMIT_PERCENT = ElectricLimits.MOST_VOLTS_PERCENT;

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
                .forEach(meter -> volts(meter.readings())
                        .forEach((channel, volts) -> check(volts)
                                .ifPresent(what -> findings.add(description()
                                        .finding(
                                                Severity.WARNING,
                                                place(
                                                        meter.readings()
                                                                .get(0)
                                                                .window()
                                                                .meter(),
                                                        channel),
                                                what)))));
        return findings;
    }

    private static Message place(String meter, int channel) {
        return channel == 0 ? Message.of("place.meter", meter) : Message.of("place.meter-channel", meter, channel);
    }

    private record Volts(MeasuredInterval interval, double volts) {}

    private static Map<Integer, List<Volts>> volts(List<MeterReading> readings) {
        Map<Integer, List<Volts>> byChannel = new LinkedHashMap<>();
        for (MeterReading reading : readings) {
            for (ChannelFigures channel : reading.window().channels()) {
                channel.averageVolts()
                        .asOptional()
                        .ifPresent(volts -> byChannel
                                .computeIfAbsent(channel.channel(), unused -> new ArrayList<>())
                                .add(new Volts(reading.interval(), volts)));
            }
        }
        return byChannel;
    }

    /** The median is of windows with a voltage: a channel may have none for most of the run. */
    private static Optional<Message> check(List<Volts> all) {
        double[] present = all.stream()
                .mapToDouble(Volts::volts)
                .filter(volts -> volts > 0)
                .sorted()
                .toArray();
        if (present.length == 0) {
            return Optional.empty();
        }
        double median = present[(present.length - 1) / 2];
        return all.stream()
                .max(Comparator.comparingDouble(each -> Math.abs(each.volts() - median)))
                .filter(worst -> Math.abs(worst.volts() - median) > median * LIMIT_PERCENT / 100)
                .map(worst -> Message.of(
                        "voltage-spread.far",
                        Figure.decimals(worst.volts(), 1),
                        worst.interval().place(),
                        Figure.signed(100 * (worst.volts() - median) / median, 1),
                        Figure.decimals(median, 1),
                        Figure.shortest(LIMIT_PERCENT)));
    }
}
