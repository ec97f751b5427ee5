package org.wattladder.meter.check.daemon;

import java.util.ArrayList;
import java.util.List;
import org.wattladder.ptdaemon.codec.SampleRow;
import org.wattladder.ptdaemon.codec.UnreadableAnswer;

/**
 * One measurement from {@code Go} to its statistics.
 *
 * @param started how it began
 * @param live lines read while it ran, each as soon as it could be
 * @param stop the command that ended it
 * @param rest lines read after that
 * @param statistics answer to {@code Watts} or {@code Temperature}
 * @param uncertainty answer to {@code Uncertainty}
 */
public record Observation(
        Started started,
        List<RowLine> live,
        Exchange stop,
        List<RowLine> rest,
        Exchange statistics,
        Exchange uncertainty) {
    public Observation {
        live = List.copyOf(live);
        rest = List.copyOf(rest);
    }

    /** All lines. */
    public List<RowLine> lines() {
        List<RowLine> lines = new ArrayList<>(live);
        lines.addAll(rest);
        return lines;
    }

    /**
     * All lines as samples.
     *
     * @throws Unobserved when one cannot be read, which the rule {@code sample-row} judges
     */
    public List<SampleRow> samples() throws Unobserved {
        return read(lines());
    }

    /** Lines as samples. */
    public static List<SampleRow> read(List<RowLine> lines) throws Unobserved {
        List<SampleRow> samples = new ArrayList<>();
        for (RowLine line : lines) {
            try {
                samples.add(SampleRow.parse(line.text()));
            } catch (UnreadableAnswer other) {
                throw new Unobserved("A sample cannot be read: " + other.getMessage() + ".");
            }
        }
        return samples;
    }
}
