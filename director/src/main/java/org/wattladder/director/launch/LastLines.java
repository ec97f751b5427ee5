package org.wattladder.director.launch;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import org.wattladder.model.text.Printable;

/** Keeps the last lines of a stream; written by one thread, read by another. */
final class LastLines {
    private static final int KEPT = 20;

    private final Deque<String> lines = new ArrayDeque<>();

    synchronized void add(String line) {
        if (lines.size() == KEPT) {
            lines.removeFirst();
        }
        lines.addLast(Printable.of(line));
    }

    synchronized List<String> toList() {
        return List.copyOf(lines);
    }
}
