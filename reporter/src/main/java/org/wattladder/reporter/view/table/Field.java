package org.wattladder.reporter.view.table;

import java.util.Arrays;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.text.Message;
import org.wattladder.model.text.Text;

/**
 * A figure, declared once for text, HTML, {@code result.csv} and {@code result.json}, which name those they show.
 *
 * @param <R> what has it: an interval, a meter in a window, latency
 * @param name in {@code result.csv}; stable
 * @param unit there
 * @param meaning one clause for {@code docs/results.md}
 * @param heading of a wide table for people
 * @param small heading of a narrow one
 * @param figure of a row
 * @param applies whether it has a meaning there; people are shown a dash elsewhere
 * @param cell what people are shown
 */
public record Field<R>(
        String name,
        String unit,
        String meaning,
        Text heading,
        Text small,
        Function<? super R, Measurement> figure,
        Predicate<? super R> applies,
        Function<Measurement, Text> cell) {

    /** A figure that people are shown with four significant digits, under the message {@code column.NAME}. */
    public static <R> Field<R> of(String name, String unit, String meaning, Function<? super R, Measurement> figure) {
        Message heading = Message.of("column." + name.replace('_', '-'));
        return new Field<>(
                name, unit, meaning, heading, heading, figure, any -> true, value -> Cells.significant(value, 4));
    }

    /** The same under another heading. */
    public Field<R> headed(Text other) {
        return new Field<>(name, unit, meaning, other, other, figure, applies, cell);
    }

    /** The same under another heading in narrow tables. */
    public Field<R> small(String id) {
        return new Field<>(name, unit, meaning, heading, Message.of(id), figure, applies, cell);
    }

    /** The same, with a meaning only there. */
    public Field<R> where(Predicate<? super R> meant) {
        return new Field<>(name, unit, meaning, heading, small, figure, meant, cell);
    }

    /** The same in other words for people. */
    public Field<R> shown(Function<Measurement, Text> words) {
        return new Field<>(name, unit, meaning, heading, small, figure, applies, words);
    }

    /** The same with so many significant digits. */
    public Field<R> digits(int digits) {
        return shown(value -> Cells.significant(value, digits));
    }

    /** The same with so many significant digits, a dash where it is missing. */
    public Field<R> orDash(int digits) {
        return shown(value -> Cells.orDash(value, digits));
    }

    /** The same of rows that have what has it. */
    public <S> Field<S> of(Function<? super S, ? extends R> part) {
        return new Field<>(
                name,
                unit,
                meaning,
                heading,
                small,
                row -> figure.apply(part.apply(row)),
                row -> applies.test(part.apply(row)),
                cell);
    }

    /** The same figure of another kind of row. */
    public <S> Field<S> as(Function<? super S, Measurement> other, Predicate<? super S> meant) {
        return new Field<>(name, unit, meaning, heading, small, other, meant, cell);
    }

    /** The name in {@code result.json} of what has this name in {@code result.csv}. */
    public static String jsonName(String name) {
        String camel = Arrays.stream(name.split("_"))
                .map(word -> Character.toUpperCase(word.charAt(0)) + word.substring(1))
                .collect(Collectors.joining());
        return Character.toLowerCase(camel.charAt(0)) + camel.substring(1);
    }

    /** As a column for people. */
    public Column<R> column() {
        return column(heading);
    }

    /** As a column for people under another heading in wide tables. */
    public Column<R> column(Text wide) {
        return new Column<>(
                wide, Optional.of(small), false, row -> applies.test(row) ? cell.apply(figure.apply(row)) : Cells.DASH);
    }
}
