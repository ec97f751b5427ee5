package org.wattladder.reporter.compare;

import java.util.List;
import org.wattladder.reporter.figures.RunFigures;

/**
 * One side of a comparison.
 *
 * @param name of the run or of the series
 * @param runs at least one; several are repeats of each other
 */
public record Side(String name, List<RunFigures> runs) {
    public Side {
        runs = List.copyOf(runs);
        if (runs.isEmpty()) {
            throw new IllegalArgumentException("a side needs a run");
        }
    }
}
