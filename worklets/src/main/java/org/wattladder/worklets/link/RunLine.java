package org.wattladder.worklets.link;

/**
 * Asks the client to run one interval.
 *
 * @param interval number of the interval, repeated in the answers
 * @param startNanos value of {@code System.nanoTime()} at which the pre part starts; on one machine the clock of all
 *     processes is the same. A client that reads the line later than this starts at once and reports the delay
 * @param preNanos length of the part before recording
 * @param recordingNanos length of the part that counts
 * @param postNanos length of the part after recording
 * @param pace how many transactions to start; a count of -1 means unpaced
 * @param seed of this interval and client, for the schedule and the order of transaction types
 */
public record RunLine(
        long interval, long startNanos, long preNanos, long recordingNanos, long postNanos, Pace pace, long seed)
        implements DirectorLine {

    /**
     * Transactions that this client starts in each part, spread over its users; all -1 when unpaced.
     *
     * @param pre transactions whose scheduled start lies in the pre part
     * @param recording transactions whose scheduled start lies in the recording part
     * @param post transactions whose scheduled start lies in the post part
     */
    public record Pace(long pre, long recording, long post) {
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
                Long.toString(seed));
    }

    static RunLine parse(String[] words) {
        Words in = new Words(words, 10);
        return new RunLine(
                in.number(1),
                in.number(2),
                in.number(3),
                in.number(4),
                in.number(5),
                new Pace(in.number(6), in.number(7), in.number(8)),
                in.number(9));
    }
}
