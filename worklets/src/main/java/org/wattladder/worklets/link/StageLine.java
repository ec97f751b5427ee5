package org.wattladder.worklets.link;

import java.util.Arrays;
import java.util.Locale;

/**
 * Says that all users of the client are through one stage of an {@link IterateLine}; the one line that a client writes
 * while others may still record.
 *
 * @param interval number of the interval
 * @param stage what is over
 * @param atNanos value of {@code System.nanoTime()} when the last user was through
 */
public record StageLine(long interval, Stage stage, long atNanos) implements ClientLine {

    /** A part of the iterations. */
    public enum Stage {
        /** The iterations before recording. */
        PRE,
        /** The iterations that count. */
        MEASURED;

        private String word() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    @Override
    public String text() {
        return "stage " + interval + " " + stage.word() + " " + atNanos;
    }

    static StageLine parse(String[] words) {
        Words in = new Words(words, 4);
        Stage stage = Arrays.stream(Stage.values())
                .filter(each -> each.word().equals(words[2]))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("word 3 is not a stage: " + String.join(" ", words)));
        return new StageLine(in.number(1), stage, in.number(3));
    }
}
