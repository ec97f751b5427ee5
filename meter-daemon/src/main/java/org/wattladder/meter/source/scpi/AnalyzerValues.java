package org.wattladder.meter.source.scpi;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.wattladder.ptdaemon.codec.Channel;
import org.wattladder.ptdaemon.codec.Column;
import org.wattladder.ptdaemon.codec.Reading;
import org.wattladder.ptdaemon.codec.UnreadableAnswer;

/** Turns the answer to {@code :NUM:NORM:VAL?} and the status bits into channels. */
final class AnalyzerValues {
    /** Per element, in this order. */
    private static final List<Column> COLUMNS = List.of(Column.VOLTS, Column.AMPS, Column.WATTS, Column.PF);

    static final int PER_ELEMENT = COLUMNS.size();

    private AnalyzerValues() {}

    /**
     * The channels of the elements.
     *
     * @throws IOException when the answer is not what was asked for: question and answer have lost each other
     */
    static List<Channel> parse(String answer, List<Integer> elements, Overloads overloads) throws IOException {
        String[] words = answer.split(",", -1);
        if (words.length != elements.size() * PER_ELEMENT) {
            throw new IOException(
                    "'" + answer + "' is not the " + elements.size() * PER_ELEMENT + " values that were asked for");
        }
        List<Channel> channels = new ArrayList<>();
        for (int index = 0; index < elements.size(); index++) {
            List<Reading> readings = new ArrayList<>();
            for (int column = 0; column < PER_ELEMENT; column++) {
                readings.add(reading(COLUMNS.get(column), words[index * PER_ELEMENT + column].strip(), answer));
            }
            channels.add(channel(readings, overloads.of(elements.get(index))));
        }
        return List.copyOf(channels);
    }

    private static Reading reading(Column column, String word, String answer) throws IOException {
        try {
            Reading reading = Reading.parse(column, word);
            boolean zeroWatts = column == Column.WATTS && reading.value().orElse(1) == 0;
            return zeroWatts ? Reading.invalid() : reading;
        } catch (UnreadableAnswer noNumber) {
            throw new IOException("'" + answer + "' holds '" + word + "', which is no value", noNumber);
        }
    }

    private static Channel channel(List<Reading> values, Overloads.Of element) {
        Reading none = Reading.invalid();
        if (element.range() || element.voltagePeak()) {
            return Channel.power(none, none, none, none);
        }
        if (element.currentPeak()) {
            return Channel.power(none, values.get(0), none, none);
        }
        return Channel.power(values.get(2), values.get(0), values.get(1), values.get(3));
    }
}
