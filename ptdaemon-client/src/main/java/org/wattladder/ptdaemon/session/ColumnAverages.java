package org.wattladder.ptdaemon.session;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import java.util.function.Function;
import java.util.stream.Stream;
import org.wattladder.model.result.ChannelFigures;
import org.wattladder.model.result.Measurement;
import org.wattladder.ptdaemon.codec.Channel;
import org.wattladder.ptdaemon.codec.Column;
import org.wattladder.ptdaemon.codec.Identity;
import org.wattladder.ptdaemon.codec.Reading;
import org.wattladder.ptdaemon.codec.SampleRow;
import org.wattladder.ptdaemon.codec.UnreadableAnswer;

/** Means of what stands beside the main figure of samples, each over its valid readings. */
final class ColumnAverages {
    private static final int HUMIDITY_ABILITY = 1;

    private ColumnAverages() {}

    /** The sum, or only channel, as number 0, then each channel that the samples have. */
    static List<ChannelFigures> byChannel(List<Sample> samples) {
        int channels = samples.stream()
                .mapToInt(sample -> sample.row().channels().size())
                .max()
                .orElse(0);
        List<ChannelFigures> figures = new ArrayList<>();
        figures.add(figures(0, samples, row -> Stream.of(row.total())));
        for (int number = 1; number <= channels; number++) {
            int skip = number - 1;
            figures.add(figures(
                    number, samples, row -> row.channels().stream().skip(skip).limit(1)));
        }
        return figures;
    }

    private static ChannelFigures figures(
            int number, List<Sample> samples, Function<SampleRow, Stream<Channel>> channel) {
        List<Channel> all = samples.stream().map(Sample::row).flatMap(channel).toList();
        return new ChannelFigures(
                number,
                mean(all, Column.WATTS, "absent.no-watts"),
                mean(all, Column.VOLTS, "absent.no-voltage"),
                mean(all, Column.AMPS, "absent.no-current"),
                mean(all, Column.PF, "absent.no-power-factor"));
    }

    /** A sensor without the ability may still send zeros. */
    static Measurement humidityPercent(List<Sample> samples, String identity) {
        if (!mayMeasureHumidity(identity)) {
            return Measurement.absent("absent.no-humidity-sensor");
        }
        List<Channel> all = samples.stream().map(sample -> sample.row().total()).toList();
        return mean(all, Column.HUMIDITY, "absent.no-humidity");
    }

    private static boolean mayMeasureHumidity(String identity) {
        try {
            return Identity.parse(identity).abilities().get(HUMIDITY_ABILITY);
        } catch (UnreadableAnswer unknown) {
            return true;
        }
    }

    private static Measurement mean(List<Channel> channels, Column column, String reasonIfNone) {
        OptionalDouble mean = channels.stream()
                .flatMap(channel -> channel.reading(column).map(Reading::value).stream())
                .flatMapToDouble(OptionalDouble::stream)
                .average();
        return mean.isPresent() ? Measurement.of(mean.getAsDouble()) : Measurement.absent(reasonIfNone);
    }
}
