package org.wattladder.reporter.samples;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Instant;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.wattladder.model.result.EvidenceTier;
import org.wattladder.model.result.MeterFacts;

class SamplesReaderTest {
    private static final Instant START = Instant.parse("2026-11-22T16:27:06Z");
    private static final String SENSOR = "inlet,temperature,bmc";

    @TempDir
    private Path directory;

    private RecordedSamples read(SampleRows rows) throws IOException {
        rows.into(directory);
        return RecordedSamples.of(directory);
    }

    @Test
    void shouldReadEachDeviceWithItsTier() throws Exception {
        RecordedSamples samples = read(new SampleRows()
                .watts("a", START, 100.5)
                .row(SENSOR, "a", START, "21.5", "", 0)
                .watts("a", START.plusMillis(1500), 101));

        SampledDevice power = samples.of(MeterFacts.Quantity.POWER).get(0);
        assertThat(power.meter()).isEqualTo("wall");
        assertThat(power.tier()).contains(EvidenceTier.ANALYZER);
        assertThat(power.stretches()).hasSize(1);
        assertThat(power.stretches().get(0).epochMillis(1)).isEqualTo(START.toEpochMilli() + 1500);
        assertThat(power.stretches().get(0).value(1)).isEqualTo(101);
        assertThat(samples.of(MeterFacts.Quantity.TEMPERATURE).get(0).tier()).contains(EvidenceTier.BMC);
    }

    @Test
    void shouldBreakWhereAMeasurementEndsAndWhereAnErrorLies() throws Exception {
        RecordedSamples samples = read(new SampleRows()
                .watts("a", START, 1)
                .watts("b", START.plusSeconds(10), 2)
                .row("wall,power,analyzer", "b", START.plusSeconds(11), "", "infinite inf", 0)
                .watts("b", START.plusSeconds(12), 3)
                .watts("b", START.plusSeconds(5), 4));

        assertThat(samples.devices().get(0).stretches())
                .extracting(stretch -> stretch.value(0))
                .containsExactly(1.0, 2.0, 3.0, 4.0);
    }

    @Test
    void shouldLeaveSingleChannelsOut() throws Exception {
        RecordedSamples samples =
                read(new SampleRows().watts("a", START, 9).row("wall,power,analyzer", "a", START, "4", "", 1));

        assertThat(samples.devices().get(0).stretches().get(0).size()).isEqualTo(1);
    }

    @Test
    void shouldCountWhatIsNoSample() throws Exception {
        RecordedSamples samples = read(new SampleRows()
                .line("wall,power\n")
                .line("wall,colour,analyzer,a,2026-11-22T16:27:06Z,,3\n")
                .watts("a", START, 5));

        assertThat(samples.unreadableRows()).isEqualTo(2);
        assertThat(samples.devices()).hasSize(1);
    }

    @Test
    void shouldReadOnlyWhatIsNewAndWaitForTheEndOfARow() throws Exception {
        new SampleRows().watts("a", START, 1).into(directory);
        SamplesReader reader = new SamplesReader(directory.resolve(RecordedSamples.FILE));
        assertThat(reader.read().devices().get(0).stretches().get(0).size()).isEqualTo(1);

        String more =
                new SampleRows().watts("a", START.plusSeconds(1), 2).text().replaceFirst(".*\n", "");
        append(more.substring(0, more.length() - 1));
        assertThat(reader.read().devices().get(0).stretches().get(0).size()).isEqualTo(1);

        append("\n");
        assertThat(reader.read().devices().get(0).stretches().get(0).value(1)).isEqualTo(2);

        new SampleRows().watts("z", START, 7).into(directory);
        assertThat(reader.read().devices().get(0).stretches().get(0).value(0)).isEqualTo(7);
    }

    @Test
    void shouldHaveNothingOfARunWithoutMeters() throws Exception {
        assertThat(RecordedSamples.of(directory).isEmpty()).isTrue();
    }

    private void append(String text) throws IOException {
        Files.write(
                directory.resolve(RecordedSamples.FILE),
                text.getBytes(StandardCharsets.UTF_8),
                StandardOpenOption.APPEND);
    }
}
