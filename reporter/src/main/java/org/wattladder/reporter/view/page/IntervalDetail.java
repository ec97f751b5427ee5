package org.wattladder.reporter.view.page;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.wattladder.model.result.HostInterval;
import org.wattladder.model.result.IntervalResult;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.text.Figure;
import org.wattladder.model.text.Message;
import org.wattladder.model.text.Name;
import org.wattladder.model.text.Text;
import org.wattladder.reporter.figures.IntervalFigures;
import org.wattladder.reporter.figures.Latency;
import org.wattladder.reporter.figures.TypeFigures;
import org.wattladder.reporter.figures.WorkletFigures;
import org.wattladder.reporter.notation.Times;
import org.wattladder.reporter.view.table.Cells;
import org.wattladder.reporter.view.table.Clients;
import org.wattladder.reporter.view.table.Column;
import org.wattladder.reporter.view.table.DisturbanceTables;
import org.wattladder.reporter.view.table.Field;
import org.wattladder.reporter.view.table.HostRows;
import org.wattladder.reporter.view.table.IntervalField;
import org.wattladder.reporter.view.table.LatencyField;
import org.wattladder.reporter.view.table.MeterTables;
import org.wattladder.reporter.view.table.Table;
import org.wattladder.worklets.api.ClientFigure;

/** Everything about one interval, as tables. */
final class IntervalDetail {
    private static final List<Column<IntervalFigures>> OVERVIEW = List.of(
            Column.of("column.interval", IntervalFigures::name),
            Column.of("column.began", IntervalDetail::began),
            IntervalField.WINDOW.column(),
            IntervalField.TARGET.column(),
            IntervalField.ACTUAL.column(),
            IntervalField.TRANSACTIONS.column(),
            IntervalField.WATTS.column(),
            Column.of("column.tier", interval -> Cells.tier(interval.tier())),
            IntervalField.JOULES.column(Message.of("short.joules")),
            IntervalField.INLET.column(),
            IntervalField.LOST_TIME.column());

    private static final List<Column<LatencyRow>> LATENCIES = List.of(
            Column.of("column.transaction", LatencyRow::type),
            Column.of("column.time", LatencyRow::kind),
            Column.of("column.count", row -> row.latency.count()),
            latency(LatencyField.MEAN),
            latency(LatencyField.P50),
            latency(LatencyField.P90),
            latency(LatencyField.P95),
            latency(LatencyField.P99),
            latency(LatencyField.P999),
            latency(LatencyField.LONGEST));

    private static final List<Column<HostInterval>> CLIENTS = List.of(
            Column.of("column.host-client", client -> Clients.name(client.deployment(), client.client())),
            Column.of("column.transactions", HostInterval::transactions),
            Column.of("column.unfinished", HostInterval::unfinished),
            Column.of("column.slowest-start", client -> Figure.decimals(client.startDelayNanos() / 1e6, 3)),
            Column.of("column.window-seconds", client -> Figure.decimals(client.recordingNanos() / 1e9, 3)),
            Column.of("column.cpu-time", client -> Cells.percent(client.processorPercent(), 1)));

    private static final List<Column<NamedRow>> FIGURES = List.of(
            Column.of("column.host-client", row -> Clients.name(row.client.deployment(), row.client.client())),
            Column.of("column.figure", row -> row.figure.name()),
            Column.of("column.value", NamedRow::value));

    private record NamedRow(HostInterval client, org.wattladder.worklets.api.Figure figure) {
        private Text value() {
            Figure value = Figure.significant(figure.value(), 5);
            return figure.unit().isEmpty() ? value : Message.of("amount.of-unit", value, figure.unit());
        }
    }

    private record LatencyRow(Text type, Message kind, Latency latency, long aborted) {}

    private IntervalDetail() {}

    /** Those that have rows; none when it was not measured. */
    static List<Table<?>> tables(WorkletFigures worklet, IntervalFigures interval) {
        if (interval.result().isEmpty()) {
            return List.of();
        }
        IntervalResult result = interval.result().get();
        return Stream.<Table<?>>of(
                        MeterTables.meters(result),
                        MeterTables.channels(result),
                        latencies(interval),
                        Table.of("heading.clients", clients(), result.clients()),
                        Table.of("heading.figures", FIGURES, figures(result)),
                        HostRows.of(worklet, interval),
                        DisturbanceTables.hosts(result))
                .filter(table -> !table.isEmpty())
                .toList();
    }

    /** What columns are headed by that every run has. */
    static Stream<Text> headings() {
        return Stream.concat(OVERVIEW.stream().map(Column::heading), MeterTables.headings());
    }

    /** One row for each interval. */
    static Table<IntervalFigures> overview(WorkletFigures worklet) {
        return Table.of("heading.intervals", OVERVIEW, worklet.intervals());
    }

    private static Text began(IntervalFigures interval) {
        return interval.result()
                .<Text>map(result -> new Name(Times.millis(result.window().startedAt())))
                .orElse(Cells.ABSENT);
    }

    private static Column<LatencyRow> latency(Field<Latency> field) {
        return field.of(LatencyRow::latency).column();
    }

    private static List<Column<HostInterval>> clients() {
        List<Column<HostInterval>> columns = new ArrayList<>(CLIENTS);
        for (ClientFigure declared : ClientFigure.values()) {
            columns.add(Column.of(
                    "column." + declared.figure(),
                    client -> Cells.fixed(shown(client, declared), declared.decimals())));
        }
        return columns;
    }

    private static Measurement shown(HostInterval client, ClientFigure declared) {
        return client.figure(declared) instanceof Measurement.Measured measured
                ? Measurement.of(declared.shown(measured.value()))
                : client.figure(declared);
    }

    private static List<NamedRow> figures(IntervalResult result) {
        return result.clients().stream()
                .flatMap(client ->
                        ClientFigure.undeclared(client.figures()).stream().map(figure -> new NamedRow(client, figure)))
                .toList();
    }

    private static Table<LatencyRow> latencies(IntervalFigures interval) {
        List<Column<LatencyRow>> columns = new ArrayList<>(LATENCIES);
        if (interval.all().aborted() > 0) {
            columns.add(Column.of("column.aborted", LatencyRow::aborted));
        }
        List<LatencyRow> rows = new ArrayList<>();
        interval.types().forEach(type -> rows.addAll(latencies(interval, new Name(type.type()), type)));
        if (interval.types().size() > 1) {
            rows.addAll(latencies(interval, Message.of("word.all"), interval.all()));
        }
        return Table.of("heading.latency", columns, rows);
    }

    private static List<LatencyRow> latencies(IntervalFigures interval, Text name, TypeFigures type) {
        LatencyRow service = new LatencyRow(name, Message.of("word.service"), type.service(), type.aborted());
        return interval.plan().paced()
                ? List.of(service, new LatencyRow(name, Message.of("word.response"), type.response(), type.aborted()))
                : List.of(service);
    }
}
