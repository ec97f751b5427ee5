package org.wattladder.reporter.format.csv;

import org.wattladder.reporter.view.table.Field;

/**
 * What a column of a CSV file says of itself.
 *
 * @param name in the first row; stable
 * @param unit empty for a text or a plain number
 * @param meaning one clause
 * @param file that has it
 */
public record ColumnDescription(String name, String unit, String meaning, String file) {

    /** The name of the same in {@code result.json}, where that has it. */
    public String jsonName() {
        return Field.jsonName(name);
    }
}
