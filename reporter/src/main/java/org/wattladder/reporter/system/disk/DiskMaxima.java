package org.wattladder.reporter.system.disk;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.Stream;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.text.Figure;
import org.wattladder.model.text.Message;
import org.wattladder.model.text.Name;
import org.wattladder.model.text.Text;
import org.wattladder.reporter.chart.Axis;
import org.wattladder.reporter.chart.Track;
import org.wattladder.reporter.figures.IntervalFigures;
import org.wattladder.reporter.figures.WorkletFigures;
import org.wattladder.reporter.headline.Drawn;
import org.wattladder.reporter.headline.Headline;
import org.wattladder.reporter.view.chart.Graph;
import org.wattladder.reporter.view.table.Cells;
import org.wattladder.reporter.view.table.Column;
import org.wattladder.reporter.view.table.Field;
import org.wattladder.reporter.view.table.IntervalField;
import org.wattladder.reporter.view.table.Table;
import org.wattladder.reporter.view.table.TrafficField;

/**
 * The greatest value of each storage load profile over all depths, as the performance reports of PRIMERGY servers print
 * them: transactions per second for random profiles, throughput for sequential ones.
 *
 * @param access what the profiles have in common, with the unit
 * @param unit alone
 * @param maxima of the profiles that the run sweeps, at least one
 */
record DiskMaxima(Message access, Message unit, List<Maximum> maxima) {
    private static final int MOST_MARKS = 5;
    private static final List<String> RANDOM = List.of("database", "file-server", "file-copy");
    private static final List<String> SEQUENTIAL = List.of("streaming", "restore");

    /** Whether a profile is told by what it moves, not by its accesses. */
    static boolean sequential(String profile) {
        return SEQUENTIAL.contains(profile);
    }

    /**
     * The greatest value of one profile.
     *
     * @param profile name of the worklet
     * @param figure its kind
     * @param at depth at which it was reached; empty when none has a value
     */
    record Maximum(String profile, Field<IntervalFigures> figure, Optional<IntervalFigures> at) {
        private Measurement value() {
            return at.map(figure.figure()).orElse(Measurement.absent("absent.interval-not-measured"));
        }

        private Text depth() {
            return at.<Text>map(interval -> Text.of(interval.plan().depth().orElseThrow()))
                    .orElse(Cells.DASH);
        }

        private Headline headline(Text unit) {
            Message name = Message.of("headline.maximum", profile);
            return at.map(interval -> Headline.of(name, unit, value(), profile, interval)
                            .with(Message.of("headline.at-depth", depth())))
                    .orElseGet(() -> Headline.plain(
                            name, unit, value(), Drawn.nothing(Message.of("absent.interval-not-measured"))));
        }
    }

    /** The tables of a run; none unless it sweeps such profiles. */
    static List<DiskMaxima> of(List<WorkletFigures> worklets) {
        return Stream.of(
                        of("maxima.random", "unit.accesses", RANDOM, IntervalField.ACTUAL, worklets),
                        of("maxima.sequential", "unit.mebibytes", SEQUENTIAL, TrafficField.MEBIBYTES, worklets))
                .filter(table -> !table.maxima.isEmpty())
                .toList();
    }

    private static DiskMaxima of(
            String access,
            String unit,
            List<String> names,
            Field<IntervalFigures> figure,
            List<WorkletFigures> worklets) {
        return new DiskMaxima(
                Message.of(access),
                Message.of(unit),
                names.stream()
                        .flatMap(name -> worklets.stream()
                                .filter(worklet -> worklet.plan().name().equals(name))
                                .map(WorkletFigures::depths)
                                .filter(sweep -> !sweep.isEmpty())
                                .map(sweep -> maximum(name, figure, sweep)))
                        .toList());
    }

    private static Maximum maximum(String name, Field<IntervalFigures> figure, List<IntervalFigures> sweep) {
        Optional<IntervalFigures> greatest = sweep.stream()
                .filter(depth -> figure.figure().apply(depth).asOptional().isPresent())
                .max(Comparator.comparingDouble(
                        depth -> figure.figure().apply(depth).asOptional().getAsDouble()));
        return new Maximum(name, figure, greatest);
    }

    /** The greatest value of each profile. */
    List<Headline> headline() {
        return maxima.stream().map(maximum -> maximum.headline(unit)).toList();
    }

    /** A bar for each profile, as those reports have them in the cells of their tables. */
    Graph graph() {
        Axis axis = Axis.withMarks(
                maxima.stream()
                        .flatMapToDouble(maximum -> maximum.value().asOptional().stream())
                        .max()
                        .orElse(0),
                MOST_MARKS);
        return new Graph(
                access,
                List.of(Graph.Key.of("bar", "maxima.value")),
                Message.of("column.worklet"),
                axis,
                Message.each("maxima.value", "maxima.depth"),
                maxima.stream()
                        .map(maximum -> new Graph.Row(
                                new Name(maximum.profile),
                                "",
                                new Track(axis).bar(axis, maximum.value()).picture(),
                                List.of(written(maximum.value().asOptional()), maximum.depth())))
                        .toList());
    }

    /** A column for each profile; its maximum, then the depth it was reached at. */
    Table<Boolean> table() {
        List<Column<Boolean>> columns = new ArrayList<>();
        columns.add(Column.of(access, value -> Message.of(value ? "maxima.value" : "maxima.depth")));
        maxima.forEach(maximum -> columns.add(Column.of(
                new Name(maximum.profile),
                value -> value ? written(maximum.value().asOptional()) : maximum.depth())));
        return Table.of("legend.maxima", columns, List.of(true, false));
    }

    private static Text written(OptionalDouble value) {
        return Cells.of(value, each -> Figure.decimals(each, 0));
    }
}
