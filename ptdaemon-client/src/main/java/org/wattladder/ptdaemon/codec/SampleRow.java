package org.wattladder.ptdaemon.codec;

import java.time.LocalDateTime;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * One sample: a line of {@code RL} or of a log file.
 *
 * @param stamp the daemon's local time; marks the end of the time over which the device averaged
 * @param total the only channel, or the sum channel of a multichannel analyzer
 * @param channels the single channels of a multichannel analyzer, otherwise empty
 * @param mark text of the measurement; in log files only
 */
public record SampleRow(LocalDateTime stamp, Channel total, List<Channel> channels, Optional<String> mark) {
    public SampleRow {
        Objects.requireNonNull(stamp, "stamp");
        Objects.requireNonNull(total, "total");
        Objects.requireNonNull(mark, "mark");
        channels = List.copyOf(channels);
    }

    /** A sample of a one-channel device. */
    public static SampleRow of(LocalDateTime stamp, Channel total) {
        return new SampleRow(stamp, total, List.of(), Optional.empty());
    }

    /**
     * Reads a line of {@code RL}, a line of a log file, or a temperature line of a console.
     *
     * @throws UnreadableAnswer when the line is neither; an unknown column is not skipped
     */
    public static SampleRow parse(String line) throws UnreadableAnswer {
        return SampleRowText.parse(line);
    }

    /** The line of {@code RL}: without mark, channels without labels. */
    public String line() {
        StringBuilder line =
                new StringBuilder("Time,").append(Stamp.text(stamp)).append(',').append(total.text());
        channels.forEach(channel -> line.append(',').append(channel.text()));
        return line.toString();
    }

    /** The line of a log file: with the mark, channels labelled {@code Ch1} and up, temperature as {@code Temp}. */
    public String logLine(String markOfRun) {
        StringBuilder line = new StringBuilder("Time,")
                .append(Stamp.text(stamp))
                .append(',')
                .append(total.text().replace(Column.TEMPERATURE.word() + ",", "Temp,"))
                .append(",Mark,")
                .append(markOfRun);
        for (int index = 0; index < channels.size(); index++) {
            line.append(",Ch")
                    .append(index + 1)
                    .append(',')
                    .append(channels.get(index).text());
        }
        return line.toString();
    }
}
