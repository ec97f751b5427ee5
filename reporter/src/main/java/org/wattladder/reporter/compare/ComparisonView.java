package org.wattladder.reporter.compare;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.wattladder.model.text.Figure;
import org.wattladder.model.text.Listing;
import org.wattladder.model.text.Message;
import org.wattladder.model.text.Name;
import org.wattladder.model.text.Text;
import org.wattladder.reporter.view.chart.Graph;
import org.wattladder.reporter.view.chart.Picture;
import org.wattladder.reporter.view.page.Fact;
import org.wattladder.reporter.view.page.Glossary;
import org.wattladder.reporter.view.table.Cells;
import org.wattladder.reporter.view.table.Column;
import org.wattladder.reporter.view.table.Table;

/**
 * A comparison in words.
 *
 * @param before side A and its runs
 * @param after side B and its runs
 * @param verdict in one word
 * @param counts how many figures have which verdict
 * @param method how it was judged; sentences
 * @param forced why the two should not have been compared
 * @param cautions what a reader should know
 * @param chart of the score or else of the efficiency of each worklet; empty when none could be compared
 * @param headline figures that sum up both sides
 * @param groups rows by worklet, in order
 */
public record ComparisonView(
        Text before,
        Text after,
        ChangeVerdict verdict,
        Text counts,
        List<Message> method,
        List<Message> forced,
        List<Message> cautions,
        Optional<Graph> chart,
        Table<HeadlineChange> headline,
        List<Group> groups) {
    private static final List<Column<Row>> COLUMNS = List.of(
            Column.of("comparison.figure", row -> row.key().text()),
            Column.of(new Name("A"), row -> Cells.significant(row.before(), 5)),
            Column.of(new Name("B"), row -> Cells.significant(row.after(), 5)),
            Column.of(
                    "comparison.difference",
                    "comparison.title",
                    row -> row.change()
                            .<Text>map(change -> Cells.percent(Figure.signed(change.percent(), 2)))
                            .orElse(Cells.ABSENT)),
            Column.of(
                    "comparison.interval",
                    row -> row.change().<Text>map(Change::interval).orElse(Cells.ABSENT)),
            Column.of(
                    "comparison.verdict",
                    row -> row.change()
                            .map(change -> change.verdict().word())
                            .orElse(Message.of("word.not-compared"))));

    private static final List<Column<HeadlineChange>> HEADLINE = List.of(
            Column.of("comparison.figure", HeadlineChange::name),
            Column.ofWords("column.unit", "column.unit", HeadlineChange::unit),
            Column.of(new Name("A"), row -> Cells.significant(row.before(), 5)),
            Column.of(new Name("B"), row -> Cells.significant(row.after(), 5)),
            Column.of("comparison.difference", "comparison.title", row -> Cells.deviation(row.percent())),
            Column.of(
                    "comparison.interval",
                    row -> row.change().<Text>map(Change::interval).orElse(Cells.DASH)),
            Column.of(
                    "comparison.verdict",
                    row -> row.change().map(change -> change.verdict().word()).orElse(Message.of("word.not-compared"))),
            Column.ofWords("column.tier", "short.tier", row -> Cells.tier(row.tier())));

    /**
     * The figures of a worklet.
     *
     * @param worklet its name, or what the figures are of
     * @param picture of a ladder; empty when it is none
     * @param table of them
     */
    public record Group(Text worklet, Optional<Picture> picture, Table<Row> table) {}

    /** Words for a comparison. */
    public static ComparisonView of(Comparison comparison) {
        Map<Text, List<Row>> groups = new LinkedHashMap<>();
        Stream.of(false, true)
                .flatMap(idle ->
                        comparison.rows().stream().filter(row -> row.key().idle() == idle))
                .forEach(row -> groups.computeIfAbsent(group(row.key()), unused -> new ArrayList<>())
                        .add(row));
        return new ComparisonView(
                side(comparison.before()),
                side(comparison.after()),
                comparison.verdict(),
                counts(comparison),
                method(comparison.terms()),
                comparison.obstacles(),
                comparison.cautions(),
                ComparisonChart.of(comparison.terms(), comparison.headline(), groups),
                Table.of("comparison.headline", HEADLINE, comparison.headline()),
                groups(groups));
    }

    private static List<Group> groups(Map<Text, List<Row>> rows) {
        List<Group> groups = new ArrayList<>();
        rows.forEach((worklet, figures) -> groups.add(new Group(
                worklet,
                LadderPicture.of("ladder-" + (groups.size() + 1), worklet, rows),
                Table.of("comparison.table", COLUMNS, figures))));
        return groups;
    }

    /** The picture of the only ladder, which stands on top; empty when there are several or none. */
    public Optional<Picture> onlyLadder() {
        List<Picture> pictures =
                groups.stream().flatMap(group -> group.picture().stream()).toList();
        return pictures.size() == 1 ? Optional.of(pictures.get(0)) : Optional.empty();
    }

    /** The terms that the page uses. */
    public List<Fact> glossary() {
        return Glossary.of(COLUMNS.stream().map(Column::heading));
    }

    private static Text side(Compared side) {
        Text name = side.runs().size() == 1
                ? new Name(side.name())
                : Message.of("comparison.side", side.name(), side.runs().size(), side.runs());
        return side.systems().isEmpty() ? name : Message.of("comparison.on", name, Text.of(side.systems()));
    }

    /** What only idles stands apart, behind all work. */
    private static Text group(FigureKey key) {
        return key.idle() ? Message.of("fact.active-idle") : key.worklet();
    }

    private static Text counts(Comparison comparison) {
        long compared = comparison.compared();
        long absent =
                comparison.rows().stream().filter(row -> row.change().isEmpty()).count();
        Message counts = Message.of(
                "comparison.counts",
                compared,
                comparison.count(ChangeVerdict.BETTER),
                comparison.count(ChangeVerdict.SAME),
                comparison.count(ChangeVerdict.WORSE),
                comparison.count(ChangeVerdict.UNDECIDED));
        return absent == 0 ? counts : Listing.clauses(List.of(counts, Message.of("comparison.absent", absent)));
    }

    private static List<Message> method(Terms terms) {
        Figure threshold = Figure.shortest(terms.thresholdPercent());
        return List.of(
                Message.of("comparison.method-change", threshold),
                Message.of("comparison.method-same", threshold),
                Message.of("comparison.method-undecided"),
                Message.of("comparison.method-assumed", Figure.shortest(terms.betweenRunsPercent())));
    }
}
