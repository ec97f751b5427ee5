package org.wattladder.reporter.view.table;

import java.util.List;
import org.wattladder.model.result.HostClient;
import org.wattladder.model.text.Message;
import org.wattladder.reporter.figures.IntervalFigures;
import org.wattladder.reporter.figures.Latency;
import org.wattladder.reporter.figures.WorkletFigures;

/** The sweep of a worklet over depths. */
public final class DepthTable {
    private static final List<Column<IntervalFigures>> COLUMNS = List.of(
            Column.of("short.depth", depth -> depth.plan().depth().orElseThrow()),
            TrafficField.MEBIBYTES.column(),
            IntervalField.ACTUAL.headed(Message.of("short.accesses")).column(),
            service(LatencyField.MEAN),
            service(LatencyField.P50),
            service(LatencyField.P99),
            service(LatencyField.P999),
            IntervalField.ACHIEVED_DEPTH.column(),
            TrafficField.CONCURRENCY.headed(Message.of("short.littles-depth")).column());

    private DepthTable() {}

    private static Column<IntervalFigures> service(Field<Latency> field) {
        return field.of((IntervalFigures depth) -> depth.all().service()).column();
    }

    /** A row for each depth; none unless the worklet is swept. */
    public static Table<IntervalFigures> of(WorkletFigures worklet) {
        List<String> engines = worklet.result().stream()
                .flatMap(result -> result.clients().stream())
                .map(HostClient::facts)
                .map(facts -> facts.storage().engine())
                .filter(engine -> !engine.isEmpty())
                .distinct()
                .toList();
        return new Table<>(
                Message.of("heading.outstanding"),
                List.of(
                        engines.isEmpty() ? Message.of("legend.engine-unknown") : Message.of("legend.engine", engines),
                        Message.of("legend.depth"),
                        Message.of("legend.mebibyte")),
                COLUMNS,
                worklet.depths());
    }
}
