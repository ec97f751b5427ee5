package org.wattladder.reporter.view.page;

import java.util.ArrayList;
import java.util.List;
import org.wattladder.model.text.Message;
import org.wattladder.reporter.chart.Axis;
import org.wattladder.reporter.figures.IntervalFigures;
import org.wattladder.reporter.view.chart.Graph;
import org.wattladder.reporter.view.table.Cells;
import org.wattladder.reporter.view.table.Levels;

/** Target rate, achieved rate and watts of a load that changes, a row for each bin so that time runs downwards. */
final class TraceChart {
    private TraceChart() {}

    /** The chart of a worklet that has bins. */
    static Graph of(WorkletView worklet) {
        List<IntervalFigures> bins = worklet.figures().bins();
        List<Graph.Row> rows = new ArrayList<>();
        for (int i = 0; i < bins.size(); i++) {
            IntervalFigures bin = bins.get(i);
            boolean idle = bin.plan().idle();
            rows.add(new Graph.Row(
                    Levels.load(bin),
                    "",
                    i == 0 ? Charts.marks(worklet) : "",
                    List.of(
                            idle ? Cells.DASH : Cells.significant(bin.targetRate(), 4),
                            idle ? Cells.DASH : Cells.significant(bin.actualRate(), 4),
                            Cells.significant(bin.averageWatts(), 4))));
        }
        return new Graph(
                Message.of("chart.trace-of", worklet.name()),
                List.of(
                        Graph.Key.of("bar", "chart.achieved-rate"),
                        Graph.Key.of("rule overall", "chart.target-rate"),
                        Graph.Key.of("dot", "chart.watts")),
                Message.of("column.bin"),
                Axis.upTo(0),
                Message.each("column.target-per-second", "column.actual-per-second", "column.average-watts"),
                rows);
    }
}
