package org.wattladder.meter.source.replay;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.wattladder.ptdaemon.codec.SampleRow;
import org.wattladder.ptdaemon.codec.UnreadableAnswer;

/**
 * The text of a log, taken apart.
 *
 * @param rows samples in the order of the file, missed and erroneous ones included
 * @param skipped lines that are no sample: notices, errors, raw buffers
 */
record Recording(List<SampleRow> rows, int skipped) {
    private static final long DEFAULT_SAMPLING_MILLIS = 1000;

    Recording {
        rows = List.copyOf(rows);
    }

    /** Reads a log; lines of any other shape are skipped and counted, empty ones not even that. */
    static Recording parse(List<String> lines) {
        List<SampleRow> rows = new ArrayList<>();
        int skipped = 0;
        for (String line : lines) {
            if (line.isBlank()) {
                continue;
            }
            try {
                rows.add(SampleRow.parse(line));
            } catch (UnreadableAnswer noSample) {
                skipped++;
            }
        }
        return new Recording(rows, skipped);
    }

    /** The samples with this mark. */
    Recording marked(String mark) {
        return new Recording(
                rows.stream()
                        .filter(row -> row.mark().filter(mark::equals).isPresent())
                        .toList(),
                skipped);
    }

    /** The marks, in the order of the file. */
    String marks() {
        return rows.stream().flatMap(row -> row.mark().stream()).distinct().collect(Collectors.joining(", "));
    }

    /** Channels behind the sum channel; 1 for the log of a one-channel device. */
    int channels() {
        return Math.max(
                1, rows.stream().mapToInt(row -> row.channels().size()).max().orElse(1));
    }

    /**
     * The interval between samples: the median of the gaps between stamps, above 200 ms to the next 50 ms, as stamps
     * waver. Missed rows share the stamp of the next.
     */
    long samplingMillis() {
        List<Long> gaps = new ArrayList<>();
        for (int index = 1; index < rows.size(); index++) {
            gaps.add(Duration.between(
                            rows.get(index - 1).stamp(), rows.get(index).stamp())
                    .toMillis());
        }
        List<Long> forward = gaps.stream().filter(gap -> gap > 0).sorted().toList();
        long median = forward.isEmpty() ? DEFAULT_SAMPLING_MILLIS : forward.get(forward.size() / 2);
        return median < 200 ? median : (median + 25) / 50 * 50;
    }
}
