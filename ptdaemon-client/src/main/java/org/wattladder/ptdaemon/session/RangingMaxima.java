package org.wattladder.ptdaemon.session;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.DoubleStream;
import org.wattladder.ptdaemon.codec.Channel;
import org.wattladder.ptdaemon.codec.Column;
import org.wattladder.ptdaemon.codec.Reading;
import org.wattladder.ptdaemon.codec.SampleRow;

/**
 * The ranges that a ranging pass asks for.
 *
 * @param byChannel of each channel, in order; of the only channel of a one-channel analyzer
 */
record RangingMaxima(List<Pair> byChannel) {
    private static final double CURRENT_MARGIN = 1.1;

    /**
     * Of one channel.
     *
     * @param volts the greatest seen
     * @param amps 1.1 times the greatest seen
     */
    record Pair(double volts, double amps) {}

    RangingMaxima {
        byChannel = List.copyOf(byChannel);
    }

    /** Empty when a voltage or current above 0 was seen nowhere; an unused channel takes what the others need. */
    static Optional<RangingMaxima> of(List<SampleRow> rows) {
        int channels =
                rows.stream().mapToInt(row -> row.channels().size()).max().orElse(0);
        List<OptionalDouble> volts = new ArrayList<>();
        List<OptionalDouble> amps = new ArrayList<>();
        for (int channel = 0; channel < Math.max(1, channels); channel++) {
            volts.add(greatest(rows, channel, channels, Column.VOLTS));
            amps.add(greatest(rows, channel, channels, Column.AMPS));
        }
        OptionalDouble mostVolts =
                volts.stream().flatMapToDouble(OptionalDouble::stream).max();
        OptionalDouble mostAmps =
                amps.stream().flatMapToDouble(OptionalDouble::stream).max();
        if (mostVolts.isEmpty() || mostAmps.isEmpty()) {
            return Optional.empty();
        }
        List<Pair> pairs = new ArrayList<>();
        for (int channel = 0; channel < volts.size(); channel++) {
            pairs.add(new Pair(
                    volts.get(channel).orElse(mostVolts.getAsDouble()),
                    CURRENT_MARGIN * amps.get(channel).orElse(mostAmps.getAsDouble())));
        }
        return Optional.of(new RangingMaxima(pairs));
    }

    private static OptionalDouble greatest(List<SampleRow> rows, int channel, int channels, Column column) {
        return rows.stream()
                .flatMapToDouble(row -> value(row, channel, channels, column))
                .filter(value -> value > 0)
                .max();
    }

    private static DoubleStream value(SampleRow row, int channel, int channels, Column column) {
        if (channels > 0 && channel >= row.channels().size()) {
            return DoubleStream.empty();
        }
        Channel figures = channels > 0 ? row.channels().get(channel) : row.total();
        return figures.reading(column).map(Reading::value).orElse(OptionalDouble.empty()).stream();
    }

    double volts() {
        return byChannel.stream().mapToDouble(Pair::volts).max().orElseThrow();
    }

    double amps() {
        return byChannel.stream().mapToDouble(Pair::amps).max().orElseThrow();
    }
}
