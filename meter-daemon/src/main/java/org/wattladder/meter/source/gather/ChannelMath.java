package org.wattladder.meter.source.gather;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import org.wattladder.meter.source.Figures;
import org.wattladder.ptdaemon.codec.Channel;
import org.wattladder.ptdaemon.codec.Column;
import org.wattladder.ptdaemon.codec.Reading;

/** Means over time and sums over channels; an error in a figure makes an error of the result. */
public final class ChannelMath {
    private ChannelMath() {}

    /** The mean of one channel's updates, figure by figure; at least one, all with the same columns. */
    static Channel mean(List<Channel> updates) {
        Map<Column, Reading> means = new EnumMap<>(Column.class);
        for (Column column : updates.get(0).readings().keySet()) {
            means.put(column, mean(updates, column));
        }
        return new Channel(means);
    }

    /** A sample of several channels with their sum, of one channel without. */
    public static Figures figures(List<Channel> channels) {
        return channels.size() == 1 ? Figures.of(channels.get(0)) : Figures.of(sum(channels), channels);
    }

    /**
     * The sum channel: watts added, volts and amperes the arithmetic mean, power factor watts over volt-amperes.
     *
     * @param channels at least one; a bad figure in any makes watts, amperes and power factor bad
     */
    public static Channel sum(List<Channel> channels) {
        Reading watts = total(channels, Column.WATTS);
        Reading amps = mean(channels, Column.AMPS);
        boolean good = channels.stream()
                .allMatch(channel -> value(channel, Column.WATTS).isPresent());
        return Channel.power(
                watts, mean(channels, Column.VOLTS), good ? amps : Reading.invalid(), powerFactor(channels, watts));
    }

    private static Reading powerFactor(List<Channel> channels, Reading watts) {
        double voltAmperes = 0;
        for (Channel channel : channels) {
            OptionalDouble volts = value(channel, Column.VOLTS);
            OptionalDouble amps = value(channel, Column.AMPS);
            if (volts.isEmpty() || amps.isEmpty()) {
                return Reading.invalid();
            }
            voltAmperes += volts.getAsDouble() * amps.getAsDouble();
        }
        return watts.value().isPresent() && voltAmperes > 0
                ? Reading.of(watts.value().getAsDouble() / voltAmperes)
                : Reading.invalid();
    }

    private static Reading mean(List<Channel> channels, Column column) {
        Reading total = total(channels, column);
        return total.value().isPresent() ? Reading.of(total.value().getAsDouble() / channels.size()) : total;
    }

    private static Reading total(List<Channel> channels, Column column) {
        double total = 0;
        for (Channel channel : channels) {
            Optional<Reading> reading = channel.reading(column);
            OptionalDouble value = value(channel, column);
            if (value.isEmpty()) {
                return reading.orElseGet(Reading::invalid);
            }
            total += value.getAsDouble();
        }
        return Reading.of(total);
    }

    private static OptionalDouble value(Channel channel, Column column) {
        return channel.reading(column).map(Reading::value).orElseGet(OptionalDouble::empty);
    }
}
