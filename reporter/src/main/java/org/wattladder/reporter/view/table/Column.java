package org.wattladder.reporter.view.table;

import java.util.Optional;
import java.util.function.Function;
import org.wattladder.model.text.Message;
import org.wattladder.model.text.Text;

/**
 * One column of a table, in every report that shows it.
 *
 * @param <R> what a row is made of
 * @param heading of a wide table
 * @param small heading of a narrow one; empty when only wide tables have the column
 * @param words whether the cells are words, which stand to the left
 * @param value of a row; what {@link Text#of} takes
 */
public record Column<R>(Text heading, Optional<Text> small, boolean words, Function<? super R, ?> value) {
    /** A column with the same heading everywhere. */
    public static <R> Column<R> of(String id, Function<? super R, ?> value) {
        return of(id, id, value);
    }

    /** A column of figures. */
    public static <R> Column<R> of(String id, String small, Function<? super R, ?> value) {
        return new Column<>(Message.of(id), Optional.of(Message.of(small)), false, value);
    }

    /** A column of figures whose heading is made of something. */
    public static <R> Column<R> of(Text heading, Function<? super R, ?> value) {
        return new Column<>(heading, Optional.of(heading), false, value);
    }

    /** A column of words. */
    public static <R> Column<R> ofWords(String id, String small, Function<? super R, ?> value) {
        return new Column<>(Message.of(id), Optional.of(Message.of(small)), true, value);
    }

    /** A column of words of wide tables. */
    public static <R> Column<R> ofWideWords(String id, Function<? super R, ?> value) {
        return new Column<>(Message.of(id), Optional.empty(), true, value);
    }

    /** The text in a row. */
    public Text cell(R row) {
        return Text.of(value.apply(row));
    }
}
