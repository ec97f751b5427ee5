package org.wattladder.reporter.view;

import java.util.List;
import org.wattladder.model.result.Measurement;
import org.wattladder.reporter.figures.Absence;
import org.wattladder.reporter.figures.IntervalFigures;
import org.wattladder.reporter.figures.Latency;
import org.wattladder.reporter.figures.Traffic;
import org.wattladder.reporter.figures.WorkletFigures;
import org.wattladder.reporter.notation.Decimals;

/** What a storage worklet moved on each rung, as cells of a table. */
public final class TrafficRow {
    /** Headings of the table. */
    public static final List<String> HEADINGS = List.of(
            "load",
            "MB/s",
            "MiB/s",
            "read /s",
            "read MB/s",
            "write /s",
            "write MB/s",
            "mean ms",
            "p50 ms",
            "p99 ms",
            "p99.9 ms",
            "at once",
            "users");

    /** What the headings mean. */
    public static final String NOTE =
            "MB are 10^6 bytes, MiB 2^20. Times are of service, from the start of an access to"
                    + " its end. At once are the accesses under way on average, rate times mean service time (Little's law).";

    private static final double MEGA = 1e6;
    private static final double MEBI = 1 << 20;
    private static final String STORAGE = "storage";

    private TrafficRow() {}

    /** Cells for each load level; none for a worklet of another workload. */
    static List<List<Object>> all(WorkletFigures worklet) {
        return worklet.plan().workload().equals(STORAGE)
                ? worklet.levels().stream()
                        .filter(level -> level.paced() && level.result().isPresent())
                        .map(level -> row(level, Traffic.of(level, worklet.result())))
                        .toList()
                : List.of();
    }

    private static List<Object> row(IntervalFigures level, Traffic traffic) {
        Latency service = level.all().service();
        return List.of(
                LevelRow.load(level),
                bytes(traffic.bytesPerSecond(), MEGA),
                bytes(traffic.bytesPerSecond(), MEBI),
                Decimals.significant(traffic.readsPerSecond(), 5),
                bytes(traffic.readBytesPerSecond(), MEGA),
                Decimals.significant(traffic.writesPerSecond(), 5),
                bytes(traffic.writeBytesPerSecond(), MEGA),
                Decimals.significant(service.mean(), 3),
                Decimals.significant(service.p50(), 3),
                Decimals.significant(service.p99(), 3),
                Decimals.significant(service.p999(), 3),
                Decimals.significant(traffic.concurrency(), 3),
                Decimals.significant(traffic.users(), 3));
    }

    private static String bytes(Measurement bytes, double one) {
        return Decimals.significant(Absence.combine(bytes, Measurement.of(one), (sum, each) -> sum / each), 4);
    }
}
