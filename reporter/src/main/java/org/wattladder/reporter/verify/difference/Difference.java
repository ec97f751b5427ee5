package org.wattladder.reporter.verify.difference;

import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.wattladder.model.text.Printable;

/**
 * One thing that is not as it comes out of the raw data.
 *
 * @param file in the run directory
 * @param worklet it belongs to; empty when it belongs to none
 * @param interval it belongs to, for example {@code level 50 %}; empty when it belongs to none
 * @param column name of the figure; empty when the file as a whole is meant
 * @param printed what the file says
 * @param derived what comes out of the raw data, or what is wrong with the file
 */
public record Difference(String file, String worklet, String interval, String column, String printed, String derived) {
    public Difference {
        Objects.requireNonNull(file, "file");
        Objects.requireNonNull(worklet, "worklet");
        Objects.requireNonNull(interval, "interval");
        Objects.requireNonNull(column, "column");
        Objects.requireNonNull(printed, "printed");
        Objects.requireNonNull(derived, "derived");
    }

    /** Something that is wrong with a file as a whole. */
    public static Difference ofFile(String file, String sentence) {
        return new Difference(file, "", "", "", "", sentence);
    }

    /** File, worklet, interval, column, printed and derived value in one line. */
    public String sentence() {
        String place = Stream.of(file, worklet, interval, column)
                .filter(part -> !part.isEmpty())
                .collect(Collectors.joining(", "));
        return Printable.of(
                column.isEmpty()
                        ? place + ": " + derived
                        : place + ": printed " + shown(printed) + ", re-derived " + shown(derived));
    }

    private static String shown(String value) {
        return value.isEmpty() ? "nothing" : value;
    }
}
