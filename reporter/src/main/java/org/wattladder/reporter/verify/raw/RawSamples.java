package org.wattladder.reporter.verify.raw;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import org.wattladder.model.text.ExceptionText;
import org.wattladder.reporter.verify.difference.Differs;

/** All of {@code samples.csv}, by meter and measurement; the samples of one follow each other in time. */
public final class RawSamples {
    /** Its name in a run directory. */
    public static final String FILE = "samples.csv";

    private static final double NANOS_PER_MILLI = 1e6;
    /** The offset is written in whole microseconds. */
    private static final double OFFSET_ROUNDING_MILLIS = 0.000_501;

    private final Map<String, Map<String, List<RawSample>>> byMeter = new LinkedHashMap<>();
    private int rows;

    private RawSamples() {}

    /** Reads the file, which had no channels and no electrical figures once; a run without meters may have none. */
    public static RawSamples read(Path directory) throws IOException, Differs {
        RawSamples samples = new RawSamples();
        Path file = directory.resolve(FILE);
        if (Files.exists(file)) {
            samples.add(CsvTable.read(FILE, new String(Files.readAllBytes(file), StandardCharsets.UTF_8), false));
        }
        return samples;
    }

    /** Number of rows. */
    public int rows() {
        return rows;
    }

    /** The measurements of a meter in the order of the file, by mark. */
    public Map<String, List<RawSample>> of(String meter) {
        return byMeter.getOrDefault(meter, Map.of());
    }

    private void add(CsvTable table) throws Differs {
        for (List<String> cells : table.rows()) {
            rows++;
            RawSample sample = sample(table, cells);
            List<RawSample> measurement = byMeter.computeIfAbsent(sample.meter(), unused -> new LinkedHashMap<>())
                    .computeIfAbsent(sample.mark(), unused -> new ArrayList<>());
            if (!measurement.isEmpty() && isEarlier(sample, measurement.get(measurement.size() - 1))) {
                throw broken("the sample was taken before the one above it");
            }
            measurement.add(sample);
        }
    }

    /** By both clocks: one alone goes back when it was set, or when its offset was found again. */
    private static boolean isEarlier(RawSample sample, RawSample above) {
        return sample.takenAt().isBefore(above.takenAt()) && stampedAt(sample) < stampedAt(above);
    }

    private static double stampedAt(RawSample sample) {
        return sample.takenAt().toEpochMilli() + sample.offsetMillis();
    }

    private RawSample sample(CsvTable table, List<String> cells) throws Differs {
        try {
            boolean power = cells.get(table.column("quantity")).equals("power");
            Instant takenAt = Instant.parse(cells.get(table.column("taken_at")));
            Instant stampedAt = Instant.parse(cells.get(table.column("stamped_at")));
            double shiftedMillis = Duration.between(takenAt, stampedAt).toNanos() / NANOS_PER_MILLI;
            double offsetMillis =
                    table.cell(cells, "offset_ms").map(Double::parseDouble).orElse(shiftedMillis);
            if (Math.abs(shiftedMillis - offsetMillis) > OFFSET_ROUNDING_MILLIS) {
                throw broken("stamped_at minus taken_at is " + shiftedMillis + " ms, offset_ms says " + offsetMillis);
            }
            int channel = table.cell(cells, "channel").map(Integer::parseInt).orElse(0);
            String text = cells.get(table.column("value"));
            OptionalDouble value = RawFigure.value(text, power);
            boolean error = !cells.get(table.column("error")).isEmpty();
            if (!error && value.isEmpty() && !(channel > 0 && text.isEmpty())) {
                throw broken("'" + text + "' is no reading, but counts as one");
            }
            return new RawSample(
                    cells.get(table.column("meter")),
                    power,
                    cells.get(table.column("tier")),
                    cells.get(table.column("mark")),
                    takenAt,
                    offsetMillis,
                    error,
                    channel,
                    value,
                    electrical(table, cells, "volts"),
                    electrical(table, cells, "amps"),
                    electrical(table, cells, "power_factor"));
        } catch (DateTimeException | ArithmeticException | NumberFormatException unreadable) {
            throw broken(ExceptionText.of(unreadable));
        }
    }

    private static OptionalDouble electrical(CsvTable table, List<String> cells, String column) {
        return RawFigure.value(table.cell(cells, column).orElse(""), false);
    }

    private Differs broken(String sentence) {
        return Differs.file(FILE, "row " + rows + ": " + sentence);
    }
}
