package org.wattladder.reporter.system.disk;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Function;
import java.util.stream.Stream;
import org.wattladder.model.result.Measurement;
import org.wattladder.reporter.figures.DepthFigures;
import org.wattladder.reporter.figures.WorkletFigures;
import org.wattladder.reporter.notation.Decimals;
import org.wattladder.reporter.view.Fact;

/**
 * The greatest value of each storage load profile over all depths, as the performance reports of PRIMERGY servers print
 * them: transactions per second for random profiles, throughput for sequential ones.
 *
 * @param access what the profiles have in common, with the unit
 * @param maxima of the profiles that the run sweeps, at least one
 */
record DiskMaxima(String access, List<Maximum> maxima) {
    private static final List<String> RANDOM = List.of("database", "file-server", "file-copy");
    private static final List<String> SEQUENTIAL = List.of("streaming", "restore");

    /**
     * The greatest value of one profile.
     *
     * @param profile name of the worklet
     * @param value empty when no depth has one
     * @param depth at which it was reached
     */
    record Maximum(String profile, OptionalDouble value, String depth) {}

    /** The tables of a run; none unless it sweeps such profiles. */
    static List<DiskMaxima> of(List<WorkletFigures> worklets) {
        return Stream.of(
                        of("Random accesses, IO/s", RANDOM, DepthFigures::transactionsPerSecond, worklets),
                        of("Sequential accesses, MiB/s", SEQUENTIAL, DepthFigures::mebibytesPerSecond, worklets))
                .filter(table -> !table.maxima.isEmpty())
                .toList();
    }

    private static DiskMaxima of(
            String access,
            List<String> names,
            Function<DepthFigures, Measurement> figure,
            List<WorkletFigures> worklets) {
        return new DiskMaxima(
                access,
                names.stream()
                        .flatMap(name -> worklets.stream()
                                .filter(worklet -> worklet.plan().name().equals(name))
                                .map(DepthFigures::of)
                                .filter(sweep -> !sweep.isEmpty())
                                .map(sweep -> maximum(name, figure, sweep)))
                        .toList());
    }

    private static Maximum maximum(String name, Function<DepthFigures, Measurement> figure, List<DepthFigures> sweep) {
        Optional<DepthFigures> greatest = sweep.stream()
                .filter(depth -> figure.apply(depth).asOptional().isPresent())
                .max(Comparator.comparingDouble(
                        depth -> figure.apply(depth).asOptional().getAsDouble()));
        return new Maximum(
                name,
                greatest.map(depth -> figure.apply(depth).asOptional()).orElse(OptionalDouble.empty()),
                greatest.map(depth -> Decimals.count(depth.depth())).orElse("–"));
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

    /** The heading. */
    List<String> headings() {
        return row(access, Maximum::profile);
    }

    /** The rows below a heading of profiles: maxima, then the depths they were reached at. */
    List<List<String>> rows() {
        return List.of(row("maximum", maximum -> written(maximum.value)), row("at depth", Maximum::depth));
    }

    private List<String> row(String first, Function<Maximum, String> cell) {
        List<String> row = new ArrayList<>(List.of(first));
        maxima.stream().map(cell).forEach(row::add);
        return row;
    }

    private static String written(OptionalDouble value) {
        return value.isPresent() ? Decimals.fixed(value.getAsDouble(), 0) : Decimals.ABSENT;
    }
}
