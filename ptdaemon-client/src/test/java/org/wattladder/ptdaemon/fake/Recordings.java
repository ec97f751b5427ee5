package org.wattladder.ptdaemon.fake;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.wattladder.ptdaemon.codec.SampleRow;
import org.wattladder.ptdaemon.codec.UnreadableAnswer;

/** Excerpts of public sessions with real analyzers. */
public final class Recordings {
    public static final List<String> NAMES = List.of("wt210", "wt310", "wt333e");

    private Recordings() {}

    public static List<String> transcript(String name) {
        return lines(name + ".transcript.txt");
    }

    public static List<String> logLines(String name) {
        return lines(name + ".log.txt");
    }

    /** The rows of the log as {@code RL} would send them. */
    public static List<String> rows(String name) {
        return rowsOf(logLines(name));
    }

    /** The rows of the ranging pass that hold its first sample, greatest voltage and greatest current. */
    public static List<String> rangingRows(String name) {
        return rowsOf(lines(name + ".ranging.txt"));
    }

    private static List<String> rowsOf(List<String> logLines) {
        return logLines.stream()
                .map(line -> {
                    try {
                        return SampleRow.parse(line).line();
                    } catch (UnreadableAnswer unreadable) {
                        throw new IllegalStateException(unreadable);
                    }
                })
                .toList();
    }

    private static List<String> lines(String file) {
        try (BufferedReader reader = new BufferedReader(new InputStreamReader(
                Recordings.class.getResourceAsStream("/sessions/" + file), StandardCharsets.US_ASCII))) {
            return reader.lines().toList();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
