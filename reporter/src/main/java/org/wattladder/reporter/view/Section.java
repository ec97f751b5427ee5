package org.wattladder.reporter.view;

import java.util.List;

/**
 * A part of the report that a suite system adds.
 *
 * @param id of the part in a page
 * @param title heading
 * @param text below the heading; empty for none
 * @param tables those without rows are left out
 * @param notes one sentence each, below the tables
 */
public record Section(String id, String title, String text, List<Table> tables, List<String> notes) {
    public Section {
        tables = tables.stream().filter(table -> !table.rows().isEmpty()).toList();
        notes = List.copyOf(notes);
    }

    /**
     * A table of texts.
     *
     * @param caption what it shows
     * @param headings of the columns
     * @param rows cells as many as headings
     */
    public record Table(String caption, List<String> headings, List<List<String>> rows) {
        public Table {
            headings = List.copyOf(headings);
            rows = List.copyOf(rows);
        }
    }
}
