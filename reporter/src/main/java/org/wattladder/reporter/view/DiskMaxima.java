package org.wattladder.reporter.view;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.wattladder.model.result.Measurement;
import org.wattladder.reporter.figures.DepthFigures;
import org.wattladder.reporter.figures.WorkletFigures;
import org.wattladder.reporter.notation.Decimals;

/**
 * The greatest value of each storage load profile over all depths, as the performance reports of PRIMERGY servers print
 * them: transactions per second for random profiles, throughput for sequential ones.
 *
 * @param access what the profiles have in common, with the unit
 * @param profiles names of the worklets
 * @param maxima greatest value of each profile
 * @param depths at which it was reached
 */
public record DiskMaxima(String access, List<String> profiles, List<String> maxima, List<String> depths) {
    private static final List<String> RANDOM = List.of("database", "file-server", "file-copy");
    private static final List<String> SEQUENTIAL = List.of("streaming", "restore");

    /** The tables of a run; none unless it sweeps such profiles. */
    static List<DiskMaxima> of(List<WorkletFigures> worklets) {
        return List.of(
                        of("Random accesses, IO/s", RANDOM, DepthFigures::transactionsPerSecond, worklets),
                        of("Sequential accesses, MiB/s", SEQUENTIAL, DepthFigures::mebibytesPerSecond, worklets))
                .stream()
                .filter(table -> !table.profiles.isEmpty())
                .toList();
    }

    private static DiskMaxima of(
            String access,
            List<String> names,
            Function<DepthFigures, Measurement> figure,
            List<WorkletFigures> worklets) {
        DiskMaxima table = new DiskMaxima(access, new ArrayList<>(), new ArrayList<>(), new ArrayList<>());
        for (String name : names) {
            worklets.stream()
                    .filter(worklet -> worklet.plan().name().equals(name))
                    .map(DepthFigures::of)
                    .filter(sweep -> !sweep.isEmpty())
                    .forEach(sweep -> table.add(name, figure, sweep));
        }
        return table;
    }

    private void add(String name, Function<DepthFigures, Measurement> figure, List<DepthFigures> sweep) {
        Optional<DepthFigures> greatest = sweep.stream()
                .filter(depth -> figure.apply(depth).asOptional().isPresent())
                .max(Comparator.comparingDouble(
                        depth -> figure.apply(depth).asOptional().getAsDouble()));
        profiles.add(name);
        maxima.add(greatest.map(
                        depth -> Decimals.fixed(figure.apply(depth).asOptional().orElseThrow(), 0))
                .orElse(Decimals.ABSENT));
        depths.add(greatest.map(depth -> Decimals.count(depth.depth())).orElse("–"));
    }

    /** The rows below a heading of profiles: maxima, then the depths they were reached at. */
    public List<List<String>> rows() {
        return List.of(row("maximum", maxima), row("at depth", depths));
    }

    /** The heading. */
    public List<String> headings() {
        return row(access, profiles);
    }

    private static List<String> row(String first, List<String> others) {
        List<String> row = new ArrayList<>(List.of(first));
        row.addAll(others);
        return row;
    }
}
