package org.wattladder.reporter.format.json;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.wattladder.model.text.Count;
import org.wattladder.model.text.Figure;
import org.wattladder.model.text.Listing;
import org.wattladder.model.text.Message;
import org.wattladder.model.text.Text;
import org.wattladder.reporter.view.page.Section;
import org.wattladder.reporter.view.table.Cells;
import org.wattladder.reporter.view.table.Column;
import org.wattladder.reporter.view.table.Field;
import org.wattladder.reporter.view.table.Table;

/**
 * Sections of the suite system and tables of worklets in {@code result.json}, with the same columns as for people; figures have all
 * their digits. A cell is null where people are shown a dash, or that the figure is absent.
 */
final class SectionFields {
    /** Messages that only put a unit, a mark or a word to the figures in them. */
    private static final Set<String> AROUND_FIGURES = Set.of("percent", "ratios.estimate", "word.to");

    private SectionFields() {}

    static void write(JsonFields fields, List<Section> sections) {
        JsonFields.JsonList list = fields.list("sections");
        for (Section section : sections) {
            JsonFields written = list.add()
                    .text("id", section.id())
                    .said("title", section.title())
                    .sayings("text", section.text());
            tables(written, section.tables());
            written.sayings("notes", section.notes());
        }
    }

    static void tables(JsonFields fields, List<Table<?>> tables) {
        JsonFields.JsonList list = fields.list("tables");
        tables.forEach(table -> table(list.add(), table));
    }

    private static <R> void table(JsonFields fields, Table<R> table) {
        List<String> names = names(table.columns());
        JsonFields columns = fields.said("title", table.title()).object("columns");
        for (int place = 0; place < names.size(); place++) {
            columns.said(names.get(place), table.columns().get(place).heading());
        }
        JsonFields.JsonList rows = fields.list("rows");
        for (R row : table.rows()) {
            JsonFields written = rows.add();
            for (int place = 0; place < names.size(); place++) {
                cell(written, names.get(place), table.columns().get(place).cell(row));
            }
        }
    }

    private static void cell(JsonFields fields, String name, Text cell) {
        if (cell.equals(Cells.DASH) || Cells.isAbsent(cell)) {
            fields.nothing(name);
        } else if (cell instanceof Listing listing && figures(listing.parts())) {
            numbers(fields, name, listing.parts());
        } else if (cell instanceof Message message
                && (AROUND_FIGURES.contains(message.id()) || message.id().startsWith("amount."))
                && figures(message.arguments())) {
            numbers(fields, name, message.arguments());
        } else if (cell instanceof Figure figure) {
            fields.number(name, figure.value());
        } else if (cell instanceof Count count) {
            fields.number(name, (double) count.value());
        } else {
            fields.said(name, cell);
        }
    }

    private static boolean figures(List<Text> parts) {
        return !parts.isEmpty() && parts.stream().allMatch(Figure.class::isInstance);
    }

    /** The only figure, or a list of several. */
    private static void numbers(JsonFields fields, String name, List<Text> figures) {
        List<Double> values =
                figures.stream().map(figure -> ((Figure) figure).value()).toList();
        if (values.size() == 1) {
            fields.number(name, values.get(0));
        } else {
            fields.numbers(name, values);
        }
    }

    /** The ids of headings in camel case; of two that are the same the second has a number. */
    private static <R> List<String> names(List<Column<R>> columns) {
        List<String> names = new ArrayList<>();
        Map<String, Integer> used = new HashMap<>();
        for (Column<R> column : columns) {
            String name = name(column.heading());
            int count = used.merge(name, 1, Integer::sum);
            names.add(count == 1 ? name : name + count);
        }
        return names;
    }

    private static String name(Text heading) {
        if (heading instanceof Message message) {
            StringBuilder name =
                    new StringBuilder(message.id().substring(message.id().indexOf('.') + 1));
            message.arguments().stream()
                    .filter(Figure.class::isInstance)
                    .forEach(figure -> name.append('_').append(Math.round(((Figure) figure).value())));
            return Field.jsonName(name.toString().replace('-', '_'));
        }
        return JsonFields.english(heading);
    }
}
