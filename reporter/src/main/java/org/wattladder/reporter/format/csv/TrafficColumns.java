package org.wattladder.reporter.format.csv;

import static org.wattladder.reporter.format.csv.CsvColumn.figure;

import java.util.List;
import java.util.function.Function;
import org.wattladder.model.result.Measurement;
import org.wattladder.reporter.figures.Absence;
import org.wattladder.reporter.figures.Traffic;

/** Columns of what was moved to and from devices, and how much of it together. */
final class TrafficColumns {
    private static final double MEGA = 1e6;
    private static final double MEBI = 1 << 20;

    private TrafficColumns() {}

    static List<CsvColumn> all() {
        return List.of(
                figure(
                        "service_mean_ms",
                        "ms",
                        "mean time from start to end of execution",
                        row -> row.interval().all().service().mean()),
                bytes(
                        "megabytes_per_second",
                        "MB/s",
                        "moved by all transactions, in units of 10^6 bytes",
                        MEGA,
                        Traffic::bytesPerSecond),
                bytes(
                        "mebibytes_per_second",
                        "MiB/s",
                        "the same in units of 2^20 bytes",
                        MEBI,
                        Traffic::bytesPerSecond),
                traffic("reads_per_second", "1/s", "transactions of types called read", Traffic::readsPerSecond),
                bytes("read_megabytes_per_second", "MB/s", "moved by them", MEGA, Traffic::readBytesPerSecond),
                traffic("writes_per_second", "1/s", "transactions of types called write", Traffic::writesPerSecond),
                bytes("write_megabytes_per_second", "MB/s", "moved by them", MEGA, Traffic::writeBytesPerSecond),
                traffic(
                        "achieved_concurrency",
                        "",
                        "concurrency: transactions in progress on average, actual rate x mean service time"
                                + " (Little's law)",
                        Traffic::concurrency),
                traffic("users", "", "worker threads of all clients", Traffic::users));
    }

    private static CsvColumn bytes(
            String name, String unit, String meaning, double one, Function<Traffic, Measurement> which) {
        return traffic(
                name,
                unit,
                meaning,
                traffic -> Absence.combine(which.apply(traffic), Measurement.of(one), (bytes, each) -> bytes / each));
    }

    private static CsvColumn traffic(String name, String unit, String meaning, Function<Traffic, Measurement> which) {
        return figure(
                name,
                unit,
                meaning,
                row -> which.apply(Traffic.of(row.interval(), row.worklet().result())));
    }
}
