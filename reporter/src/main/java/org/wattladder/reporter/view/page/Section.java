package org.wattladder.reporter.view.page;

import java.util.ArrayList;
import java.util.List;
import org.wattladder.model.text.Message;
import org.wattladder.reporter.view.chart.Drawing;
import org.wattladder.reporter.view.table.Table;

/**
 * A part of the report that a suite system adds.
 *
 * @param id of the part in a page
 * @param title heading
 * @param text below the heading; sentences
 * @param drawings above the tables
 * @param tables those without rows are left out
 * @param besideChart what a page shows instead of the tables where its chart on top shows scores; empty for the same
 * @param notes one sentence each, below the tables
 */
public record Section(
        String id,
        Message title,
        List<Message> text,
        List<Drawing> drawings,
        List<Table<?>> tables,
        List<Table<?>> besideChart,
        List<Message> notes) {
    public Section {
        drawings = List.copyOf(drawings);
        tables = tables.stream().filter(table -> !table.isEmpty()).toList();
        besideChart = List.copyOf(besideChart);
        notes = List.copyOf(notes);
    }

    /** A section with drawings of its own. */
    public Section(
            String id,
            Message title,
            List<Message> text,
            List<Drawing> drawings,
            List<Table<?>> tables,
            List<Message> notes) {
        this(id, title, text, drawings, tables, List.of(), notes);
    }

    /** A section without drawings. */
    public Section(String id, Message title, List<Message> text, List<Table<?>> tables, List<Message> notes) {
        this(id, title, text, List.of(), tables, notes);
    }

    /** As people see it: without columns that have no figure, and without tables that have none; a note says why. */
    public Section shown() {
        return shown(tables);
    }

    /** The same with the tables that stand beside a chart of scores. */
    Section shownBesideChart() {
        return shown(besideChart.isEmpty() ? tables : besideChart);
    }

    private Section shown(List<Table<?>> whole) {
        List<Message> more = new ArrayList<>(notes);
        List<Table<?>> left = new ArrayList<>();
        for (Table<?> table : whole) {
            Table<?> figures = table.withFigures();
            left.add(figures);
            if (figures.columns().size() < table.columns().size()) {
                table.whyAbsent()
                        .map(reason ->
                                Message.of(figures.isEmpty() ? "note.table-left-out" : "note.columns-left-out", reason))
                        .filter(note -> !more.contains(note))
                        .ifPresent(more::add);
            }
        }
        boolean nothing = !whole.isEmpty() && left.stream().allMatch(Table::isEmpty);
        return new Section(id, title, text, drawings, left, nothing ? more.subList(notes.size(), more.size()) : more);
    }

    /** Whether it shows more than words and figures. */
    boolean draws() {
        return !drawings.isEmpty();
    }

    /** Whether there is nothing but drawings and what is said of them. */
    public boolean onlyDraws() {
        return draws() && tables.isEmpty() && notes.isEmpty();
    }
}
