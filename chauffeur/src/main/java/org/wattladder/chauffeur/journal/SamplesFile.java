package org.wattladder.chauffeur.journal;

import de.siegmar.fastcsv.writer.CsvWriter;
import de.siegmar.fastcsv.writer.LineDelimiter;
import java.io.BufferedOutputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.wattladder.model.result.MeterFacts;
import org.wattladder.ptdaemon.codec.Reading;
import org.wattladder.ptdaemon.session.Sample;

/** Appends raw meter samples to {@code samples.csv}: what each meter said, and when, before anything is averaged. */
public final class SamplesFile implements AutoCloseable {
    private final FileOutputStream file;
    private final CsvWriter csv;

    private SamplesFile(FileOutputStream file) {
        this.file = file;
        this.csv = CsvWriter.builder()
                .lineDelimiter(LineDelimiter.LF)
                .build(new OutputStreamWriter(new BufferedOutputStream(file), StandardCharsets.UTF_8));
    }

    /** Starts a new file with its heading. */
    public static SamplesFile create(Path path) throws IOException {
        SamplesFile samples = new SamplesFile(new FileOutputStream(path.toFile()));
        samples.csv.writeRecord("meter", "quantity", "tier", "mark", "taken_at", "stamped_at", "value", "error");
        return samples;
    }

    /**
     * Appends the samples of one measurement.
     *
     * @param mark under which they were taken
     */
    public void append(MeterFacts meter, String mark, List<Sample> samples) throws IOException {
        try {
            write(meter, mark, samples);
        } catch (UncheckedIOException unwritable) {
            throw unwritable.getCause();
        }
    }

    private void write(MeterFacts meter, String mark, List<Sample> samples) {
        for (Sample sample : samples) {
            csv.writeRecord(
                    meter.name(),
                    meter.quantity().name().toLowerCase(Locale.ROOT),
                    meter.tier().label(),
                    mark,
                    sample.takenAt().toString(),
                    sample.stampedAt().toString(),
                    sample.reading().text(),
                    sample.reading() instanceof Reading.Erroneous error
                            ? error.kind().name().toLowerCase(Locale.ROOT)
                            : "");
        }
    }

    /** Forces everything appended so far to disk. */
    public void force() throws IOException {
        csv.flush();
        file.getFD().sync();
    }

    @Override
    public void close() throws IOException {
        csv.close();
    }
}
