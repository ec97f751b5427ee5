package org.wattladder.reporter.view.table;

import java.util.Map;
import java.util.Optional;
import org.wattladder.model.text.Message;
import org.wattladder.model.text.Text;
import org.wattladder.reporter.figures.WorkletFigures;

/** What a worklet's work is counted in: transactions, or what the file of a program calls its unit. */
public final class WorkUnit {
    private static final Map<String, String> HEADINGS = Map.of(
            "column.joules-per-transaction", "column.joules-per-unit",
            "short.joules", "column.joules-per-unit",
            "column.transactions", "column.number-of-units",
            "short.transactions", "column.number-of-units");

    private WorkUnit() {}

    /** The unit of performance. */
    public static Message performance(WorkletFigures worklet) {
        return worklet.programUnit()
                .map(unit -> Message.of("unit.per-second", unit))
                .orElseGet(() -> Cells.unit(worklet.plan().metric()));
    }

    /** The same in files for machines. */
    public static String performanceForMachines(WorkletFigures worklet) {
        return worklet.programUnit()
                .map(unit -> unit + "/s")
                .orElseGet(() -> worklet.plan().metric().unit());
    }

    /** A table about a worklet, whose headings name its unit where they say transaction. */
    public static <R> Table<R> in(WorkletFigures worklet, Table<R> table) {
        return worklet.programUnit()
                .map(unit -> new Table<>(
                        table.title(),
                        table.legend(),
                        table.columns().stream().map(column -> in(unit, column)).toList(),
                        table.rows()))
                .orElse(table);
    }

    private static <R> Column<R> in(String unit, Column<R> column) {
        Optional<Text> small = column.small().map(heading -> in(unit, heading));
        return new Column<>(in(unit, column.heading()), small, column.words(), column.value());
    }

    private static Text in(String unit, Text heading) {
        return heading instanceof Message message && HEADINGS.containsKey(message.id())
                ? Message.of(HEADINGS.get(message.id()), unit)
                : heading;
    }
}
