package org.wattladder.worklets.link;

/**
 * Ends the answers to one {@link RunLine}.
 *
 * @param interval number of the interval
 * @param startDelayNanos how much later than asked the slowest user began; 0 or more
 * @param recordingNanos length of the recording part as the clock of this client saw it
 * @param processorNanos processor time of the whole client JVM in the recording part; -1 when the JVM cannot tell
 * @param unfinished transactions scheduled in the recording part but not completed inside it
 */
public record DoneLine(long interval, long startDelayNanos, long recordingNanos, long processorNanos, long unfinished)
        implements ClientLine {
    @Override
    public String text() {
        return String.join(
                " ",
                "done",
                Long.toString(interval),
                Long.toString(startDelayNanos),
                Long.toString(recordingNanos),
                Long.toString(processorNanos),
                Long.toString(unfinished));
    }

    static DoneLine parse(String[] words) {
        Words in = new Words(words, 6);
        return new DoneLine(in.number(1), in.number(2), in.number(3), in.number(4), in.number(5));
    }
}
