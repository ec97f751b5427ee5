package org.wattladder.reporter.samples;

import de.siegmar.fastcsv.reader.CsvParseException;
import de.siegmar.fastcsv.reader.CsvReader;
import de.siegmar.fastcsv.reader.FieldMismatchStrategy;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Reads a {@code samples.csv}, and the next time what was appended; a last row without its end comes the next time. Safe for use
 * by any thread, one after the other.
 */
public final class SamplesReader {
    private static final int CHUNK_BYTES = 1 << 22;

    private final Path file;
    private Map<String, DeviceRows> devices = new LinkedHashMap<>();
    private SampleRow row = new SampleRow();
    private long readBytes;
    private long unreadableRows;

    /** Reads nothing yet. */
    public SamplesReader(Path file) {
        this.file = file;
    }

    /**
     * All samples that the file holds now; none when it does not exist.
     *
     * @throws IOException if it cannot be read
     */
    public synchronized RecordedSamples read() throws IOException {
        if (!Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)) {
            return RecordedSamples.NONE;
        }
        try (RandomAccessFile content = new RandomAccessFile(file.toFile(), "r")) {
            if (content.length() < readBytes) {
                forget();
            }
            content.seek(readBytes);
            boolean more = true;
            while (more) {
                byte[] bytes = new byte[(int) Math.min(CHUNK_BYTES, Math.max(0, content.length() - readBytes))];
                content.readFully(bytes);
                int whole = wholeRows(bytes);
                take(new String(bytes, 0, whole, StandardCharsets.UTF_8));
                readBytes += whole;
                content.seek(readBytes);
                more = whole > 0;
            }
        }
        return new RecordedSamples(
                devices.values().stream().map(DeviceRows::now).toList(), unreadableRows);
    }

    private void forget() {
        devices = new LinkedHashMap<>();
        row = new SampleRow();
        readBytes = 0;
        unreadableRows = 0;
    }

    private static int wholeRows(byte[] bytes) {
        int end = bytes.length;
        while (end > 0 && bytes[end - 1] != '\n') {
            end--;
        }
        return end;
    }

    private void take(String rows) throws IOException {
        try (CsvReader<SampleRow> csv = CsvReader.builder()
                .extraFieldStrategy(FieldMismatchStrategy.IGNORE)
                .missingFieldStrategy(FieldMismatchStrategy.IGNORE)
                .build(row, rows)) {
            csv.forEach(this::take);
        } catch (CsvParseException malformed) {
            unreadableRows++;
        }
    }

    private void take(SampleRow read) {
        if (read.isHeading()) {
            return;
        }
        if (!read.isSample()) {
            unreadableRows++;
        } else if (read.isTotal()) {
            devices.computeIfAbsent(read.meter(), meter -> read.device())
                    .add(read.mark(), read.epochMillis(), read.value());
        }
    }
}
