package org.wattladder.reporter.view.page;

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
 * @param pictured those of the tables that a page leaves out where its chart on top shows them
 * @param notes one sentence each, below the tables
 */
public record Section(
        String id,
        Message title,
        List<Message> text,
        List<Drawing> drawings,
        List<Table<?>> tables,
        List<Table<?>> pictured,
        List<Message> notes) {
    public Section {
        drawings = List.copyOf(drawings);
        tables = tables.stream().filter(table -> !table.isEmpty()).toList();
        pictured = List.copyOf(pictured);
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

    /** Whether it shows more than words and figures. */
    boolean draws() {
        return !drawings.isEmpty();
    }

    /** Whether there is nothing but drawings and what is said of them. */
    public boolean onlyDraws() {
        return draws() && tables.isEmpty() && notes.isEmpty();
    }
}
