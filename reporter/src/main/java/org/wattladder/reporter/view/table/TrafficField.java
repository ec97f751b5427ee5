package org.wattladder.reporter.view.table;

import java.util.function.Function;
import org.wattladder.model.result.Measurement;
import org.wattladder.reporter.figures.Absence;
import org.wattladder.reporter.figures.IntervalFigures;
import org.wattladder.reporter.figures.Traffic;
import org.wattladder.reporter.figures.WorkletFigures;

/** What was moved to and from devices, and how much of it together. */
public final class TrafficField {
    private static final double MEGA = 1e6;
    private static final double MEBI = 1 << 20;

    /** All that was moved, as makers of disks count. */
    public static final Field<IntervalFigures> MEGABYTES = megabytes("", "all transactions", Traffic::bytesPerSecond);

    /** All that was moved. */
    public static final Field<IntervalFigures> MEBIBYTES = mebibytes("", "all transactions", Traffic::bytesPerSecond);

    /** Reads. */
    public static final Field<IntervalFigures> READS =
            traffic("reads_per_second", "1/s", "transactions of types called read", Traffic::readsPerSecond);

    /** What they moved, as makers of disks count. */
    public static final Field<IntervalFigures> READ_MEGABYTES =
            megabytes("read_", "reads", Traffic::readBytesPerSecond);

    /** What they moved. */
    public static final Field<IntervalFigures> READ_MEBIBYTES =
            mebibytes("read_", "reads", Traffic::readBytesPerSecond);

    /** Writes. */
    public static final Field<IntervalFigures> WRITES =
            traffic("writes_per_second", "1/s", "transactions of types called write", Traffic::writesPerSecond);

    /** What they moved, as makers of disks count. */
    public static final Field<IntervalFigures> WRITE_MEGABYTES =
            megabytes("write_", "writes", Traffic::writeBytesPerSecond);

    /** What they moved. */
    public static final Field<IntervalFigures> WRITE_MEBIBYTES =
            mebibytes("write_", "writes", Traffic::writeBytesPerSecond);

    /** By Little's law. */
    public static final Field<IntervalFigures> CONCURRENCY = traffic(
                    "achieved_concurrency",
                    "",
                    "concurrency: transactions in progress on average, actual rate x mean service time (Little's law)",
                    Traffic::concurrency)
            .digits(3);

    /** The most that could be in progress. */
    public static final Field<WorkletFigures> USERS = Field.<WorkletFigures>of(
                    "users", "", "worker threads of all clients", WorkletFigures::users)
            .digits(3);

    private TrafficField() {}

    private static Field<IntervalFigures> megabytes(String kind, String who, Function<Traffic, Measurement> which) {
        return traffic(
                kind + "megabytes_per_second",
                "MB/s",
                "moved by " + who + ", in units of 10^6 bytes",
                traffic -> each(MEGA, which.apply(traffic)));
    }

    private static Field<IntervalFigures> mebibytes(String kind, String who, Function<Traffic, Measurement> which) {
        return traffic(
                kind + "mebibytes_per_second",
                "MiB/s",
                "moved by " + who + ", in units of 2^20 bytes",
                traffic -> each(MEBI, which.apply(traffic)));
    }

    private static Measurement each(double unit, Measurement bytes) {
        return Absence.combine(bytes, Measurement.of(unit), (all, one) -> all / one);
    }

    private static Field<IntervalFigures> traffic(
            String name, String unit, String meaning, Function<Traffic, Measurement> which) {
        return Field.of(name, unit, meaning, interval -> which.apply(Traffic.of(interval)));
    }
}
