package org.wattladder.reporter.view.table;

import static org.wattladder.reporter.view.table.Cells.DASH;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.ToLongFunction;
import org.wattladder.model.result.HostStart;
import org.wattladder.model.result.IntervalResult;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.text.Figure;
import org.wattladder.model.text.Message;
import org.wattladder.model.text.Name;
import org.wattladder.model.text.Text;
import org.wattladder.reporter.figures.HostFigures;
import org.wattladder.reporter.figures.IntervalFigures;
import org.wattladder.reporter.figures.StartSpread;
import org.wattladder.reporter.figures.WorkletFigures;

/** Hosts side by side: all of them together, then each. */
public final class HostRows {
    private static final String ALL = "";
    private static final int MANY = 8;
    private static final double MILLI = 1e6;

    private static final List<Column<Row>> COLUMNS = List.of(
            Column.of("short.load", row -> Levels.load(row.interval)),
            Column.of(
                    "short.host",
                    row -> row.host.host().equals(ALL) ? Message.of("word.all") : new Name(row.host.host())),
            host(IntervalField.TARGET, HostFigures::targetRate),
            host(IntervalField.ACTUAL, HostFigures::actualRate),
            host(IntervalField.DEVIATION, HostFigures::deviationPercent),
            host(IntervalField.WATTS, HostFigures::averageWatts),
            Column.of("short.began", row -> row.millis(HostStart::lateNanos)),
            Column.of("short.start-uncertainty", row -> row.millis(HostStart::uncertaintyNanos)),
            Column.of("short.lost", row -> Cells.percent(row.host.lostPercent(), 2)));

    private HostRows() {}

    private record Row(IntervalFigures interval, HostFigures host) {
        private Text millis(ToLongFunction<HostStart> nanos) {
            return host.start()
                    .<Text>map(start -> Figure.decimals(nanos.applyAsLong(start) / MILLI, 3))
                    .orElse(DASH);
        }
    }

    private static Column<Row> host(Field<IntervalFigures> field, Function<HostFigures, Measurement> figure) {
        return field.as(
                        (Row row) -> figure.apply(row.host),
                        row -> field.applies().test(row.interval))
                .column(field.small());
    }

    /** Rows of every load level and active idle of a worklet; none in a run of one host. */
    public static Table<?> ofLevels(WorkletFigures worklet) {
        List<Row> rows = new ArrayList<>();
        worklet.intervals().stream().filter(IntervalFigures::counts).forEach(interval -> {
            List<HostFigures> hosts = HostFigures.of(worklet, interval);
            rows.addAll(rows(interval, hosts, hosts.size() > MANY ? extremes(hosts) : hosts));
        });
        return new Table<>(
                Message.of("heading.hosts-side-by-side"),
                Message.each("legend.hosts-target", "legend.hosts-began", "legend.hosts-lost", "legend.hosts-extremes"),
                COLUMNS,
                rows);
    }

    /** Rows of one interval; none in a run of one host. */
    public static Table<?> of(WorkletFigures worklet, IntervalFigures interval) {
        List<HostFigures> hosts = HostFigures.of(worklet, interval);
        return Table.of("heading.hosts-side-by-side", COLUMNS, rows(interval, hosts, hosts));
    }

    private static List<Row> rows(IntervalFigures interval, List<HostFigures> hosts, List<HostFigures> shown) {
        List<Row> rows = new ArrayList<>();
        if (hosts.size() > 1) {
            rows.add(new Row(interval, all(interval, interval.result().orElseThrow(), hosts)));
            shown.forEach(host -> rows.add(new Row(interval, host)));
        }
        return rows;
    }

    private static List<HostFigures> extremes(List<HostFigures> hosts) {
        Comparator<HostFigures> byRate = Comparator.comparingDouble(
                host -> host.actualRate().asOptional().orElse(0));
        HostFigures slowest = hosts.stream().min(byRate).orElseThrow();
        HostFigures fastest = hosts.stream().max(byRate).orElseThrow();
        return slowest.host().equals(fastest.host()) ? List.of(slowest) : List.of(slowest, fastest);
    }

    private static HostFigures all(IntervalFigures interval, IntervalResult result, List<HostFigures> hosts) {
        Optional<HostStart> apart = StartSpread.of(result)
                .map(spread -> new HostStart(ALL, spread.apartNanos(), spread.uncertaintyNanos()));
        Measurement lost = hosts.stream()
                .map(HostFigures::lostPercent)
                .filter(each -> each.asOptional().isPresent())
                .max(Comparator.comparingDouble(each -> each.asOptional().orElseThrow()))
                .orElse(hosts.get(0).lostPercent());
        return new HostFigures(
                ALL,
                interval.targetRate(),
                interval.actualRate(),
                interval.deviationPercent(),
                interval.averageWatts(),
                apart,
                lost);
    }
}
