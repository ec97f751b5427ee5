package org.wattladder.meter.source.replay;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.wattladder.meter.source.Figures;
import org.wattladder.meter.source.OpenSource;
import org.wattladder.meter.source.Start;
import org.wattladder.ptdaemon.codec.Channel;
import org.wattladder.ptdaemon.codec.Column;
import org.wattladder.ptdaemon.codec.Reading;
import org.wattladder.ptdaemon.codec.SampleRow;

/**
 * Plays rows by their number, so that a sample per recorded interval gives every row once, errors and gaps included. When
 * a sample is longer than a recorded one it is the mean of the rows it spans; when shorter, rows come again.
 */
final class OpenReplay implements OpenSource {
    private final Recording recording;
    private final ReplaySource.Playing playing;
    private List<SampleRow> rows;
    private double rowsPerSample = 1;
    private double position;

    OpenReplay(Recording recording, ReplaySource.Playing playing) {
        this.recording = recording;
        this.playing = playing;
        this.rows = recording.rows();
    }

    @Override
    public Set<Column> columns() {
        Set<Column> columns = new TreeSet<>();
        recording
                .rows()
                .forEach(row -> row.total().readings().forEach((column, reading) -> {
                    if (reading.value().isPresent()) {
                        columns.add(column);
                    }
                }));
        columns.add(Column.WATTS);
        return columns;
    }

    @Override
    public int channels() {
        return recording.channels();
    }

    @Override
    public void begin() {
        position = playing.fromFirst() ? 0 : position;
    }

    /** The samples of the client's mark are played where the log has any. */
    @Override
    public void begin(Start start) {
        Recording marked = recording.marked(start.mark());
        boolean sameMark = !marked.rows().isEmpty();
        rows = sameMark ? marked.rows() : recording.rows();
        rowsPerSample = start.samplingMillis() * playing.speed() / recording.samplingMillis();
        if (sameMark) {
            position = 0;
        } else {
            begin();
        }
    }

    @Override
    public Channel sample() {
        return sampleAll().total();
    }

    @Override
    public Figures sampleAll() {
        int from = (int) (position + 1e-6);
        position += rowsPerSample;
        int until = Math.max(from + 1, (int) (position + 1e-6));
        if (from >= rows.size() && !playing.again()) {
            return silence();
        }
        List<SampleRow> spanned = Span.of(rows, from, until);
        if (position >= rows.size() && playing.again()) {
            position %= rows.size();
        }
        SampleRow last = spanned.get(spanned.size() - 1);
        return new Figures(
                Span.mean(spanned.stream().map(SampleRow::total).toList()),
                Span.channels(spanned, recording.channels()),
                List.of(),
                playing.stampsOfLog() ? Optional.of(last.stamp()) : Optional.empty(),
                1);
    }

    private Figures silence() {
        Channel error = Channel.watts(Reading.invalid());
        int channels = recording.channels();
        return Figures.of(error, channels == 1 ? List.of() : Collections.nCopies(channels, error));
    }

    @Override
    public void close() {
        position = 0;
    }
}
