package org.wattladder.chauffeur.archive;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class NoteFileTest {
    @TempDir
    private Path results;

    @Test
    void shouldReadWhatItWrote() throws IOException {
        Path run = results.resolve("run");
        for (RunNote note : List.of(
                new RunNote(
                        List.of("say \"yes\"", "C:\\x", "\u96fb\u529b: 7", "- no"), "one: {two} # three \ud83d\ude80"),
                new RunNote(List.of(), "true"),
                new RunNote(List.of(), "two\nlines \\n"),
                new RunNote(List.of("7"), ""))) {
            NoteFile.write(run, note);
            assertThat(NoteFile.read(run)).isEqualTo(note);
        }
        Path other = Files.writeString(results.resolve("other"), "");
        assertThat(Files.getPosixFilePermissions(NoteFile.of(run)))
                .as("who may read other files here may read notes")
                .isEqualTo(Files.getPosixFilePermissions(other));
        Files.delete(other);
        NoteFile.write(run, RunNote.none());
        NoteFile.write(run, RunNote.none());
        try (Stream<Path> left = Files.list(results)) {
            assertThat(left).isEmpty();
        }
        assertThat(NoteFile.read(run).isEmpty()).isTrue();
    }

    @Test
    void shouldKeepTheLinesOfATextAndMakeOneOfALabel() {
        assertThat(new RunNote(List.of(" a \n b "), "\n first  x\r\nsecond \n\n\n\nthird\n"))
                .isEqualTo(new RunNote(List.of("a b"), "first x\nsecond\n\nthird"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"\u001b[2J", "\u0000", "\u202eabc", "\ud800", "\u0085", "\uffff"})
    void shouldRefuseWhatDoesNotShow(String text) {
        assertThatThrownBy(() -> new RunNote(List.of(), "a" + text)).hasMessageContaining("no control characters");
        assertThatThrownBy(() -> new RunNote(List.of("a" + text), "")).hasMessageContaining("no control characters");
    }

    @Test
    void shouldRefuseTooMuch() {
        assertThatThrownBy(() -> new RunNote(List.of(), "x".repeat(RunNote.LONGEST_TEXT + 1)))
                .hasMessage("a note has at most 2000 characters");
        assertThatThrownBy(() -> new RunNote(List.of("x".repeat(RunNote.LONGEST_LABEL + 1)), ""))
                .hasMessage("a label has 1 to 60 characters");
        assertThatThrownBy(() -> new RunNote(List.of(" "), "")).hasMessage("a label has 1 to 60 characters");
        assertThatThrownBy(() -> new RunNote(List.of("a", " a"), "")).hasMessage("a label is given twice");
        assertThatThrownBy(() -> new RunNote(
                        IntStream.rangeClosed(0, RunNote.MOST_LABELS)
                                .mapToObj(Integer::toString)
                                .toList(),
                        ""))
                .hasMessage("a run has at most 20 labels");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "text: [1]",
                "text: a\ntext: b",
                "labels: x",
                "labels: [\"\\e[2J\"]",
                "text: &a x",
                "other: 1",
                "text: !!java.net.URL [x]"
            })
    void shouldRefuseAFileThatIsNoNote(String content) throws IOException {
        Path run = results.resolve("run");
        Files.writeString(NoteFile.of(run), content);
        assertThatThrownBy(() -> NoteFile.read(run))
                .isInstanceOf(IOException.class)
                .hasMessageContaining("run.note.yaml");
    }
}
