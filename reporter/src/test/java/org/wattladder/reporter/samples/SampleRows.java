package org.wattladder.reporter.samples;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Locale;
import java.util.function.IntToDoubleFunction;
import org.wattladder.reporter.timeline.TimedInterval;

/** A {@code samples.csv} that a test writes. */
public final class SampleRows {
    private static final String HEADING = "meter,quantity,tier,mark,taken_at,stamped_at,value,error,channel,volts,amps,"
            + "power_factor,humidity_percent,offset_ms\n";

    private final StringBuilder rows = new StringBuilder(HEADING);

    /** A valid sample of a power meter named {@code wall}. */
    public SampleRows watts(String mark, Instant takenAt, double watts) {
        return row("wall,power,analyzer", mark, takenAt, String.format(Locale.ROOT, "%.6f", watts), "", 0);
    }

    /** A sample of that meter at each second of an interval, by the number of the second. */
    public SampleRows eachSecond(TimedInterval interval, IntToDoubleFunction watts) {
        String mark = interval.place().notation().replaceAll("[^a-z0-9]", "");
        Instant moment = interval.startedAt();
        for (int second = 0; moment.isBefore(interval.endedAt()); second++, moment = moment.plusSeconds(1)) {
            watts(mark, moment, watts.applyAsDouble(second));
        }
        return this;
    }

    SampleRows row(String device, String mark, Instant takenAt, String value, String error, int channel) {
        rows.append(device).append(',').append(mark).append(',').append(takenAt).append(',');
        rows.append(takenAt).append(',').append(value).append(',').append(error).append(',');
        rows.append(channel).append(",230.1,0.6,0.9,,0.000\n");
        return this;
    }

    SampleRows line(String line) {
        rows.append(line);
        return this;
    }

    String text() {
        return rows.toString();
    }

    /** Writes the file into a run directory. */
    public void into(Path directory) throws IOException {
        Files.writeString(directory.resolve(RecordedSamples.FILE), rows);
    }
}
