package org.wattladder.reporter.system.disk;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.Stream;
import org.wattladder.model.text.Figure;
import org.wattladder.model.text.Message;
import org.wattladder.model.text.Name;
import org.wattladder.model.text.Text;
import org.wattladder.reporter.figures.IntervalFigures;
import org.wattladder.reporter.figures.WorkletFigures;
import org.wattladder.reporter.view.page.Fact;
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
 * @param maxima of the profiles that the run sweeps, at least one
 */
record DiskMaxima(Message access, List<Maximum> maxima) {
    private static final List<String> RANDOM = List.of("database", "file-server", "file-copy");
    private static final List<String> SEQUENTIAL = List.of("streaming", "restore");

    /**
     * The greatest value of one profile.
     *
     * @param profile name of the worklet
     * @param value empty when no depth has one
     * @param depth at which it was reached
     */
    record Maximum(String profile, OptionalDouble value, Text depth) {}

    /** The tables of a run; none unless it sweeps such profiles. */
    static List<DiskMaxima> of(List<WorkletFigures> worklets) {
        return Stream.of(
                        of("maxima.random", RANDOM, IntervalField.ACTUAL, worklets),
                        of("maxima.sequential", SEQUENTIAL, TrafficField.MEBIBYTES, worklets))
                .filter(table -> !table.maxima.isEmpty())
                .toList();
    }

    private static DiskMaxima of(
            String access, List<String> names, Field<IntervalFigures> figure, List<WorkletFigures> worklets) {
        return new DiskMaxima(
                Message.of(access),
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
        return new Maximum(
                name,
                greatest.map(depth -> figure.figure().apply(depth).asOptional()).orElse(OptionalDouble.empty()),
                greatest.map(depth -> Text.of(depth.plan().depth().orElseThrow()))
                        .orElse(Cells.DASH));
    }

    /** The greatest of all profiles. */
    Fact greatest() {
        return new Fact(
                access,
                written(maxima.stream()
                        .map(Maximum::value)
                        .flatMapToDouble(OptionalDouble::stream)
                        .max()));
    }

    /** A column for each profile; its maximum, then the depth it was reached at. */
    Table<Boolean> table() {
        List<Column<Boolean>> columns = new ArrayList<>();
        columns.add(Column.of(access, value -> Message.of(value ? "maxima.value" : "maxima.depth")));
        maxima.forEach(maximum -> columns.add(
                Column.of(new Name(maximum.profile), value -> value ? written(maximum.value) : maximum.depth)));
        return Table.of("legend.maxima", columns, List.of(true, false));
    }

    private static Text written(OptionalDouble value) {
        return Cells.of(value, each -> Figure.decimals(each, 0));
    }
}
