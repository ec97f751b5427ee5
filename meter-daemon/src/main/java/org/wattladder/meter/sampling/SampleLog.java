package org.wattladder.meter.sampling;

import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.LocalDateTime;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.wattladder.model.text.Printable;
import org.wattladder.ptdaemon.codec.SampleRow;
import org.wattladder.ptdaemon.codec.Stamp;

/**
 * The file of all samples, one line each; an existing file is continued. A file that can no longer be written costs the
 * log, not the measurement.
 */
public final class SampleLog implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(SampleLog.class);

    private final Path file;
    private final BufferedWriter writer;
    private boolean broken;

    private SampleLog(Path file, BufferedWriter writer) {
        this.file = file;
        this.writer = writer;
    }

    /** Opens the file for appending. */
    public static SampleLog open(Path file) throws IOException {
        return new SampleLog(
                file,
                Files.newBufferedWriter(
                        file, StandardCharsets.US_ASCII, StandardOpenOption.CREATE, StandardOpenOption.APPEND));
    }

    synchronized void add(SampleRow row, String mark) {
        attempt(() -> writer.append(row.logLine(mark)).append('\n'));
    }

    /** A row that is no sample: {@code Time,<stamp>,NOTICE,<text>}. */
    public synchronized void addEvent(LocalDateTime stamp, String kind, String text) {
        attempt(() -> writer.append("Time," + Stamp.text(stamp) + "," + kind + "," + Printable.of(text))
                .append('\n'));
    }

    synchronized void flush() {
        attempt(writer::flush);
    }

    /** Writes what is left and closes the file. */
    @Override
    public synchronized void close() {
        attempt(writer::close);
        broken = true;
    }

    private void attempt(Write write) {
        if (broken) {
            return;
        }
        try {
            write.run();
        } catch (IOException failed) {
            broken = true;
            LOG.error("samples are no longer logged: {} cannot be written ({})", file, failed.getMessage());
        }
    }

    /** Something that writes. */
    private interface Write {
        void run() throws IOException;
    }
}
