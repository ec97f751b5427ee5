package org.wattladder.chauffeur.journal;

import de.siegmar.fastcsv.writer.CsvWriter;
import de.siegmar.fastcsv.writer.LineDelimiter;
import java.io.BufferedOutputStream;
import java.io.FileOutputStream;
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
import org.wattladder.model.result.MeterFacts;
import org.wattladder.ptdaemon.codec.Channel;
import org.wattladder.ptdaemon.codec.Column;
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
        samples.csv.writeRecord(
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
                value.map(Reading::text).orElse(""),
                value.map(SamplesFile::error).orElse(""),
                Integer.toString(number),
                text(channel, Column.VOLTS),
                text(channel, Column.AMPS),
                text(channel, Column.PF),
                text(channel, Column.HUMIDITY),
                offsetMillis(sample));
    }

    private static String error(Reading reading) {
        return reading instanceof Reading.Erroneous error ? error.kind().name().toLowerCase(Locale.ROOT) : "";
    }

    private static String text(Channel channel, Column column) {
        return channel.reading(column).map(Reading::text).orElse("");
    }

    private static String offsetMillis(Sample sample) {
        BigDecimal nanos = BigDecimal.valueOf(
                Duration.between(sample.takenAt(), sample.stampedAt()).toNanos());
        return nanos.movePointLeft(6).setScale(3, RoundingMode.HALF_EVEN).toPlainString();
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
