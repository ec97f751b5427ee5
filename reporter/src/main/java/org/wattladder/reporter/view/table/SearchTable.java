package org.wattladder.reporter.view.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.schedule.FoundRate;
import org.wattladder.model.schedule.RateSearch;
import org.wattladder.model.schedule.Search;
import org.wattladder.model.schedule.TriedRate;
import org.wattladder.model.text.Figure;
import org.wattladder.model.text.Message;
import org.wattladder.model.text.Text;
import org.wattladder.reporter.figures.IntervalFigures;
import org.wattladder.reporter.figures.WorkletFigures;

/** The highest rates that a search found under its bounds on latency, and what the machine draws there. */
public final class SearchTable {
    private static final int DIGITS = 4;
    private static final int LATE_DIGITS = 3;

    private static final List<Column<Row>> COLUMNS = List.of(
            Column.ofWords("short.goal", "short.goal", row -> row.found.goal().label()),
            Column.of("short.confirmed-rate", Row::confirmed),
            Column.of("short.watts", row -> row.at(IntervalFigures::averageWatts)),
            Column.of("short.joules", row -> row.at(IntervalFigures::joulesPerTransaction)),
            Column.of("short.passed-rate", row -> rate(row.found.passed())),
            Column.of("short.failed-rate", Row::failed));

    private record Row(FoundRate found, Optional<IntervalFigures> recorded) {
        private Text confirmed() {
            if (!found.isOwn() && found.confirmed().isPresent()) {
                return Message.of(
                        "search.at-least", Figure.significant(found.confirmed().getAsDouble(), DIGITS));
            }
            return found.confirmed().isPresent()
                    ? rate(found.confirmed().getAsDouble())
                    : found.lowered() > RateSearch.MOST_LOWERED ? Message.of("search.not-stable") : Cells.DASH;
        }

        private Text failed() {
            if (!found.tried()) {
                return Message.of("search.not-tried", Figure.significant(found.failed(), DIGITS));
            }
            return found.undecided()
                    ? Message.of("search.undecided", Figure.significant(found.failed(), DIGITS))
                    : rate(found.failed());
        }

        private Text at(Function<IntervalFigures, Measurement> figure) {
            return recorded.map(interval -> Cells.significant(figure.apply(interval), DIGITS))
                    .orElse(Cells.DASH);
        }
    }

    private SearchTable() {}

    private static Text rate(double transactionsPerSecond) {
        return transactionsPerSecond > 0 ? Figure.significant(transactionsPerSecond, DIGITS) : Cells.DASH;
    }

    /** A row for each goal and one for each rate that was tried; none unless the worklet searched. */
    public static List<Table<?>> of(WorkletFigures worklet) {
        if (!(worklet.plan().schedule() instanceof Search search)
                || worklet.result().isEmpty()) {
            return List.of();
        }
        RateSearch found = RateSearch.of(search, worklet.result().get().history());
        return List.of(goals(worklet, found), trials(search, found));
    }

    private static Table<?> goals(WorkletFigures worklet, RateSearch search) {
        return new Table<>(
                Message.of("heading.search"),
                Message.each("legend.search-goal", "legend.search-rates"),
                COLUMNS,
                search.found().stream()
                        .map(found -> new Row(found, worklet.confirming(found)))
                        .toList());
    }

    private static Table<?> trials(Search search, RateSearch found) {
        List<Column<TriedRate>> columns = new ArrayList<>(List.of(
                Column.of("short.rate", tried -> rate(tried.transactionsPerSecond())),
                Column.of("short.trials", TriedRate::trials),
                Column.of("short.transactions", TriedRate::transactions)));
        for (int place = 0; place < search.goals().size(); place++) {
            int goal = place;
            columns.add(Column.of(
                    Message.of("short.late-beyond", Figure.shortest((double)
                            search.goals().get(goal).bound().toMillis())),
                    tried -> Figure.significant(tried.latePercent(goal), LATE_DIGITS)));
        }
        return new Table<>(
                Message.of("heading.tried-rates"), Message.each("legend.tried-rates"), columns, found.triedRates());
    }
}
