package org.wattladder.reporter.view;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.text.Message;
import org.wattladder.reporter.chart.Axis;
import org.wattladder.reporter.chart.Track;
import org.wattladder.reporter.figures.IntervalFigures;

/** Target rate, achieved rate and watts of a load that changes, a row for each bin so that time runs downwards. */
final class TraceChart {
    private TraceChart() {}

    /** The chart of a worklet that has bins. */
    static Graph of(WorkletView worklet) {
        List<IntervalFigures> bins = worklet.figures().bins();
        List<String> marks = marks(worklet);
        List<Graph.Row> rows = new ArrayList<>();
        for (int i = 0; i < bins.size(); i++) {
            IntervalFigures bin = bins.get(i);
            boolean idle = bin.plan().idle();
            rows.add(new Graph.Row(
                    Levels.load(bin),
                    "",
                    marks.get(i),
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
                Message.each("column.target", "column.actual", "column.average-watts"),
                rows);
    }

    /** The marks of each bin: the achieved rate as a bar, the target as a line across, watts as a line over all rows. */
    static List<String> marks(WorkletView worklet) {
        List<IntervalFigures> bins = worklet.figures().bins();
        Axis rates =
                Axis.upTo(Charts.highest(bins.stream().flatMap(bin -> Stream.of(bin.targetRate(), bin.actualRate()))));
        Axis watts = Axis.upTo(Charts.highest(bins.stream().map(IntervalFigures::averageWatts)));
        List<String> marks = new ArrayList<>();
        for (int i = 0; i < bins.size(); i++) {
            Measurement here = bins.get(i).averageWatts();
            marks.add(new Track(rates)
                    .bar(rates, bins.get(i).actualRate())
                    .rule("overall", rates, bins.get(i).targetRate())
                    .linked(
                            watts,
                            i == 0 ? Charts.NONE : bins.get(i - 1).averageWatts(),
                            here,
                            i == bins.size() - 1 ? Charts.NONE : bins.get(i + 1).averageWatts())
                    .dot("", watts, here)
                    .picture());
        }
        return marks;
    }
}
