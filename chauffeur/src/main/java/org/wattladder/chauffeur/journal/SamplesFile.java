package org.wattladder.chauffeur.journal;

import de.siegmar.fastcsv.writer.CsvWriter;
import de.siegmar.fastcsv.writer.LineDelimiter;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.wattladder.model.archive.SamplesPart;
import org.wattladder.model.result.MeterFacts;
import org.wattladder.ptdaemon.codec.Channel;
import org.wattladder.ptdaemon.codec.Column;
import org.wattladder.ptdaemon.codec.Reading;
import org.wattladder.ptdaemon.session.Sample;

/** Appends raw meter samples to {@code samples.csv}: what each meter said, and when, before anything is averaged. */
public final class SamplesFile implements AutoCloseable {
    private final AppendedFile file;
    private final AppendedStream stream;
    private final CsvWriter csv;
    private final SamplesTail before;
    private final long tornBytes;

    private SamplesFile(AppendedFile file) throws IOException {
        this.file = file;
        before = SamplesTail.of(file.content());
        tornBytes = file.length() - before.wholeBytes();
        if (tornBytes > 0) {
            file.cutTo(before.wholeBytes());
        }
        stream = new AppendedStream(file);
        csv = CsvWriter.builder()
                .lineDelimiter(LineDelimiter.LF)
                .build(new OutputStreamWriter(new BufferedOutputStream(stream), StandardCharsets.UTF_8));
    }

    /** Opens the file: a new one gets its heading, an earlier one loses a torn last row and is appended to. */
    public static SamplesFile open(Path path) throws IOException {
        return open(Disk.ofThisMachine(), path);
    }

    /** Opens the file on a disk of the caller's. */
    public static SamplesFile open(Disk disk, Path path) throws IOException {
        SamplesFile samples = new SamplesFile(disk.open(path));
        if (samples.before.wholeBytes() == 0) {
            samples.writeHeading();
        }
        return samples;
    }

    private void writeHeading() {
        csv.writeRecord(
                "meter",
                "quantity",
                "tier",
                "mark",
                "taken_at",
                "stamped_at",
                "value",
                "error",
                "channel",
                "volts",
                "amps",
                "power_factor",
                "humidity_percent",
                "offset_ms");
    }

    /** Bytes of a last row that was never finished, now removed; mostly 0. */
    public long tornBytes() {
        return tornBytes;
    }

    /** Highest running number of a measurement that was in the file when it was opened; 0 in a new one. */
    public long lastMeasurement() {
        return before.lastMeasurement();
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

    /** One row per sample, of channel 0; the single channels of a multichannel analyzer follow it. */
    private void write(MeterFacts meter, String mark, List<Sample> samples) {
        for (Sample sample : samples) {
            row(
                    meter,
                    mark,
                    sample,
                    0,
                    Optional.of(sample.reading()),
                    sample.row().total());
            List<Channel> channels = sample.row().channels();
            for (int place = 0; place < channels.size(); place++) {
                Channel channel = channels.get(place);
                row(meter, mark, sample, place + 1, channel.reading(Column.WATTS), channel);
            }
        }
    }

    private void row(
            MeterFacts meter, String mark, Sample sample, int number, Optional<Reading> value, Channel channel) {
        csv.writeRecord(
                meter.name(),
                meter.quantity().name().toLowerCase(Locale.ROOT),
                meter.tier().label(),
                mark,
                sample.takenAt().toString(),
                sample.stampedAt().toString(),
                text(value),
                value.map(SamplesFile::error).orElse(""),
                Integer.toString(number),
                text(channel, Column.VOLTS),
                text(channel, Column.AMPS),
                text(channel, Column.PF),
                text(channel, Column.HUMIDITY),
                offsetMillis(sample));
    }

    private static String error(Reading reading) {
        return reading instanceof Reading.Erroneous error
                ? error.kind().name().toLowerCase(Locale.ROOT) + " " + error.text()
                : "";
    }

    private static String text(Channel channel, Column column) {
        return text(channel.reading(column));
    }

    /** A figure that does not count is an empty cell. */
    private static String text(Optional<Reading> reading) {
        return reading.filter(each -> each.value().isPresent())
                .map(Reading::text)
                .orElse("");
    }

    private static String offsetMillis(Sample sample) {
        BigDecimal nanos = BigDecimal.valueOf(
                Duration.between(sample.takenAt(), sample.stampedAt()).toNanos());
        return nanos.movePointLeft(6).setScale(3, RoundingMode.HALF_EVEN).toPlainString();
    }

    /** Forces everything appended so far to disk. */
    public void force() throws IOException {
        csv.flush();
        stream.force();
    }

    /**
     * Forces everything appended so far to disk and enters the checksum of what is new into the journal. Takes milliseconds
     * for each interval, and must not be called while something is recorded.
     */
    public void enterInto(Journal journal) throws IOException {
        csv.flush();
        if (file.length() > journal.samplesBytes()) {
            stream.force();
            journal.append(new JournalRecord.SamplesWritten(SamplesPart.of(file.content(journal.samplesBytes()))));
        }
    }

    @Override
    public void close() throws IOException {
        csv.close();
    }
}
