package org.wattladder.chauffeur.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.wattladder.chauffeur.archive.NoteFile;
import org.wattladder.chauffeur.archive.RunNote;

class ArchiveCommandsTest {
    @TempDir
    private Path folder;

    private Path run;

    @BeforeEach
    void importALadder() throws IOException {
        run = ImportedRun.of(folder, "100,1000,100\n50,500,60\n0,0,20");
    }

    private CommandRun wattladder(String... words) {
        return CommandRun.of(folder, words);
    }

    @Test
    void shouldWriteShowAndRemoveANoteWithoutTouchingTheRun() throws IOException {
        CommandRun written = wattladder("note", run.toString(), "--label", "fan-2", "--label", "new", "after  the fan");
        assertThat(written.exitCode()).as(written.err()).isZero();
        assertThat(NoteFile.read(run)).isEqualTo(new RunNote(List.of("fan-2", "new"), "after the fan"));
        assertThat(wattladder("note", run.toString()).out())
                .isEqualToNormalizingNewlines("label fan-2\nlabel new\nafter the fan\n");
        assertThat(wattladder("verify", run.toString()).exitCode()).isZero();
        assertThat(wattladder("note", run.toString(), "--remove").out()).isEqualToNormalizingNewlines("no text\n");
        assertThat(NoteFile.of(run)).doesNotExist();
    }

    @Test
    void shouldRefuseANoteInOneSentence() throws IOException {
        wattladder("note", run.toString(), "a\u001b[2J").assertRefused("no control characters");
        wattladder("note", run.toString(), "--remove", "text").assertRefused("--remove takes no label and no text");
        wattladder("note", folder.resolve("none").toString()).assertRefused("does not exist");
        Files.writeString(NoteFile.of(run), "text: [1]\n");
        wattladder("note", run.toString()).assertRefused("ladder.note.yaml:1:");
    }

    @Test
    void shouldMakeABundleAndImportIt() throws IOException {
        Path file = folder.resolve("x.tar.gz");
        Path results = folder.resolve("there");
        Files.writeString(run.resolve("mine.txt"), "mine");
        CommandRun made = wattladder("bundle", run.toString(), "--out", file.toString());
        assertThat(made.exitCode()).as(made.err()).isZero();
        assertThat(made.err()).startsWith("left out: mine.txt");
        wattladder("bundle", run.toString(), "--out", file.toString()).assertRefused("is there already");
        String[] words = {"import", "bundle", file.toString(), "--results", results.toString()};
        assertThat(wattladder(words).out()).startsWith("verified and imported: " + results.resolve("ladder"));
        assertThat(wattladder(words).out()).startsWith("there already: " + results.resolve("ladder"));
        assertThat(wattladder("verify", results.resolve("ladder").toString()).exitCode())
                .isZero();
        Files.writeString(file, "nonsense");
        wattladder(words).assertRefused("is damaged, or no bundle of a run");
        wattladder("import", "bundle", folder.resolve("none").toString()).assertRefused("does not exist");
    }
}
