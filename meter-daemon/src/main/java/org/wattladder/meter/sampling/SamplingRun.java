package org.wattladder.meter.sampling;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import org.wattladder.ptdaemon.codec.Column;
import org.wattladder.ptdaemon.codec.Reading;
import org.wattladder.ptdaemon.codec.SampleRow;
import org.wattladder.ptdaemon.codec.StatisticsAnswer;

/** One measurement, from {@code Go} on; stays readable after its end. Guarded by its {@link Sampler}. */
final class SamplingRun {
    private final Schedule schedule;
    private final int mostSamples;
    private final Map<Column, RunningStatistics> statistics = new EnumMap<>(Column.class);
    private final Deque<SampleRow> unread = new ArrayDeque<>();
    private Optional<SampleRow> latest = Optional.empty();
    private OptionalLong closesAt = OptionalLong.empty();
    private String mark;
    private int rampupLeft;
    private int samples;
    private long nextIndex;
    private boolean begun;
    private boolean closed;

    SamplingRun(Schedule schedule, int mostSamples, int rampupSamples, String mark, Iterable<Column> columns) {
        this.schedule = schedule;
        this.mostSamples = mostSamples;
        this.rampupLeft = rampupSamples;
        this.mark = mark;
        columns.forEach(column -> statistics.put(column, new RunningStatistics(column)));
    }

    boolean begun() {
        return begun;
    }

    void begin() {
        begun = true;
    }

    boolean closed() {
        return closed;
    }

    void close() {
        closed = true;
    }

    boolean stopping() {
        return !closed && closesAt.isPresent();
    }

    void stopAt(long nanos) {
        closesAt = OptionalLong.of(schedule.closingAt(nanos));
    }

    String mark() {
        return mark;
    }

    void mark(String text) {
        mark = text;
    }

    /** When something is to be done next. */
    long dueNanos() {
        if (!begun) {
            return schedule.startNanos();
        }
        long sampleAt = schedule.sampleAt(nextIndex);
        return closesAt.isPresent() ? Math.min(sampleAt, closesAt.getAsLong()) : sampleAt;
    }

    boolean sampleDue(long nanos) {
        long sampleAt = schedule.sampleAt(nextIndex);
        return sampleAt <= nanos && (closesAt.isEmpty() || sampleAt < closesAt.getAsLong());
    }

    boolean closeDue(long nanos) {
        boolean full = samples >= mostSamples;
        return full || (closesAt.isPresent() && closesAt.getAsLong() <= nanos && !sampleDue(nanos));
    }

    /** Adds the sample that was due, preceded by a missed row for each that was due before it and not taken. */
    List<SampleRow> add(SampleRow row, long takenAtNanos) {
        long lastIndex = schedule.lastDueAt(takenAtNanos);
        if (closesAt.isPresent()) {
            lastIndex = Math.min(lastIndex, schedule.lastDueAt(closesAt.getAsLong() - 1));
        }
        List<SampleRow> added = new ArrayList<>();
        for (; nextIndex < lastIndex; nextIndex++) {
            keep(SampleRow.of(row.stamp(), row.total().missed()), added);
        }
        keep(row, added);
        nextIndex++;
        return added;
    }

    private void keep(SampleRow row, List<SampleRow> added) {
        if (rampupLeft > 0) {
            rampupLeft--;
            return;
        }
        if (samples < mostSamples) {
            samples++;
            statistics.forEach(
                    (column, figures) -> figures.add(row.total().reading(column).orElseGet(Reading::invalid)));
            unread.add(row);
            latest = Optional.of(row);
            added.add(row);
        }
    }

    Optional<SampleRow> latest() {
        return latest;
    }

    int samples() {
        return samples;
    }

    int unread() {
        return unread.size();
    }

    List<SampleRow> takeUnread(int most) {
        List<SampleRow> taken = new ArrayList<>(Math.min(most, unread.size()));
        while (taken.size() < most && !unread.isEmpty()) {
            taken.add(unread.remove());
        }
        return taken;
    }

    StatisticsAnswer statistics(Column column) {
        RunningStatistics figures = statistics.get(column);
        return figures == null ? StatisticsAnswer.notMeasured(column, 0) : figures.answer();
    }
}
