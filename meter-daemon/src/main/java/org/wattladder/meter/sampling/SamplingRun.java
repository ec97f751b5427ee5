package org.wattladder.meter.sampling;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import java.util.function.IntFunction;
import org.wattladder.meter.source.Figures;
import org.wattladder.meter.source.OpenSource;
import org.wattladder.ptdaemon.codec.Channel;
import org.wattladder.ptdaemon.codec.Column;
import org.wattladder.ptdaemon.codec.Reading;
import org.wattladder.ptdaemon.codec.SampleRow;
import org.wattladder.ptdaemon.codec.StatisticsAnswer;
import org.wattladder.ptdaemon.codec.UncertaintyAnswer;

/** One measurement, from {@code Go} on; stays readable after its end. Guarded by its {@link Sampler}. */
final class SamplingRun {
    private final Schedule schedule;
    private final int mostSamples;
    private final Map<Column, RunningStatistics> statistics = new EnumMap<>(Column.class);
    private final List<UncertaintyTally> uncertainties = new ArrayList<>();
    private final UnreadRows unread = new UnreadRows();
    private final int samplingMillis;
    private Optional<SampleRow> latest = Optional.empty();
    private OptionalLong closesAt = OptionalLong.empty();
    private String mark;
    private int rampupLeft;
    private int samples;
    private long nextIndex;
    private boolean begun;
    private boolean closed;

    SamplingRun(Schedule schedule, int mostSamples, int rampupSamples, String mark, OpenSource source) {
        this.schedule = schedule;
        this.mostSamples = mostSamples;
        this.rampupLeft = rampupSamples;
        this.mark = mark;
        this.samplingMillis = (int) (schedule.intervalNanos() / 1_000_000);
        source.columns().forEach(column -> statistics.put(column, new RunningStatistics(column)));
        int channels = source.channels();
        for (int channel = 0; channel <= (channels > 1 ? channels : 0); channel++) {
            uncertainties.add(new UncertaintyTally());
        }
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

    int samplingMillis() {
        return samplingMillis;
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

    /** How many samples were due before this one and were not taken. */
    int missedBefore(long takenAtNanos) {
        long lastIndex = schedule.lastDueAt(takenAtNanos);
        if (closesAt.isPresent()) {
            lastIndex = Math.min(lastIndex, schedule.lastDueAt(closesAt.getAsLong() - 1));
        }
        return (int) Math.max(0, lastIndex - nextIndex);
    }

    /** Adds a sample that was due; those it returns go to the log. */
    List<SampleRow> add(SampleRow row, Figures figures, int missedBefore) {
        List<SampleRow> added = new ArrayList<>();
        for (int missed = 0; missed < missedBefore; missed++) {
            List<Channel> channels =
                    row.channels().stream().map(Channel::missed).toList();
            SampleRow gap = new SampleRow(row.stamp(), row.total().missed(), channels, Optional.empty());
            keep(gap, channel -> OptionalDouble.empty(), 1, added);
        }
        keep(row, figures::uncertainty, figures.copies(), added);
        nextIndex += missedBefore + 1;
        return added;
    }

    /** Statistics count a sample once, however often it goes out. */
    private void keep(SampleRow row, IntFunction<OptionalDouble> uncertainty, int copies, List<SampleRow> added) {
        if (rampupLeft > 0) {
            rampupLeft--;
            return;
        }
        if (samples < mostSamples) {
            samples++;
            statistics.forEach(
                    (column, figures) -> figures.add(row.total().reading(column).orElseGet(Reading::invalid)));
            for (int channel = 0; channel < uncertainties.size(); channel++) {
                uncertainties.get(channel).add(uncertainty.apply(channel));
            }
            UnreadRow line = UnreadRow.of(row);
            for (int copy = 0; copy < copies; copy++) {
                unread.add(line);
                added.add(row);
            }
            latest = Optional.of(row);
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

    List<UnreadRow> takeUnread(int most) {
        return unread.take(most);
    }

    /** The uncertainty of a channel, 0 being the total. */
    UncertaintyAnswer uncertainty(int channel) {
        return uncertainties.get(channel).answer();
    }

    StatisticsAnswer statistics(Column column) {
        RunningStatistics figures = statistics.get(column);
        return figures == null ? StatisticsAnswer.notMeasured(column, 0) : figures.answer();
    }
}
