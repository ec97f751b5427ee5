package org.wattladder.reporter.system.consolidation;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.text.Count;
import org.wattladder.model.text.Message;
import org.wattladder.model.text.Name;
import org.wattladder.reporter.figures.Absence;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.view.page.Section;
import org.wattladder.reporter.view.table.Cells;
import org.wattladder.reporter.view.table.Column;
import org.wattladder.reporter.view.table.Table;

/** The part of the report about tiles, guests and operations. */
final class ConsolidationSection {
    private static final int DIGITS = 4;

    /** What was done with guests in one period. */
    private record OperationRow(ConsolidatedPeriod period, String operation) {}

    private static final List<Column<ConsolidatedPeriod>> PERIODS = List.of(
            Column.of(
                    "column.interval",
                    "column.interval",
                    each -> each.measured().figures().name()),
            Column.of("column.tiles", each -> new Count(each.tileCount())),
            Column.of("column.tiles-part", each -> number(each.tiles())),
            Column.of("column.operations-part", each -> number(each.operations())),
            Column.of("column.consolidation-score", each -> number(each.score())),
            Column.of(
                    "column.channel-watts",
                    each -> Cells.significant(each.measured().figures().averageWatts(), DIGITS)),
            Column.of("column.per-kilowatt", each -> Cells.significant(each.perKilowatt(), DIGITS)));

    private static final List<Column<GuestRow>> GUESTS = List.of(
            Column.of("column.guest", row -> new Name(row.guest())),
            Column.of("column.per-minute", row -> number(row.perMinute())),
            Column.of("column.reference-rate", row -> number(row.reference())),
            Column.of("column.ratio-to-reference", row -> number(row.perMinute() / row.reference())),
            Column.of("column.p90-ms", row -> Cells.significant(row.p90(), 3)),
            Column.of("column.bound", row -> number(row.boundMillis())),
            Column.of("column.unanswered", row -> new Count(row.unanswered())));

    private static final List<Column<OperationRow>> OPERATIONS = List.of(
            Column.of("column.operation", row -> Message.of("operation." + row.operation())),
            Column.of("column.count", row -> new Count(Math.round(row.period().sum(row.operation() + "-count")))),
            Column.of("column.per-hour", row -> number(row.period().perHour(row.operation()))),
            Column.of("column.reference-rate", row -> number(row.period().parameter(row.operation() + "-reference"))),
            Column.of("column.ratio-to-reference", row -> number(row.period().operationRatio(row.operation()))),
            Column.of(
                    "column.mean-seconds", row -> Cells.significant(row.period().meanSeconds(row.operation()), 3)));

    private static final List<Column<ConsolidatedPeriod>> MOVES = List.of(
            Column.of("column.mean-downtime", each -> Cells.significant(meanDowntime(each), 3)),
            Column.of("column.longest-downtime", each -> Cells.significant(each.greatest("downtime-longest"), 3)),
            Column.of("column.longest-silence", each -> Cells.significant(each.greatest("silence-longest"), 3)),
            Column.of("column.migrated", each -> Cells.bytes(Math.round(each.sum("migrated-bytes")))),
            Column.of("column.moved", each -> Cells.bytes(Math.round(each.sum("moved-bytes")))),
            Column.of("column.states-lost", each -> new Count(Math.round(each.sum("states-lost")))),
            Column.of("column.failed", each -> new Count(Math.round(each.sum("operations-failed")))));

    private static final List<Column<ConsolidatedPeriod>> HOSTS = List.of(
            Column.of("column.accelerator", each -> Message.of(each.emulated() ? "guests.emulated" : "guests.kvm")),
            Column.of("column.guest-memory", each -> Cells.significant(each.greatest("guest-memory"), DIGITS)),
            Column.of("column.image-packages", each -> Cells.count(each.greatest("image-packages"))),
            Column.of("column.image-digest", ConsolidationSection::digest));

    private ConsolidationSection() {}

    /** The section; none when no host of guests said anything. */
    static List<Section> of(RunFigures run) {
        List<ConsolidatedPeriod> periods = ConsolidatedPeriod.all(run);
        if (periods.isEmpty()) {
            return List.of();
        }
        ConsolidatedPeriod last = periods.get(periods.size() - 1);
        Message name = last.measured().figures().name();
        List<OperationRow> operations = ConsolidatedPeriod.OPERATIONS.stream()
                .map(operation -> new OperationRow(last, operation))
                .toList();
        List<Message> sentences = new ArrayList<>(
                Message.each("sentence.consolidation", "sentence.consolidation-not-a-result", powerCounted(last)));
        if (last.emulated()) {
            sentences.add(0, Message.of("sentence.guests-emulated"));
        }
        return List.of(new Section(
                "consolidation",
                Message.of("heading.consolidation"),
                sentences,
                List.of(),
                List.of(
                        Table.of("legend.consolidation", PERIODS, periods),
                        new Table<>(
                                Message.of("legend.consolidated-guests", name), List.of(), GUESTS, GuestRow.of(last)),
                        new Table<>(Message.of("legend.operations", name), List.of(), OPERATIONS, operations),
                        new Table<>(Message.of("legend.moves", name), List.of(), MOVES, List.of(last)),
                        Table.of("legend.guest-image", HOSTS, List.of(last))),
                List.of()));
    }

    private static String powerCounted(ConsolidatedPeriod period) {
        return "power-counted." + Math.round(period.parameter("power-counted"));
    }

    private static Object number(double value) {
        return Cells.significant(Measurement.of(value), DIGITS);
    }

    private static Measurement meanDowntime(ConsolidatedPeriod period) {
        return Absence.divide(
                Measurement.of(period.sum("downtime-sum")),
                Measurement.of(period.sum("migrate-count")),
                "absent.no-operation");
    }

    private static Object digest(ConsolidatedPeriod period) {
        return Cells.of(
                period.greatest("image-digest"), value -> new Name(String.format(Locale.ROOT, "%012x", (long) value)));
    }
}
