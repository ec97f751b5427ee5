package org.wattladder.reporter.system.bandwidth;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.wattladder.model.environment.EnvironmentKey;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.text.Figure;
import org.wattladder.model.text.Message;
import org.wattladder.model.text.Text;
import org.wattladder.reporter.chart.Axis;
import org.wattladder.reporter.chart.Track;
import org.wattladder.reporter.figures.Absence;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.headline.Drawn;
import org.wattladder.reporter.headline.Headline;
import org.wattladder.reporter.system.Disclosed;
import org.wattladder.reporter.system.SuiteSystem;
import org.wattladder.reporter.view.chart.Graph;
import org.wattladder.reporter.view.page.Section;
import org.wattladder.reporter.view.table.Cells;
import org.wattladder.reporter.view.table.Column;
import org.wattladder.reporter.view.table.Table;

/** Bandwidth of memory by four kernels: best pass, share of what the modules could transfer, GB/s per watt. */
public final class MemoryBandwidth implements SuiteSystem {
    /** Width of a memory channel. */
    private static final double BYTES_PER_TRANSFER = 8;

    private static final Message SPEED = Message.of("unit.bandwidth");
    private static final double MEGA_PER_GIGA = 1000;
    private static final double MEBI_PER_GIBI = 1024;
    private static final double ENOUGH_CACHES = 12;
    private static final int MOST_MARKS = 5;
    private static final List<EnvironmentKey> MEMORY = List.of(
            EnvironmentKey.DIMMS,
            EnvironmentKey.CHANNELS,
            EnvironmentKey.MEGATRANSFERS,
            EnvironmentKey.CPU_MODEL,
            EnvironmentKey.CPU_MEGAHERTZ);
    private static final Map<String, Integer> BYTES = Map.of("copy", 16, "scale", 16, "sum", 24, "triad", 24);
    private static final Map<String, Integer> OPERATIONS = Map.of("copy", 0, "scale", 1, "sum", 1, "triad", 2);

    @Override
    public String id() {
        return "memory-bandwidth";
    }

    @Override
    public String sentence() {
        return "the best pass of each bandwidth kernel and its share of the theoretical maximum as headline, GB/s per watt";
    }

    @Override
    public List<Headline> headline(RunFigures run) {
        List<Headline> headline = new ArrayList<>();
        Measurement theoretical = theoretical(run);
        Kernel.of(run).forEach(kernel -> headline.add(best(kernel, theoretical)));
        headline.add(Headline.plain(
                Message.of("headline.theoretical"),
                SPEED,
                theoretical,
                Drawn.nothing(Message.of("absent.by-definition"))));
        return headline;
    }

    private static Headline best(Kernel kernel, Measurement theoretical) {
        Headline best = Headline.of(
                Message.of("headline.best-pass", kernel.name()),
                SPEED,
                kernel.bestGigabytesPerSecond(),
                kernel.worklet(),
                kernel.figures());
        Measurement share = sharePercent(kernel, theoretical);
        return share.asOptional().isPresent()
                ? best.with(Message.of(
                        "headline.of-theoretical",
                        Figure.decimals(share.asOptional().getAsDouble(), 1)))
                : best;
    }

    @Override
    public List<Section> sections(RunFigures run) {
        List<Kernel> kernels = Kernel.of(run);
        Measurement theoretical = theoretical(run);
        return kernels.isEmpty()
                ? List.of()
                : List.of(new Section(
                        "bandwidth",
                        Message.of("heading.bandwidth"),
                        Message.each("bandwidth.counting", "bandwidth.best"),
                        List.of(graph(kernels, theoretical)),
                        List.of(
                                Table.of("legend.bandwidth", columns(theoretical), kernels),
                                Disclosed.table(run, MEMORY)),
                        notes(run, kernels, theoretical)));
    }

    /** What all channels could transfer, in GB/s; absent when channels or their clock are not disclosed. */
    static Measurement theoretical(RunFigures run) {
        return Absence.combine(
                Disclosed.product(run, List.of(EnvironmentKey.CHANNELS, EnvironmentKey.MEGATRANSFERS)),
                Measurement.of(BYTES_PER_TRANSFER / MEGA_PER_GIGA),
                (transfers, scale) -> transfers * scale);
    }

