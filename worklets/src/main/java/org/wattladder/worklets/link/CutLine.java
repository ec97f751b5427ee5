package org.wattladder.worklets.link;

/**
 * Ends recording early, sent before that moment.
 *
 * @param interval number of the interval
 * @param recordingNanos length of recording, one of the early ends of its {@link RunLine}
 */
public record CutLine(long interval, long recordingNanos) implements DirectorLine {
    @Override
    public String text() {
        return "cut " + interval + " " + recordingNanos;
    }

    static CutLine parse(String[] words) {
        Words in = new Words(words, 3);
        return new CutLine(in.number(1), in.number(2));
    }
}
