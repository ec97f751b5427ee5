package org.wattladder.reporter.system.disk;

import java.util.List;
import java.util.function.Function;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.text.Message;
import org.wattladder.model.text.Text;
import org.wattladder.reporter.figures.IntervalFigures;
import org.wattladder.reporter.figures.WorkletFigures;
import org.wattladder.reporter.view.chart.Columns;
import org.wattladder.reporter.view.chart.Picture;
import org.wattladder.reporter.view.table.TrafficField;

/** Accesses or throughput and latency of one profile over outstanding I/Os. */
final class DepthPicture {
    private static final Message MILLIS = Message.of("unit.milliseconds");

    private DepthPicture() {}

    static Picture of(WorkletFigures worklet, String id) {
        List<IntervalFigures> depths = worklet.depths();
        String profile = worklet.plan().name();
        Message unit = Message.of(DiskMaxima.sequential(profile) ? "unit.mebibytes" : "unit.accesses");
        Function<IntervalFigures, Measurement> rate =
                DiskMaxima.sequential(profile) ? TrafficField.MEBIBYTES.figure()::apply : IntervalFigures::actualRate;
        return new Columns(
                        Message.of("chart.depths-of", profile, unit),
                        Message.of("chart.depth-axis"),
                        depths.stream()
                                .map(depth -> Text.of(depth.plan().depth().orElseThrow()))
                                .toList(),
                        new Columns.Side(unit, List.of(series(unit, depths, rate))),
                        new Columns.Side(
                                MILLIS,
                                List.of(
                                        series(
                                                Message.of("chart.mean-latency"),
                                                depths,
                                                depth -> depth.all().service().mean()),
                                        series(
                                                Message.of("chart.p99-latency"),
                                                depths,
                                                depth -> depth.all().service().p99()))),
                        Columns.Limit.NONE)
                .picture(id);
    }

    private static Columns.Series series(
            Message meaning, List<IntervalFigures> depths, Function<IntervalFigures, Measurement> figure) {
        return new Columns.Series(meaning, depths.stream().map(figure).toList());
    }
}
