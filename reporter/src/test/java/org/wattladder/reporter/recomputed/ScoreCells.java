package org.wattladder.reporter.recomputed;

import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;

/** Cells of a row of {@code result.csv} about scores. */
final class ScoreCells {
    private ScoreCells() {}

    /** Of one interval of a worklet. */
    static Map<String, Cell> of(DerivedRun run, List<DerivedInterval> worklet, DerivedInterval row) {
        DerivedScores scores = new DerivedScores(run);
        return Map.of(
                "reference",
                        new Cell.Text(run.result().plan().score().reference().name()),
                "score", new Cell.Figure(isScored(row) ? scores.level(row) : OptionalDouble.empty()),
                "worklet_score", new Cell.Figure(scores.worklet(worklet)));
    }

    private static boolean isScored(DerivedInterval row) {
        return row.interval().scored();
    }
}
