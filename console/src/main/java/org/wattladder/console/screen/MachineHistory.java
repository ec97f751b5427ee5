package org.wattladder.console.screen;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.function.Function;
import org.wattladder.chauffeur.archive.Headline;
import org.wattladder.chauffeur.archive.IndexedRun;
import org.wattladder.chauffeur.archive.RunState;
import org.wattladder.chauffeur.archive.RunSubject;
import org.wattladder.chauffeur.config.ConfigProblems;
import org.wattladder.chauffeur.config.environment.EnvironmentFile;
import org.wattladder.chauffeur.journal.RunDirectory;
import org.wattladder.console.compare.ChangedFact;
import org.wattladder.model.environment.Environment;
import org.wattladder.model.environment.EnvironmentGroup;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.text.Listing;
import org.wattladder.model.text.Message;
import org.wattladder.model.text.Name;
import org.wattladder.model.text.Text;
import org.wattladder.reporter.chart.ColumnChart;
import org.wattladder.reporter.view.chart.Columns;
import org.wattladder.reporter.view.chart.Picture;
import org.wattladder.reporter.view.table.Cells;

/**
 * The runs of one suite in one mode on a machine, over time.
 *
 * @param title of the suite
 * @param rows the newest first, at least two
 */
public record MachineHistory(String title, List<Row> rows) {
    private static final int MOST_RUNS = 30;
    private static final int MOST_LABELS = 6;
    private static final Set<String> WATCHED =
            Set.of(EnvironmentGroup.FIRMWARE.label(), EnvironmentGroup.OS.label(), EnvironmentGroup.JVM.label());

    public MachineHistory {
        rows = List.copyOf(rows);
    }

    /**
     * A run.
     *
     * @param line as lists show it
     * @param changed of firmware, operating system and Java since the run before it; none when nothing is known to have
     */
    public record Row(RunLine line, List<ChangedFact> changed) {
        private Text changes() {
            return new Listing(
                    changed.stream()
                            .<Text>map(fact -> Message.of(
                                    "console.fact-changed",
                                    fact.name().text(),
                                    said(fact.values().get(0)),
                                    said(fact.values().get(1))))
                            .toList(),
                    false);
        }

        private static Text said(Optional<String> value) {
            return value.<Text>map(Name::new).orElse(Cells.DASH);
        }
    }

    /**
     * That of the suite that ran last, rehearsals apart from measurements; empty when it ran once.
     *
     * @param newestFirst runs of the machine
     */
    static Optional<MachineHistory> of(List<IndexedRun> newestFirst) {
        List<IndexedRun> complete = newestFirst.stream()
                .filter(run -> run.state() instanceof RunState.Complete
                        && run.subject().isPresent())
                .toList();
        List<IndexedRun> runs = complete.stream()
                .filter(run -> isLike(complete.get(0), run))
                .limit(MOST_RUNS)
                .toList();
        if (runs.size() < 2) {
            return Optional.empty();
        }
        List<Row> rows = new ArrayList<>();
        for (int place = 0; place < runs.size(); place++) {
            rows.add(new Row(
                    new RunLine(runs.get(place)),
                    place + 1 < runs.size() ? changed(runs.get(place + 1), runs.get(place)) : List.of()));
        }
        return Optional.of(new MachineHistory(rows.get(0).line().title(), rows));
    }

    private static boolean isLike(IndexedRun newest, IndexedRun run) {
        return newest.subject().map(RunSubject::suite).equals(run.subject().map(RunSubject::suite))
                && newest.subject().map(RunSubject::mode).equals(run.subject().map(RunSubject::mode));
    }

    private static List<ChangedFact> changed(IndexedRun before, IndexedRun after) {
        Optional<Environment> first = environment(before);
        Optional<Environment> second = environment(after);
        if (first.isEmpty() || second.isEmpty()) {
            return List.of();
        }
        return ChangedFact.between(List.of(first.get(), second.get())).stream()
                .filter(fact -> WATCHED.contains(fact.name().group()))
                .toList();
    }

    private static Optional<Environment> environment(IndexedRun run) {
        Path file = run.directory().resolve(RunDirectory.ENVIRONMENT);
        try {
            return Files.isRegularFile(file) ? Optional.of(EnvironmentFile.read(file, run.hosts())) : Optional.empty();
        } catch (ConfigProblems unreadable) {
            return Optional.empty(); // its own page says what is wrong with a run
        }
    }

    /**
     * Headline as columns with its intervals, highest and idle watts as lines, the oldest at the left; a sign stands where
     * firmware, operating system or Java changed.
     */
    public Picture picture() {
        List<Row> oldestFirst = new ArrayList<>(rows);
        Collections.reverse(oldestFirst);
        int step = 1 + (oldestFirst.size() - 1) / MOST_LABELS;
        List<Text> places = new ArrayList<>();
        List<Columns.Sign> signs = new ArrayList<>();
        for (int place = 0; place < oldestFirst.size(); place++) {
            places.add(new Name(place % step == 0 ? day(oldestFirst.get(place)) : ""));
            if (!oldestFirst.get(place).changed().isEmpty()) {
                signs.add(new Columns.Sign(
                        place,
                        Message.of("console.changed-since"),
                        oldestFirst.get(place).changes()));
            }
        }
        return new Columns(
                        Message.of("console.history-of", title),
                        Message.of("console.started"),
                        places,
                        new Columns.Side(
                                Message.of("console.headline"),
                                List.of(new Columns.Series(
                                        Message.of("console.headline"),
                                        figures(oldestFirst, MachineHistory::headline),
                                        oldestFirst.stream()
                                                .map(MachineHistory::interval)
                                                .toList()))),
                        new Columns.Side(
                                new Name("W"),
                                List.of(
                                        series(
                                                "console.highest-watts",
                                                oldestFirst,
                                                run -> run.figures().highestWatts()),
                                        series(
                                                "console.idle-watts",
                                                oldestFirst,
                                                run -> run.figures().idleWatts()))),
                        Columns.Limit.NONE,
                        signs)
                .picture("history-chart");
    }

    private static Columns.Series series(
            String meaning, List<Row> oldestFirst, Function<IndexedRun, OptionalDouble> figure) {
        return new Columns.Series(Message.of(meaning), figures(oldestFirst, figure));
    }

    private static List<Measurement> figures(List<Row> oldestFirst, Function<IndexedRun, OptionalDouble> figure) {
        return oldestFirst.stream()
                .map(row -> figure.apply(row.line().run()))
                .map(value ->
                        value.isPresent() ? Measurement.of(value.getAsDouble()) : Measurement.absent("word.absent"))
                .toList();
    }

    private static OptionalDouble headline(IndexedRun run) {
        return run.figures().headline().map(Headline::value).stream()
                .mapToDouble(Double::doubleValue)
                .findFirst();
    }

    private static Optional<ColumnChart.Extent> interval(Row row) {
        return row.line()
                .run()
                .figures()
                .headline()
                .flatMap(Headline::interval)
                .map(interval -> new ColumnChart.Extent(interval.low(), interval.high()));
    }

    private static String day(Row row) {
        return row.line()
                .run()
                .startedAt()
                .map(at -> at.toString().substring("2026-".length(), "2026-03-01".length()))
                .orElse("");
    }
}
