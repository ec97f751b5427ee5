package org.wattladder.worklets.client;

import java.util.List;
import org.wattladder.worklets.api.ClientFigure;
import org.wattladder.worklets.api.Figure;

/** Transactions that one user completed in the first and in the last third of a recording, which tell whether its rate stands. */
final class Thirds {
    private static final int PARTS = 3;

    private long firstEndNanos;
    private long lastBeginNanos;
    private long first;
    private long last;

    /** Begins a recording. */
    void begin(Window window) {
        long third = (window.postNanos() - window.recordingNanos()) / PARTS;
        firstEndNanos = window.recordingNanos() + third;
        lastBeginNanos = window.postNanos() - third;
        first = 0;
        last = 0;
    }

    /** Counts transactions that completed at this moment of the recording. */
    void add(long nanos, int transactions) {
        if (nanos < firstEndNanos) {
            first += transactions;
        } else if (nanos >= lastBeginNanos) {
            last += transactions;
        }
    }

    /** What all these users completed. */
    static List<Figure> figures(List<Thirds> users) {
        double first = 0;
        double last = 0;
        for (Thirds user : users) {
            first += user.first;
            last += user.last;
        }
        return List.of(ClientFigure.FIRST_THIRD.of(first), ClientFigure.LAST_THIRD.of(last));
    }
}
