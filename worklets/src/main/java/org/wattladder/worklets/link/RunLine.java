package org.wattladder.worklets.link;

import java.util.List;
import java.util.stream.Collectors;

/**
 * Asks the client to run one interval.
 *
 * @param interval number of the interval, repeated in the answers
 * @param startNanos value of {@code System.nanoTime()} at which the pre part starts; on one machine the clock of all
 *     processes is the same. A client that reads the line later than this starts immediately and reports the delay
 * @param preNanos length of the part before recording, 0 or more like the other two
 * @param recordingNanos length of the part that counts
 * @param postNanos length of the part after recording
 * @param pace how many transactions to start; a count of -1 means unpaced
 * @param seed of this interval and client, for the schedule and the order of transaction types
 * @param depth transactions to keep outstanding, divided among the users; 0 means that each user has one at a time
 * @param earlyEnds lengths of recording in nanoseconds at which a {@link CutLine} may end it, rising; mostly none
 */
public record RunLine(
        long interval,
        long startNanos,
        long preNanos,
        long recordingNanos,
        long postNanos,
        Pace pace,
        long seed,
        int depth,
        List<Long> earlyEnds)
        implements DirectorLine {
    private static final long LONGEST_NANOS = Long.MAX_VALUE / 8;
    private static final String NONE = "-";

    public RunLine {
        requireLength("pre", preNanos, pace.pre());
        requireLength("recording", recordingNanos, pace.recording());
        requireLength("post", postNanos, pace.post());
        earlyEnds = List.copyOf(earlyEnds);
        long before = 0;
        for (long end : earlyEnds) {
            if (end <= before || end >= recordingNanos) {
                throw new IllegalArgumentException(
                        "early ends must rise and lie in the " + recordingNanos + " ns of recording, not " + earlyEnds);
            }
            before = end;
        }
        if (depth < 0 || (depth > 0 && !pace.isUnpaced())) {
            throw new IllegalArgumentException("a depth must be 0 or more, and above 0 nothing is paced, not " + depth);
        }
    }

    /** An interval in which each user has one transaction at a time. */
    public RunLine(
            long interval, long startNanos, long preNanos, long recordingNanos, long postNanos, Pace pace, long seed) {
        this(interval, startNanos, preNanos, recordingNanos, postNanos, pace, seed, 0, List.of());
    }

    private static void requireLength(String part, long nanos, long transactions) {
        if (nanos < 0 || nanos > LONGEST_NANOS) {
            throw new IllegalArgumentException(
                    "the " + part + " part must last 0 to " + LONGEST_NANOS + " ns, not " + nanos);
        }
        if (nanos == 0 && transactions > 0) {
            throw new IllegalArgumentException(
                    "the " + part + " part lasts no time, so " + transactions + " transactions cannot start in it");
        }
    }

    /**
     * Transactions that this client starts in each part, spread over its users; all -1 when unpaced.
     *
     * @param pre transactions whose scheduled start lies in the pre part
     * @param recording transactions whose scheduled start lies in the recording part
     * @param post transactions whose scheduled start lies in the post part
     */
    public record Pace(long pre, long recording, long post) {
        public Pace {
            boolean unpaced = pre == -1 && recording == -1 && post == -1;
            if (!unpaced && (pre < 0 || recording < 0 || post < 0)) {
                throw new IllegalArgumentException(
                        "counts must all be -1, or all 0 or more, not " + pre + ", " + recording + " and " + post);
            }
        }

        /** Work as fast as possible. */
        public static Pace unpaced() {
            return new Pace(-1, -1, -1);
        }

        /** Says whether transactions follow one another without a schedule. */
        public boolean isUnpaced() {
            return recording < 0;
        }
    }

    @Override
    public String text() {
        return String.join(
                " ",
                "run",
                Long.toString(interval),
                Long.toString(startNanos),
                Long.toString(preNanos),
                Long.toString(recordingNanos),
                Long.toString(postNanos),
                Long.toString(pace.pre()),
                Long.toString(pace.recording()),
                Long.toString(pace.post()),
                Long.toString(seed),
                Integer.toString(depth),
                earlyEnds.isEmpty()
                        ? NONE
                        : earlyEnds.stream().map(String::valueOf).collect(Collectors.joining(",")));
    }

    static RunLine parse(String[] words) {
        Words in = new Words(words, 12);
        return new RunLine(
                in.number(1),
                in.number(2),
                in.number(3),
                in.number(4),
                in.number(5),
                new Pace(in.number(6), in.number(7), in.number(8)),
                in.number(9),
                in.count(10),
                in.numbers(11, NONE));
    }
}
