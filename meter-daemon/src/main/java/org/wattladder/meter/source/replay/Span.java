package org.wattladder.meter.source.replay;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import org.wattladder.ptdaemon.codec.Channel;
import org.wattladder.ptdaemon.codec.Column;
import org.wattladder.ptdaemon.codec.Reading;
import org.wattladder.ptdaemon.codec.SampleRow;

/** The recorded samples that one played sample covers. */
final class Span {
    private Span() {}

    /** Rows from a number to before another, from the first again after the last. */
    static List<SampleRow> of(List<SampleRow> rows, int from, int until) {
        List<SampleRow> spanned = new ArrayList<>();
        for (int index = from; index < until && spanned.size() < rows.size(); index++) {
            spanned.add(rows.get(index % rows.size()));
        }
        return spanned;
    }

    /** The mean of the values of each column; the first reading where none is a value, or it is the only one. */
    static Channel mean(List<Channel> channels) {
        if (channels.size() == 1) {
            return channels.get(0);
        }
        Map<Column, Reading> means = new LinkedHashMap<>();
        channels.get(0).readings().forEach((column, first) -> {
            OptionalDouble mean = channels.stream()
                    .flatMap(channel -> channel.reading(column).stream())
                    .map(Reading::value)
                    .filter(OptionalDouble::isPresent)
                    .mapToDouble(OptionalDouble::getAsDouble)
                    .average();
            means.put(column, mean.isPresent() ? Reading.of(mean.getAsDouble()) : first);
        });
        return new Channel(means);
    }

    /** The single channels, each its mean; none for the log of a one-channel device. */
    static List<Channel> channels(List<SampleRow> rows, int channels) {
        List<Channel> means = new ArrayList<>();
        for (int channel = 0; channels > 1 && channel < channels; channel++) {
            int number = channel;
            List<Channel> figures = rows.stream()
                    .map(row -> number < row.channels().size()
                            ? row.channels().get(number)
                            : row.total().missed())
                    .toList();
            means.add(mean(figures));
        }
        return means;
    }
}
