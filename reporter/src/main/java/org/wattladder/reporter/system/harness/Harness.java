package org.wattladder.reporter.system.harness;

import java.util.List;
import org.wattladder.model.text.Message;
import org.wattladder.reporter.figures.IntervalFigures;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.figures.WorkletFigures;
import org.wattladder.reporter.headline.Drawn;
import org.wattladder.reporter.headline.Headline;
import org.wattladder.reporter.system.SuiteSystem;
import org.wattladder.reporter.view.table.Cells;
import org.wattladder.worklets.api.Metric;

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
    public List<Headline> headline(RunFigures run) {
        return run.worklets().stream()
                .filter(worklet -> worklet.intervals().stream().anyMatch(IntervalFigures::paced))
                .map(Harness::rate)
                .toList();
    }

    private static Headline rate(WorkletFigures worklet) {
        return Headline.plain(
                Message.of("headline.calibrated-rate", worklet.plan().name()),
                Cells.unit(Metric.TRANSACTIONS),
                worklet.calibratedRate(),
                Drawn.ofSeveral(worklet.tier()));
    }
}
