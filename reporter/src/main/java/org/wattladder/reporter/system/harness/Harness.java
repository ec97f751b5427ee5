package org.wattladder.reporter.system.harness;

import java.util.List;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.system.SuiteSystem;
import org.wattladder.reporter.view.page.Fact;
import org.wattladder.reporter.view.table.Cells;

/** What the harness itself costs: worklets that do no work, so that nothing is rated. */
public final class Harness implements SuiteSystem {
    @Override
    public String id() {
        return "harness";
    }

    @Override
    public String sentence() {
        return "the rate that pacing, counting and latency keeping let through as headline, nothing rated";
    }

    @Override
    public List<Fact> headline(RunFigures run) {
        return run.worklets().stream()
                .filter(worklet -> worklet.calibratedRate().asOptional().isPresent())
                .map(worklet -> Fact.of("column.calibrated-rate", Cells.significant(worklet.calibratedRate(), 5)))
                .toList();
    }
}
