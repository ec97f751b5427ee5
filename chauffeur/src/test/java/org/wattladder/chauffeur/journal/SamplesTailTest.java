package org.wattladder.chauffeur.journal;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.wattladder.model.archive.SamplesPart;

class SamplesTailTest {
    private static final String HEADING = "meter,quantity,tier,mark,taken_at\n";
    private static final String ROWS =
            "power,power,bmc,crypto-aes_9_level-100,x\npower,power,bmc,lu_12_calibration,x\n";

    @TempDir
    private Path directory;

    private static SamplesTail tail(String content) {
        return SamplesTail.of(content.getBytes(StandardCharsets.UTF_8));
    }

    @Test
    void shouldKeepWholeRowsOnly() {
        assertThat(tail(HEADING + ROWS).wholeBytes()).isEqualTo((HEADING + ROWS).length());
        assertThat(tail(HEADING + ROWS + "power,pow").wholeBytes()).isEqualTo((HEADING + ROWS).length());
        assertThat(tail(HEADING + "\0\0\0\0\n\0\n").wholeBytes()).isEqualTo(HEADING.length());
        assertThat(tail("met").wholeBytes()).isZero();
    }

    @Test
    void shouldFindTheHighestRunningNumber() {
        assertThat(tail(HEADING).lastMeasurement()).isZero();
        assertThat(tail(HEADING + ROWS + "power,power,bmc,lu_13_level-50,x").lastMeasurement())
                .isEqualTo(12);
    }

    @Test
    void shouldEnterEveryByteIntoTheJournalOnce() throws Exception {
        Path file = directory.resolve("samples.csv");
        Path lines = directory.resolve("journal.jsonl");
        try (Journal journal = Journal.open(lines);
                SamplesFile samples = SamplesFile.open(file)) {
            samples.enterInto(journal);
            samples.enterInto(journal);
        }
        Files.writeString(file, Files.readString(file) + ROWS + "power,pow");
        try (Journal journal = Journal.open(lines);
                SamplesFile samples = SamplesFile.open(file)) {
            journal.recover();
            samples.enterInto(journal);
        }
        String heading = Files.readString(file).lines().findFirst().orElseThrow() + "\n";
        assertThat(JournalReader.read(lines))
                .containsExactly(
                        new JournalRecord.SamplesWritten(SamplesPart.of(heading.getBytes(StandardCharsets.UTF_8))),
                        new JournalRecord.SamplesWritten(SamplesPart.of(ROWS.getBytes(StandardCharsets.UTF_8))));
    }

    @Test
    void shouldCutATornRowAndWriteTheHeadingOnce() throws Exception {
        Path file = directory.resolve("samples.csv");
        SamplesFile.open(file).close();
        String heading = Files.readString(file);
        Files.writeString(file, heading + "power,power,bm");
        try (SamplesFile samples = SamplesFile.open(file)) {
            assertThat(samples.tornBytes()).isEqualTo(14);
        }
        assertThat(Files.readString(file))
                .isEqualTo(heading)
                .startsWith("meter,")
                .endsWith("offset_ms\n");
    }
}
