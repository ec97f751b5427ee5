package org.wattladder.reporter.view;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.wattladder.model.result.HostStart;
import org.wattladder.model.result.IntervalResult;
import org.wattladder.model.result.Measurement;
import org.wattladder.reporter.figures.HostFigures;
import org.wattladder.reporter.figures.IntervalFigures;
import org.wattladder.reporter.figures.StartSpread;
import org.wattladder.reporter.figures.WorkletFigures;
import org.wattladder.reporter.notation.Decimals;

/** Hosts side by side, as cells: all of them together, then each. */
public final class HostRows {
    /** Headings of the table. */
    public static final List<String> HEADINGS =
            List.of("load", "host", "target /s", "actual /s", "off", "watts", "began ms", "known to", "CPU lost");

    /** What the headings mean. */
    public static final String NOTE =
            "Each host has the level's share of its own calibrated rate as its target. Began is how much later than"
                    + " asked for recording began, of all hosts how far first and last were apart, known to as many ms as"
                    + " stated. CPU lost is the share of CPU time lost to others just before or just after, of all hosts"
                    + " the most.";

    /** What {@link #ofLevels} leaves out. */
    public static final String EXTREMES =
            "Of more than 8 hosts the slowest and the fastest of each load are shown; the details have all.";

    private static final int MANY = 8;
    private static final String DASH = "–";
    private static final double MILLI = 1e6;

    private HostRows() {}

    /** Rows of every load level and active idle of a worklet; none in a run of one host. */
    static List<List<Object>> ofLevels(WorkletFigures worklet) {
        List<List<Object>> rows = new ArrayList<>();
        worklet.intervals().stream().filter(IntervalFigures::counts).forEach(interval -> {
            List<HostFigures> hosts = HostFigures.of(worklet, interval);
            rows.addAll(rows(interval, hosts, hosts.size() > MANY ? extremes(hosts) : hosts));
        });
        return List.copyOf(rows);
    }

    /** Rows of one interval; none in a run of one host. */
    static List<List<Object>> of(WorkletFigures worklet, IntervalFigures interval) {
        List<HostFigures> hosts = HostFigures.of(worklet, interval);
        return rows(interval, hosts, hosts);
    }

    private static List<List<Object>> rows(IntervalFigures interval, List<HostFigures> hosts, List<HostFigures> shown) {
        List<List<Object>> rows = new ArrayList<>();
        if (hosts.size() > 1) {
            rows.add(all(interval, interval.result().orElseThrow(), hosts));
            shown.forEach(host -> rows.add(cells(interval, host)));
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

    private static List<Object> all(IntervalFigures interval, IntervalResult result, List<HostFigures> hosts) {
        Optional<HostStart> apart = StartSpread.of(result)
                .map(spread -> new HostStart("all", spread.apartNanos(), spread.uncertaintyNanos()));
        Measurement lost = hosts.stream()
                .map(HostFigures::lostPercent)
                .filter(each -> each.asOptional().isPresent())
                .max(Comparator.comparingDouble(each -> each.asOptional().orElseThrow()))
                .orElse(hosts.get(0).lostPercent());
        return cells(
                interval,
                new HostFigures(
                        "all",
                        interval.targetRate(),
                        interval.actualRate(),
                        interval.deviationPercent(),
                        interval.averageWatts(),
                        apart,
                        lost));
    }

    private static List<Object> cells(IntervalFigures interval, HostFigures host) {
        boolean paced = interval.paced();
        boolean works = interval.works();
        return List.of(
                LevelRow.load(interval),
                host.host(),
                paced ? Decimals.significant(host.targetRate(), 6) : DASH,
                works ? Decimals.significant(host.actualRate(), 6) : DASH,
                paced ? LevelRow.deviation(host.deviationPercent()) : DASH,
                Decimals.significant(host.averageWatts(), 4),
                host.start()
                        .map(start -> Decimals.fixed(start.lateNanos() / MILLI, 3))
                        .orElse(DASH),
                host.start()
                        .map(start -> Decimals.fixed(start.uncertaintyNanos() / MILLI, 3))
                        .orElse(DASH),
                IntervalDetail.percent(host.lostPercent(), 2));
    }
}
