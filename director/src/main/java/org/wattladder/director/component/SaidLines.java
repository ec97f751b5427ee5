package org.wattladder.director.component;

import java.util.ArrayList;
import java.util.List;
import org.wattladder.model.range.Range;
import org.wattladder.model.text.Printable;
import org.wattladder.worklets.api.ServingWorklet;

/** Lines of a program that are for people; heard on one thread, taken on another. Of many, only the latest are kept. */
final class SaidLines {
    private static final int KEPT = 5;

    private final List<String> lines = new ArrayList<>();

    synchronized void hear(String line) {
        if (line.startsWith(ServingWorklet.PROGRESS)) {
            if (lines.size() == KEPT) {
                lines.remove(0);
            }
            String text = Printable.of(line.substring(ServingWorklet.PROGRESS.length()));
            lines.add(text.substring(0, Math.min(text.length(), Range.LONGEST_TEXT)));
        }
    }

    synchronized List<String> take() {
        List<String> taken = List.copyOf(lines);
        lines.clear();
        return taken;
    }
}
