package org.wattladder.reporter.rules.meter;

import java.util.List;
import java.util.OptionalDouble;
import org.wattladder.model.result.ChannelFigures;
import org.wattladder.model.text.Figure;
import org.wattladder.reporter.finding.Severity;
import org.wattladder.reporter.notation.Decimals;
import org.wattladder.reporter.rules.Rule;
import org.wattladder.reporter.rules.RuleDescription;
import org.wattladder.reporter.rules.Threshold;

/** Rules that find watts which cannot be those of the machine, whatever the meter says: a wrong unit, factor or channel. */
final class PlausibilityRules {
    private static final double WARNING_PERCENT = 10;
    private static final double INVALID_PERCENT = 25;

    /** Watts of a channel are volts times amperes times power factor, and those of the sum are those of its channels. */
    static final Rule CONTRADICTING = new Threshold<>(
            new RuleDescription(
                    "watts-contradict",
                    "The watts of each channel agree with its volts, amperes and power factor, and the sum with its channels.",
                    "warning above " + Decimals.percent(WARNING_PERCENT) + " of difference in a window, invalid above "
                            + Decimals.percent(INVALID_PERCENT),
                    "ours: means of a window agree within some percent even while the load changes",
                    "Look at samples.csv; check the scaling factors, the wiring and the unit of the analyzer."),
            MeterReading::ofPower,
            PlausibilityRules::contradictionPercent,
            reading -> WARNING_PERCENT,
            worst -> contradictionPercent(worst) > INVALID_PERCENT ? Severity.INVALID : Severity.WARNING,
            excess -> excess.message(
                    "watts-contradict.windows",
                    Figure.decimals(contradictionPercent(excess.worst()), 0),
                    excess.worst().interval().place()));

    /** Watts are those of a machine of this size. */
    static final Rule UNLIKELY = new Threshold<>(
            new RuleDescription(
                    "watts-unlikely",
                    "A power meter that counts shows watts that machines of this size can draw.",
                    LikelyWatts.LIMITS,
                    "ours: kilowatts read as watts and milliwatts read as watts lie far outside",
                    "Look at samples.csv; check the unit that the meter and its source use."),
            LikelyWatts::all,
            LikelyWatts::excess,
            reading -> 1,
            worst -> Severity.INVALID,
            excess -> excess.message(
                    "watts-unlikely.windows",
                    Figure.significant(excess.worst().watts(), 3),
                    excess.worst().reading().interval().place()));

    private PlausibilityRules() {}

    private static double contradictionPercent(MeterReading reading) {
        List<ChannelFigures> channels = reading.window().channels();
        List<ChannelFigures> single = channels.size() == 1
                ? channels
                : channels.stream().filter(each -> each.channel() > 0).toList();
        double worst =
                single.stream().mapToDouble(PlausibilityRules::ofChannel).max().orElse(0);
        OptionalDouble sum = channels.stream()
                .filter(each -> each.channel() == 0 && channels.size() > 1)
                .flatMapToDouble(each -> each.averageWatts().asOptional().stream())
                .findFirst();
        boolean complete = single.stream()
                .allMatch(each -> each.averageWatts().asOptional().isPresent());
        double parts = single.stream()
                .flatMapToDouble(each -> each.averageWatts().asOptional().stream())
                .sum();
        return sum.isPresent() && complete ? Math.max(worst, percent(sum.getAsDouble(), parts)) : worst;
    }

    private static double ofChannel(ChannelFigures channel) {
        OptionalDouble watts = channel.averageWatts().asOptional();
        OptionalDouble volts = channel.averageVolts().asOptional();
        OptionalDouble amps = channel.averageAmps().asOptional();
        OptionalDouble factor = channel.averagePowerFactor().asOptional();
        return watts.isPresent() && volts.isPresent() && amps.isPresent() && factor.isPresent()
                ? percent(watts.getAsDouble(), volts.getAsDouble() * amps.getAsDouble() * factor.getAsDouble())
                : 0;
    }

    /** Of the larger, at most 100; below a watt rounding says more than the meter. */
    private static double percent(double one, double other) {
        double larger = Math.max(Math.abs(one), Math.abs(other));
        return larger < 1 ? 0 : 100 * Math.abs(one - other) / larger;
    }
}
