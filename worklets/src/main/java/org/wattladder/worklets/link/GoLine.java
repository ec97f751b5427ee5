package org.wattladder.worklets.link;

/**
 * Tells every user to begin its measured iterations, sent once all clients of the host are through the pre iterations.
 *
 * @param interval number of the interval
 * @param startNanos value of {@code System.nanoTime()} at which recording begins
 */
public record GoLine(long interval, long startNanos) implements DirectorLine {
    @Override
    public String text() {
        return "go " + interval + " " + startNanos;
    }

    static GoLine parse(String[] words) {
        Words in = new Words(words, 3);
        return new GoLine(in.number(1), in.number(2));
    }
}
