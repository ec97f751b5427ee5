package org.wattladder.reporter.rules.meter;

import java.util.List;
import java.util.OptionalDouble;
import java.util.function.Function;
import java.util.stream.Stream;
import org.wattladder.model.plausible.ElectricLimits;
import org.wattladder.model.result.ChannelFigures;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.text.Figure;
import org.wattladder.reporter.finding.Severity;
import org.wattladder.reporter.notation.Decimals;
import org.wattladder.reporter.rules.Rule;
import org.wattladder.reporter.rules.RuleDescription;
import org.wattladder.reporter.rules.Threshold;

/** Rules on current and power factor of each channel, where the meter states them. */
final class ElectricRules {
    private static final double INVALID_RANGE_PERCENT = 130;

    /** No load has a power factor above 1. */
    static final Rule POWER_FACTOR = new Threshold<>(
            new RuleDescription(
                    "power-factor",
                    "No channel has a power factor above 1.",
                    "invalid above " + Decimals.significant(ElectricLimits.MOST_POWER_FACTOR, 3)
                            + " as the mean of a window",
                    "physics: active power is at most apparent power; the limit leaves room for rounding",
                    "Check the scaling factors and the wiring of the analyzer: its volts or amperes are wrong, or its watts."),
            MeterReading::ofPower,
            ElectricRules::factor,
            reading -> ElectricLimits.MOST_POWER_FACTOR,
            worst -> Severity.INVALID,
            excess -> excess.message(
                    "power-factor.above",
                    Figure.decimals(factor(excess.worst()), 2),
                    excess.worst().interval().place()));

    /** An analyzer measures within its range. */
    static final Rule OVER_RANGE = new Threshold<>(
            new RuleDescription(
                    "over-range",
                    "The current of each channel stays within the range of the analyzer, where that is fixed and stated.",
                    "warning above " + Decimals.percent(ElectricLimits.MOST_RANGE_PERCENT)
                            + " of the range as the mean of a window, invalid above "
                            + Decimals.percent(INVALID_RANGE_PERCENT),
                    "makers state accuracy up to the range or a little above; beyond about 130 % analyzers clip",
                    "Set a range that holds the current at full load."),
            MeterReading::ofPower,
            ElectricRules::rangePercent,
            reading -> ElectricLimits.MOST_RANGE_PERCENT,
            worst -> rangePercent(worst) > INVALID_RANGE_PERCENT ? Severity.INVALID : Severity.WARNING,
            excess -> excess.message(
                    "over-range.above",
                    Figure.decimals(rangePercent(excess.worst()), 0),
                    excess.worst().interval().place()));

    private ElectricRules() {}

    private static double factor(MeterReading reading) {
        return most(reading.window().channels().stream(), ChannelFigures::averagePowerFactor);
    }

    private static double most(Stream<ChannelFigures> channels, Function<ChannelFigures, Measurement> figure) {
        return channels.flatMapToDouble(channel -> figure.apply(channel).asOptional().stream())
                .max()
                .orElse(0);
    }

    /** The current of a sum is that of no channel. */
    private static double rangePercent(MeterReading reading) {
        List<ChannelFigures> channels = reading.window().channels();
        OptionalDouble range =
                ElectricLimits.fixedAmperes(reading.window().measurement().ranges());
        return range.isEmpty()
                ? 0
                : 100
                        / range.getAsDouble()
                        * most(
                                channels.stream().filter(each -> each.channel() > 0 || channels.size() == 1),
                                ChannelFigures::averageAmps);
    }
}
