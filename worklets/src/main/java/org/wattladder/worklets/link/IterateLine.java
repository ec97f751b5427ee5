package org.wattladder.worklets.link;

/**
 * Asks the client to run iterations: all users start their pre iterations together, then wait for {@link GoLine}, run
 * those that count, and go on unmeasured until {@link EndLine}.
 *
 * @param interval number of the interval, repeated in the answers
 * @param startNanos value of {@code System.nanoTime()} at which the pre iterations start, as in {@link RunLine}
 * @param pre iterations of each user before recording, 0 or more
 * @param measured iterations of each user that count, at least 1
 * @param post iterations of each user after those at least, 0 or more
 * @param sizePercent share of the data to work on, 1 to 100
 */
public record IterateLine(long interval, long startNanos, int pre, int measured, int post, int sizePercent)
        implements DirectorLine {
    public IterateLine {
        if (pre < 0 || measured < 1 || post < 0 || sizePercent < 1 || sizePercent > 100) {
            throw new IllegalArgumentException("iterations cannot be " + pre + ", " + measured + " and " + post
                    + " over " + sizePercent + " % of the data");
        }
    }

    @Override
    public String text() {
        return String.join(
                " ",
                "iterate",
                Long.toString(interval),
                Long.toString(startNanos),
                Integer.toString(pre),
                Integer.toString(measured),
                Integer.toString(post),
                Integer.toString(sizePercent));
    }

    static IterateLine parse(String[] words) {
        Words in = new Words(words, 7);
        return new IterateLine(in.number(1), in.number(2), in.count(3), in.count(4), in.count(5), in.count(6));
    }
}