    /** The best pass of each kernel below what the modules could transfer. */
    private static Graph graph(List<Kernel> kernels, Measurement theoretical) {
        double highest = kernels.stream()
                .flatMapToDouble(kernel -> kernel.bestGigabytesPerSecond().asOptional().stream())
                .max()
                .orElse(0);
        Axis axis = Axis.withMarks(Math.max(highest, theoretical.asOptional().orElse(0)), MOST_MARKS);
        List<Graph.Key> keys = new ArrayList<>(List.of(Graph.Key.of("bar", "column.best-bandwidth")));
        if (theoretical.asOptional().isPresent()) {
            keys.add(Graph.Key.of("rule overall", "headline.theoretical"));
        }
        return new Graph(
                Message.of("chart.bandwidth"),
                keys,
                Message.of("column.kernel"),
                axis,
                Message.each("column.best-bandwidth", "column.share-of-maximum", "column.bandwidth-per-watt"),
                kernels.stream()
                        .map(kernel -> new Graph.Row(
                                kernel.name(),
                                "",
                                new Track(axis)
                                        .bar(axis, kernel.bestGigabytesPerSecond())
                                        .rule("overall", axis, theoretical)
                                        .picture(),
                                List.of(
                                        Cells.significant(kernel.bestGigabytesPerSecond(), 4),
                                        share(kernel, theoretical),
                                        Cells.significant(kernel.perWatt(), 4))))
                        .toList());
    }

    private static List<Column<Kernel>> columns(Measurement theoretical) {
        return List.of(
                Column.of("column.kernel", Kernel::name),
                Column.of("column.bytes-per-element", kernel -> BYTES.getOrDefault(kernel.type(), 0)),
                Column.of("column.flops-per-element", kernel -> OPERATIONS.getOrDefault(kernel.type(), 0)),
                Column.of("column.array-size", kernel -> Figure.significant(kernel.arrayGibibytes(), 3)),
                Column.of("column.passes", Kernel::passes),
                Column.of("column.best-bandwidth", kernel -> Cells.significant(kernel.bestGigabytesPerSecond(), 4)),
                Column.of("column.share-of-maximum", kernel -> share(kernel, theoretical)),
                Column.of("column.mean-bandwidth", kernel -> Cells.significant(kernel.meanGigabytesPerSecond(), 4)),
                Column.of(
                        "column.channel-watts",
                        kernel -> Cells.significant(kernel.figures().averageWatts(), 4)),
                Column.of("column.bandwidth-per-watt", kernel -> Cells.significant(kernel.perWatt(), 4)));
    }

    private static Text share(Kernel kernel, Measurement theoretical) {
        return Cells.percentOrDash(sharePercent(kernel, theoretical), 1);
    }

    private static Measurement sharePercent(Kernel kernel, Measurement theoretical) {
        Measurement share = Absence.divide(kernel.bestGigabytesPerSecond(), theoretical, "absent.figure-zero");
        return Absence.combine(share, Measurement.of(100), (part, whole) -> whole * part);
    }

    private static List<Message> notes(RunFigures run, List<Kernel> kernels, Measurement theoretical) {
        List<Message> notes = new ArrayList<>();
        notes.add(Absence.reason(theoretical)
                .map(reason -> Message.of("bandwidth.no-theoretical", reason))
                .orElseGet(() -> Message.of("bandwidth.theoretical", Cells.significant(theoretical, 4))));
        Kernel smallest = kernels.stream()
                .min(Comparator.comparingDouble(Kernel::arrayGibibytes))
                .orElseThrow();
        notes.add(caches(run, smallest.arrayGibibytes()));
        boolean programs = kernels.stream().anyMatch(Kernel::program);
        notes.add(Message.of(programs ? "bandwidth.native-note" : "bandwidth.no-native"));
        if (smallest.figures().result().orElseThrow().clients().size() > 1) {
            notes.add(Message.of("bandwidth.several-clients"));
        }
        return notes;
    }

    /** How the arrays compare with the caches. */
    private static Message caches(RunFigures run, double gibibytes) {
        Figure size = Figure.significant(gibibytes, 3);
        Measurement caches = Disclosed.product(run, List.of(EnvironmentKey.LAST_LEVEL_CACHE_MIB));
        Optional<Message> reason = Absence.reason(caches);
        if (reason.isPresent()) {
            return Message.of("bandwidth.caches-unknown", size, reason.get());
        }
        double times = gibibytes * MEBI_PER_GIBI / caches.asOptional().orElseThrow();
        return Message.of(
                times >= ENOUGH_CACHES ? "bandwidth.caches" : "bandwidth.caches-too-large",
                size,
                Figure.significant(times, 3),
                Cells.significant(caches, 4));
    }
}
