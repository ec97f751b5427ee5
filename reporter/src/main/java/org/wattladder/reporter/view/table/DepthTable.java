package org.wattladder.reporter.view.table;

import java.util.List;
import org.wattladder.model.result.HostClient;
import org.wattladder.model.text.Message;
import org.wattladder.reporter.figures.DepthFigures;
import org.wattladder.reporter.figures.WorkletFigures;

/** The sweep of a worklet over depths. */
public final class DepthTable {
    private static final List<Column<DepthFigures>> COLUMNS = List.of(
            Column.of("short.depth", DepthFigures::depth),
            Column.of("short.mebibytes", depth -> Cells.significant(depth.mebibytesPerSecond(), 4)),
            Column.of("short.accesses", depth -> Cells.significant(depth.transactionsPerSecond(), 4)),
            Column.of("short.mean", depth -> Cells.significant(depth.latency().mean(), 3)),
            Column.of("short.p50", depth -> Cells.significant(depth.latency().p50(), 3)),
            Column.of("short.p99", depth -> Cells.significant(depth.latency().p99(), 3)),
            Column.of("short.p999", depth -> Cells.significant(depth.latency().p999(), 3)),
            Column.of("short.achieved", depth -> Cells.significant(depth.achievedDepth(), 3)),
            Column.of("short.littles-depth", depth -> Cells.significant(depth.littlesDepth(), 3)));

    private DepthTable() {}

    /** A row for each depth; none unless the worklet is swept. */
    public static Table<DepthFigures> of(WorkletFigures worklet) {
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
                DepthFigures.of(worklet));
    }
}
