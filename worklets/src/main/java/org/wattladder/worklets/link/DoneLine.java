package org.wattladder.worklets.link;

/**
 * Ends the answers to one {@link RunLine}.
 *
 * @param interval number of the interval
 * @param startDelayNanos how much later than asked the slowest user began; 0 or more
 * @param recordingNanos length of the recording part as the clock of this client saw it
 * @param processorNanos processor time of the whole client JVM in the recording part; -1 when the JVM cannot tell
 * @param unfinished transactions scheduled in the recording part that did not end inside it
 * @param outstandingNanos sum over the recording part of the time that each transaction was outstanding; 0 unless the
 *     line named a depth
 */
public record DoneLine(
        long interval,
        long startDelayNanos,
        long recordingNanos,
        long processorNanos,
        long unfinished,
        long outstandingNanos)
        implements ClientLine {

    /** The end of an interval for which no depth was named. */
    public DoneLine(long interval, long startDelayNanos, long recordingNanos, long processorNanos, long unfinished) {
        this(interval, startDelayNanos, recordingNanos, processorNanos, unfinished, 0);
    }

    @Override
    public String text() {
        return String.join(
                " ",
                "done",
                Long.toString(interval),
                Long.toString(startDelayNanos),
                Long.toString(recordingNanos),
                Long.toString(processorNanos),
                Long.toString(unfinished),
                Long.toString(outstandingNanos));
    }

    static DoneLine parse(String[] words) {
        Words in = new Words(words, 7);
        return new DoneLine(in.number(1), in.number(2), in.number(3), in.number(4), in.number(5), in.number(6));
    }
}
