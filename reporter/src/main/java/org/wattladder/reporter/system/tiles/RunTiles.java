package org.wattladder.reporter.system.tiles;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.wattladder.model.result.WorkletResult;
import org.wattladder.model.schedule.TileRun;
import org.wattladder.model.schedule.Tiles;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.figures.WorkletFigures;

/**
 * The tiles of one worklet of a run.
 *
 * @param worklet that was measured
 * @param schedule of it
 * @param found what the schedule knows
 * @param rows one for each number of tiles, in the order of execution
 */
record RunTiles(WorkletFigures worklet, Tiles schedule, TileRun found, List<TileRow> rows) {
    RunTiles {
        rows = List.copyOf(rows);
    }

    /** Every worklet whose schedule is tiles and that has a step. */
    static List<RunTiles> all(RunFigures run) {
        List<RunTiles> all = new ArrayList<>();
        for (WorkletFigures worklet : run.worklets()) {
            if (worklet.plan().schedule() instanceof Tiles schedule
                    && worklet.result().isPresent()) {
                WorkletResult result = worklet.result().orElseThrow();
                TileRun found = TileRun.of(schedule, result.history());
                List<TileRow> rows = found.steps().stream()
                        .map(step -> TileRow.of(run, worklet, found, step))
                        .toList();
                all.add(new RunTiles(worklet, schedule, found, rows));
            }
        }
        return all.stream().filter(each -> !each.rows.isEmpty()).toList();
    }

    /** The row with the highest score; empty when none has one. */
    Optional<TileRow> best() {
        return found.best()
                .flatMap(step ->
                        rows.stream().filter(row -> row.step().equals(step)).findFirst());
    }
}
