package org.wattladder.reporter.format.csv;

import java.util.Objects;
import java.util.function.Function;
import org.wattladder.model.result.Measurement;
import org.wattladder.reporter.figures.IntervalFigures;
import org.wattladder.reporter.notation.Decimals;
import org.wattladder.reporter.view.table.Field;

/**
 * A column of {@code result.csv}.
 *
 * @param name in the first row; stable
 * @param unit empty for a text
 * @param meaning one clause for {@code docs/results.md}
 * @param cell its figure, or its text as {@link Text}
 */
record CsvColumn(String name, String unit, String meaning, Function<CsvRow, Cell> cell) {

    /** What stands in a cell. */
    sealed interface Cell permits Text, Figure {}

    /** A text, written as it is unless a spreadsheet would take it for a formula. */
    record Text(String text) implements Cell {}

    /** A figure; absent is an empty cell, and its reason goes to the last column. */
    record Figure(Measurement measurement) implements Cell {}

    CsvColumn {
        Objects.requireNonNull(cell, "cell");
    }

    static CsvColumn text(String name, String meaning, Function<CsvRow, String> text) {
        return new CsvColumn(name, "", meaning, row -> new Text(text.apply(row)));
    }

    static CsvColumn figure(String name, String unit, String meaning, Function<CsvRow, Measurement> figure) {
        return new CsvColumn(name, unit, meaning, row -> new Figure(figure.apply(row)));
    }

    /** A figure of the interval of the row that people are shown too. */
    static CsvColumn field(Field<IntervalFigures> field) {
        return row(field.of(CsvRow::interval));
    }

    /** A figure of a row that people are shown too. */
    static CsvColumn row(Field<CsvRow> field) {
        return figure(field.name(), field.unit(), field.meaning(), field.figure()::apply);
    }

    /** What it says of itself as a column of this file. */
    ColumnDescription described(String file) {
        return new ColumnDescription(name, unit, meaning, file);
    }

    /** The cell as it is written. */
    String write(CsvRow row) {
        Cell written = cell.apply(row);
        return written instanceof Text text ? guard(text.text()) : number(((Figure) written).measurement());
    }

    private static String number(Measurement measurement) {
        return measurement.asOptional().isPresent()
                ? Decimals.machine(measurement.asOptional().getAsDouble())
                : "";
    }

    /** Spreadsheets run what begins like a formula; an apostrophe in front stops that. */
    static String guard(String text) {
        boolean risky = !text.isEmpty() && "=+-@\t\r\n".indexOf(text.charAt(0)) >= 0;
        return risky ? "'" + text : text;
    }
}
