package org.wattladder.reporter.compare;

import java.util.Objects;
import org.wattladder.reporter.figures.RunFigures;

/**
 * One run of a side.
 *
 * @param figures derived from its result
 * @param watts its power samples, when they were kept
 */
public record MeasuredRun(RunFigures figures, RunWatts watts) {
    public MeasuredRun {
        Objects.requireNonNull(figures, "figures");
        Objects.requireNonNull(watts, "watts");
    }

    /** Identifier of the run. */
    public String name() {
        return figures.result().run();
    }
}
