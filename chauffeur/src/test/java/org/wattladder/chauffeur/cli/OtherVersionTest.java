package org.wattladder.chauffeur.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.wattladder.chauffeur.journal.RunDirectory;
import org.wattladder.chauffeur.journal.SampleJournal;

/** Files of another format version are refused in one sentence, and left as they are. */
class OtherVersionTest {
    private static final String READS = "but this version of Wattladder reads 2; use the one that wrote it";

    @TempDir
    private Path folder;

    private Path run;

    @BeforeEach
    void writeARun() throws IOException {
        run = SampleJournal.write(folder.resolve("run"));
        assertThat(CommandRun.of(folder, "report", run.toString()).exitCode()).isZero();
    }

    @Test
    void shouldRefuseAResult() throws IOException {
        change(RunDirectory.RESULT, "formatVersion=\"2\"", "formatVersion=\"1\"");
        String[] says = {"result.xml:2:", "the file has format version 1, " + READS};
        CommandRun.of(folder, "report", run.toString()).assertRefused(says);
        CommandRun.of(folder, "compare", run.toString(), run.toString()).assertRefused(says);
        CommandRun.of(folder, "reference", run.toString()).assertRefused(says);
    }

    @Test
    void shouldRefuseAJournalAndCutNothingOfIt() throws IOException {
        Files.delete(run.resolve(RunDirectory.RESULT));
        change(RunDirectory.JOURNAL, "\"formatVersion\":2,", "");
        Path journal = run.resolve(RunDirectory.JOURNAL);
        String firstLine = Files.readAllLines(journal).get(0) + "\n";
        Files.writeString(journal, firstLine);
        String sentence = "journal.jsonl has no format version, " + READS;
        CommandRun.of(folder, "report", run.toString()).assertRefused(sentence);
        CommandRun.of(folder, "run", "--resume", run.toString()).assertRefused(sentence);
        assertThat(journal).hasContent(firstLine);
    }

    @Test
    void shouldRefuseAPlan() throws IOException {
        Files.delete(run.resolve(RunDirectory.RESULT));
        change(RunDirectory.PLAN, "format-version: 2\n", "");
        String sentence = "plan.yaml has no format version, " + READS;
        CommandRun.of(folder, "report", run.toString()).assertRefused(sentence);
        CommandRun.of(folder, "run", "--resume", run.toString()).assertRefused(sentence);
    }

    @Test
    void shouldDoSoInVerify() throws IOException {
        change(RunDirectory.JOURNAL, "\"formatVersion\":2,", "\"formatVersion\":3,");
        CommandRun.of(folder, "verify", run.toString()).assertDiffers("journal.jsonl");
    }

    private void change(String name, String text, String other) throws IOException {
        Path file = run.resolve(name);
        assertThat(file).content().contains(text);
        Files.writeString(file, Files.readString(file).replace(text, other));
    }
}
