package org.wattladder.meter.sampling;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/** Samples that the client has not read yet; the oldest give way when nobody reads. */
final class UnreadRows {
    /** More than a day at one sample a second. */
    static final int MOST = 100_000;

    private final Deque<UnreadRow> rows = new ArrayDeque<>();

    void add(UnreadRow row) {
        if (rows.size() >= MOST) {
            rows.remove();
        }
        rows.add(row);
    }

    int size() {
        return rows.size();
    }

    List<UnreadRow> take(int most) {
        List<UnreadRow> taken = new ArrayList<>(Math.min(most, rows.size()));
        while (taken.size() < most && !rows.isEmpty()) {
            taken.add(rows.remove());
        }
        return taken;
    }
}
