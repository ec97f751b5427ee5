package org.wattladder.chauffeur.journal;

import de.siegmar.fastcsv.reader.CsvParseException;
import de.siegmar.fastcsv.reader.CsvReader;
import de.siegmar.fastcsv.reader.FieldMismatchStrategy;
import de.siegmar.fastcsv.reader.NamedCsvRecord;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.DateTimeException;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/** The valid watts of each meter in a {@code samples.csv}; columns are found by their heading. */
public final class RecordedWatts {
    private static final String METER = "meter";
    private static final String QUANTITY = "quantity";
    private static final String TAKEN_AT = "taken_at";
    private static final String VALUE = "value";
    private static final String ERROR = "error";
    private static final String CHANNEL = "channel";
    private static final String TOTAL = "0";

    private final Map<String, SortedMap<Instant, Double>> byMeter = new LinkedHashMap<>();

    private RecordedWatts() {}

    /**
     * Reads a file; a last line that a crash cut off is left out.
     *
     * @throws IOException with a sentence, if the file is not there or is no file of samples
     */
    public static RecordedWatts read(Path file) throws IOException {
        RecordedWatts watts = new RecordedWatts();
        try (CsvReader<NamedCsvRecord> csv = CsvReader.builder()
                .missingFieldStrategy(FieldMismatchStrategy.SKIP)
                .ofNamedCsvRecord(file)) {
            csv.forEach(watts::add);
        } catch (java.nio.file.NoSuchFileException missing) {
            throw new IOException(file + " does not exist; name the directory of a run with meters", missing);
        } catch (UncheckedIOException
                | CsvParseException
                | java.util.NoSuchElementException
                | DateTimeException
                | NumberFormatException other) {
            throw new IOException(file + " is no file of samples (" + other.getMessage() + ")", other);
        }
        return watts;
    }

    private void add(NamedCsvRecord row) {
        boolean power = row.getField(QUANTITY).equals("power");
        boolean total =
                !row.getHeader().contains(CHANNEL) || row.getField(CHANNEL).equals(TOTAL);
        boolean valid = row.getField(ERROR).isEmpty() && !row.getField(VALUE).isEmpty();
        if (power && total && valid) {
            byMeter.computeIfAbsent(row.getField(METER), name -> new TreeMap<>())
                    .put(Instant.parse(row.getField(TAKEN_AT)), Double.valueOf(row.getField(VALUE)));
        }
    }

    /** Names of the power meters, in the order of the file. */
    public List<String> meters() {
        return List.copyOf(byMeter.keySet());
    }

    /** Watts of a meter by the Chauffeur's clock. */
    public SortedMap<Instant, Double> of(String meter) {
        return byMeter.getOrDefault(meter, new TreeMap<>());
    }
}
