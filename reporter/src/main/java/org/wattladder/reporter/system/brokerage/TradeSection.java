package org.wattladder.reporter.system.brokerage;

import java.util.List;
import java.util.OptionalDouble;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.text.Count;
import org.wattladder.model.text.Message;
import org.wattladder.model.text.Name;
import org.wattladder.model.text.Text;
import org.wattladder.reporter.figures.Latency;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.view.chart.Drawing;
import org.wattladder.reporter.view.page.Section;
import org.wattladder.reporter.view.table.Cells;
import org.wattladder.reporter.view.table.Column;
import org.wattladder.reporter.view.table.LatencyField;
import org.wattladder.reporter.view.table.Table;
import org.wattladder.worklets.api.Figure;

/** The part of the report about trades and the database. */
final class TradeSection {
    private static final int DIGITS = 4;
    private static final int MAJOR = 10_000;

    private static final List<Column<DatabaseInterval>> LEVELS = List.of(
            Column.ofWords(
                    "column.interval",
                    "column.interval",
                    each -> each.measured().figures().name()),
            Column.of("column.trades", each -> Cells.significant(each.tradesPerSecond(), DIGITS)),
            Column.of(
                    "column.channel-watts",
                    each -> Cells.significant(each.measured().figures().averageWatts(), DIGITS)),
            Column.of("column.joules-per-trade", each -> Cells.significant(each.joulesPerTrade(), DIGITS)),
            Column.of("column.client-cpu", each -> Cells.significant(each.clientMillis(), 3)),
            Column.of("column.database-cpu", each -> Cells.significant(each.databaseMillis(), 3)),
            Column.of("column.retries", each -> Cells.count(each.figure("serialization-retries"))),
            Column.of("column.checkpoints", each -> Cells.count(each.figure("checkpoints"))),
            Column.of("column.wal-per-trade", each -> Cells.significant(each.walBytesPerTrade(), 3)));

    private static final List<Column<TypeRow>> TYPES = List.of(
            Column.ofWords("column.type", "column.type", row -> row.type().type()),
            Column.of("column.count", row -> new Count(row.type().transactions())),
            Column.of("column.aborted", row -> new Count(row.type().aborted())),
            Column.of("column.share", row -> Cells.percent(row.sharePercent(), 2)),
            Column.of("column.planned-share", row -> Cells.percent(row.plannedPercent(), 2)),
            time("column.mean-ms", Latency::mean),
            LatencyField.P90.digits(3).of(TypeRow::times).column(),
            LatencyField.P99.digits(3).of(TypeRow::times).column(),
            Column.of("column.bound", row -> Cells.significant(row.boundMillis(), DIGITS)));

    private static final List<Column<DatabaseInterval>> DATABASE = List.of(
            Column.of("column.database-version", TradeSection::version),
            Column.of("column.customers", each -> Cells.count(each.figure("customers"))),
            Column.of("column.database-size", each -> bytes(each.said("database-bytes"))),
            Column.of("column.shared-buffers", each -> bytes(each.said("shared-buffers-bytes"))),
            Column.of("column.buffer-hits", each -> Cells.percent(each.figure(Figure.CACHE_HITS), 2)),
            Column.of("column.durability-off", TradeSection::off),
            Column.of("column.laws", each -> Cells.count(each.figure("laws-checked"))),
            Column.of(
                    "column.laws-broken",
                    each -> new Count(BrokerageRules.broken(each).size())));

    private TradeSection() {}

    private interface Time {
        Measurement of(Latency latency);
    }

    private static Column<TypeRow> time(String heading, Time time) {
        return Column.of(heading, row -> Cells.significant(time.of(row.times()), 3));
    }

    /** The section; none when no database said anything. The picture is left to a curve where there is one. */
    static List<Section> of(RunFigures run, boolean draws) {
        List<DatabaseInterval> levels = DatabaseInterval.counting(run).stream()
                .filter(interval -> interval.measured().figures().works())
                .toList();
        if (levels.isEmpty()) {
            return List.of();
        }
        DatabaseInterval best = DatabaseInterval.highest(run).orElse(levels.get(0));
        List<Drawing> pictures = draws ? List.of(TradePicture.of(levels, "trades-picture")) : List.of();
        return List.of(new Section(
                "trades",
                Message.of("heading.trades"),
                Message.each("sentence.trades", "sentence.trades-not-a-result"),
                pictures,
                List.of(
                        Table.of("legend.trades", LEVELS, levels),
                        new Table<>(
                                Message.of(
                                        "legend.trade-types",
                                        best.measured().figures().name()),
                                List.of(),
                                TYPES,
                                TypeRow.of(best)),
                        Table.of("legend.database", DATABASE, List.of(best))),
                List.of()));
    }

    private static Text version(DatabaseInterval interval) {
        return Cells.of(
                interval.said("server-version"),
                number -> new Name(interval.product() + " " + (long) number / MAJOR + "." + (long) number % MAJOR));
    }

    private static Text bytes(OptionalDouble bytes) {
        return bytes.isPresent() ? Cells.bytes((long) bytes.getAsDouble()) : Cells.ABSENT;
    }

    private static Text off(DatabaseInterval interval) {
        List<String> off = BrokerageRules.off(interval);
        return off.isEmpty() ? Cells.DASH : new Name(String.join(", ", off));
    }
}
