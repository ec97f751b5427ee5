package org.wattladder.reporter.view;

import java.util.List;
import org.wattladder.model.result.HostClient;
import org.wattladder.reporter.figures.DepthFigures;
import org.wattladder.reporter.figures.WorkletFigures;
import org.wattladder.reporter.notation.Decimals;

/**
 * The sweep of one worklet over depths as texts.
 *
 * @param engine how several transactions were kept outstanding
 * @param rows one for each depth
 */
public record DepthTable(String engine, List<List<String>> rows) {
    /** What the cells of a row are. */
    public static final List<String> HEADINGS =
            List.of("depth", "MiB/s", "IO/s", "mean ms", "p50 ms", "p99 ms", "p99.9 ms", "achieved", "rate x latency");

    /** What the headings mean. */
    public static final String LEGEND =
            "Depth is the number of outstanding I/Os asked for, of each client; achieved is the"
                    + " mean over the window, all clients, and rate x latency the same by Little's law. 1 MiB/s is 2^20 bytes/s.";

    /** The table of a worklet; without rows unless it is swept. */
    public static DepthTable of(WorkletFigures worklet) {
        List<String> engines = worklet.result().stream()
                .flatMap(result -> result.clients().stream())
                .map(HostClient::facts)
                .map(facts -> facts.storage().engine())
                .filter(engine -> !engine.isEmpty())
                .distinct()
                .toList();
        return new DepthTable(
                engines.isEmpty() ? "the clients did not say how" : String.join(", ", engines),
                DepthFigures.of(worklet).stream().map(DepthTable::row).toList());
    }

    private static List<String> row(DepthFigures depth) {
        return List.of(
                Decimals.count(depth.depth()),
                Decimals.significant(depth.mebibytesPerSecond(), 4),
                Decimals.significant(depth.transactionsPerSecond(), 4),
                Decimals.significant(depth.latency().mean(), 3),
                Decimals.significant(depth.latency().p50(), 3),
                Decimals.significant(depth.latency().p99(), 3),
                Decimals.significant(depth.latency().p999(), 3),
                Decimals.significant(depth.achievedDepth(), 3),
                Decimals.significant(depth.littlesDepth(), 3));
    }

    /** Whether there is nothing to show. */
    public boolean isEmpty() {
        return rows.isEmpty();
    }
}
