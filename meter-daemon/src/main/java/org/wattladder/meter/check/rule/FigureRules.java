package org.wattladder.meter.check.rule;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.OptionalDouble;
import org.wattladder.meter.check.daemon.CheckFault;
import org.wattladder.meter.check.daemon.CheckedDaemon;
import org.wattladder.meter.check.daemon.Started;
import org.wattladder.ptdaemon.codec.Channel;
import org.wattladder.ptdaemon.codec.Column;
import org.wattladder.ptdaemon.codec.Identity;
import org.wattladder.ptdaemon.codec.SampleRow;
import org.wattladder.ptdaemon.codec.UnreadableAnswer;

/** The figures of samples are those of a machine that runs, and agree with each other. */
final class FigureRules {
    private static final double INTERVALS = 2.5;
    private static final double PRODUCT_SHARE = 0.05;
    private static final double PRODUCT_WATTS = 1;
    private static final double SUM_SHARE = 0.005;
    private static final double SUM_WATTS = 0.1;

    static final CheckRule SAMPLES_ALIVE = new CheckRule(
            "samples-alive",
            "Measures something: not all of its samples are 0.",
            "A meter without a load, a cable or a driver reads 0 without any error, and every figure per watt is infinite.",
            FigureRules::samplesAlive);

    static final CheckRule WATTS_AGREE = new CheckRule(
            "watts-agree",
            "States watts that are volts times amperes times power factor, and a sum that is that of its channels.",
            "A wrong ratio of a current transformer, or channels that are not summed, show nowhere else.",
            FigureRules::wattsAgree);

    private FigureRules() {}

    private static Outcome samplesAlive(CheckedDaemon daemon) throws CheckFault {
        Column column = daemon.column();
        List<SampleRow> samples = daemon.observation().samples();
        boolean zero = samples.stream()
                .map(row -> row.total().reading(column))
                .allMatch(reading -> reading.isPresent()
                        && reading.get().value().isPresent()
                        && reading.get().value().getAsDouble() == 0);
        if (zero && column == Column.TEMPERATURE) {
            return Outcome.observed("All " + samples.size() + " samples are 0 degrees.");
        }
        return Outcome.of(
                !zero,
                zero ? "All " + samples.size() + " samples are 0." : "Of " + samples.size() + " samples some are.");
    }

    private static Outcome wattsAgree(CheckedDaemon daemon) throws CheckFault, UnreadableAnswer {
        if (daemon.identity().mode() != Identity.Mode.POWER) {
            return Outcome.notApplicable("Temperature has none.");
        }
        Started started = daemon.start("check-figures");
        daemon.pauseIntervals(INTERVALS, started);
        List<SampleRow> rows = ChannelRows.unread(daemon);
        daemon.idle();
        for (SampleRow row : rows) {
            List<Channel> channels = new ArrayList<>(row.channels());
            OptionalDouble sum = sum(channels);
            OptionalDouble total = figure(row.total(), Column.WATTS);
            if (sum.isPresent() && total.isPresent() && apart(total, sum.getAsDouble(), SUM_SHARE, SUM_WATTS)) {
                return Outcome.failed(String.format(
                        Locale.ROOT, "'%s': the channels add up to %.6f W.", row.line(), sum.getAsDouble()));
            }
            channels.add(row.total());
            for (Channel channel : channels) {
                OptionalDouble product = product(channel);
                OptionalDouble watts = figure(channel, Column.WATTS);
                if (product.isPresent()
                        && watts.isPresent()
                        && apart(watts, product.getAsDouble(), PRODUCT_SHARE, PRODUCT_WATTS)) {
                    return Outcome.failed(String.format(
                            Locale.ROOT, "'%s': the product is %.6f W.", row.line(), product.getAsDouble()));
                }
            }
        }
        return Outcome.passed(rows.size() + " samples do, as far as they have volts, amperes and power factor.");
    }

    private static boolean apart(OptionalDouble stated, double other, double share, double least) {
        return Math.abs(stated.getAsDouble() - other) > least + share * Math.abs(stated.getAsDouble());
    }

    private static OptionalDouble sum(List<Channel> channels) {
        double sum = 0;
        for (Channel channel : channels) {
            OptionalDouble watts = figure(channel, Column.WATTS);
            if (watts.isEmpty()) {
                return watts;
            }
            sum += watts.getAsDouble();
        }
        return channels.isEmpty() ? OptionalDouble.empty() : OptionalDouble.of(sum);
    }

    private static OptionalDouble product(Channel channel) {
        OptionalDouble volts = figure(channel, Column.VOLTS);
        OptionalDouble amps = figure(channel, Column.AMPS);
        OptionalDouble factor = figure(channel, Column.PF);
        return volts.isPresent() && amps.isPresent() && factor.isPresent()
                ? OptionalDouble.of(volts.getAsDouble() * amps.getAsDouble() * factor.getAsDouble())
                : OptionalDouble.empty();
    }

    /** Absent when it is an error, or the -1 of what a device does not measure. */
    private static OptionalDouble figure(Channel channel, Column column) {
        return channel.reading(column).stream()
                .flatMapToDouble(reading -> reading.value().stream())
                .filter(value -> value >= 0)
                .findFirst();
    }
}
