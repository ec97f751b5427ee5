package org.wattladder.director.program;

import java.util.ArrayList;
import java.util.List;

/** The lines of one process, with the time of each; written by the thread that reads them, read on the work thread. */
public final class ProgramOutput {
    /** More than any program says of an interval; a program that writes more disturbs the recording. */
    public static final int MOST_LINES = 100_000;

    private static final long MOST_CHARACTERS = 16L << 20;

    private final List<Line> lines = new ArrayList<>();
    private final Runnable flooded;
    private long characters;
    private boolean full;

    /**
     * No line yet.
     *
     * @param flooded called once, by the thread that reads, when there are too many lines
     */
    public ProgramOutput(Runnable flooded) {
        this.flooded = flooded;
    }

    /**
     * A line.
     *
     * @param atNanos when it arrived, by the monotonic clock
     * @param text without its end
     */
    public record Line(long atNanos, String text) {}

    /** Takes the next line. */
    public synchronized void add(long atNanos, String text) {
        if (full) {
            return;
        }
        characters += text.length();
        full = lines.size() == MOST_LINES || characters > MOST_CHARACTERS;
        if (full) {
            flooded.run();
        } else {
            lines.add(new Line(atNanos, text));
        }
    }

    /** All lines so far. */
    public synchronized List<Line> lines() {
        return List.copyOf(lines);
    }
}
