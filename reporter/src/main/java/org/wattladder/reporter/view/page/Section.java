package org.wattladder.reporter.view.page;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.wattladder.model.text.Message;
import org.wattladder.reporter.view.chart.Picture;
import org.wattladder.reporter.view.table.Table;

/**
 * A part of the report that a suite system adds.
 *
 * @param id of the part in a page
 * @param title heading
 * @param text below the heading; sentences
 * @param picture above the tables; empty when there is none
 * @param tables those without rows are left out
 * @param notes one sentence each, below the tables
 */
public record Section(
        String id,
        Message title,
        List<Message> text,
        Optional<Picture> picture,
        List<Table<?>> tables,
        List<Message> notes) {
    public Section {
        Objects.requireNonNull(picture, "picture");
        tables = tables.stream().filter(table -> !table.isEmpty()).toList();
        notes = List.copyOf(notes);
    }

    /** A section without a picture. */
    public Section(String id, Message title, List<Message> text, List<Table<?>> tables, List<Message> notes) {
        this(id, title, text, Optional.empty(), tables, notes);
    }
}
