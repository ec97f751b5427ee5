package org.wattladder.chauffeur.archive;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.wattladder.chauffeur.file.WholeFile;
import org.wattladder.settings.Key;
import org.wattladder.settings.Kinds;
import org.wattladder.settings.ListKind;
import org.wattladder.settings.Section;
import org.wattladder.settings.SectionFile;
import org.wattladder.settings.SectionValues;
import org.wattladder.settings.problem.Problems;

/**
 * The file with the note to a run, {@code NAME.note.yaml} beside the run directory {@code NAME}: outside of it, so that no
 * manifest or signature changes when somebody writes a note.
 */
public final class NoteFile {
    static final String ENDING = ".note.yaml";

    private static final Key<List<String>> LABELS = Key.of(
            "labels",
            List.of(),
            new ListKind<>(0, RunNote.MOST_LABELS, true, Kinds.text("a label", RunNote.LONGEST_LABEL, any -> true)),
            "Words to find the run by.");
    private static final Key<String> TEXT =
            Key.optional("text", Kinds.lines("a note", RunNote.LONGEST_TEXT), "What is worth knowing of it.");
    private static final Section SECTION = new Section("What people wrote to a run.", List.of(LABELS, TEXT));

    private NoteFile() {}

    /** Where the note to this run lies, whether there is one or not. */
    public static Path of(Path run) {
        Path whole = run.toAbsolutePath().normalize();
        return whole.resolveSibling(whole.getFileName() + ENDING);
    }

    /**
     * The note to a run; none when there is no file.
     *
     * @throws IOException with a sentence, if the file is no note
     */
    public static RunNote read(Path run) throws IOException {
        Path file = of(run);
        return Files.exists(file) ? readFile(file) : RunNote.none();
    }

    /**
     * The note in this file.
     *
     * @throws IOException with a sentence, if the file is no note
     */
    public static RunNote readFile(Path file) throws IOException {
        if (!Files.isRegularFile(file)) {
            throw new IOException(file + " is not a file");
        }
        Problems problems = new Problems();
        Optional<SectionValues> values = SectionFile.read(file, SECTION, problems);
        if (!problems.found().isEmpty() || values.isEmpty()) {
            throw new IOException(problems.found().get(0).toString());
        }
        try {
            return new RunNote(
                    values.get().orStandard(LABELS), values.get().get(TEXT).orElse(""));
        } catch (IllegalArgumentException refused) {
            throw new IOException(file + ": " + refused.getMessage(), refused);
        }
    }

    /** Replaces the note to a run, or removes it when there is nothing in the new one; a crash leaves the old or the new. */
    public static void write(Path run, RunNote note) throws IOException {
        Path file = of(run);
        if (note.isEmpty()) {
            Files.deleteIfExists(file);
            return;
        }
        WholeFile.write(file, text(note));
    }

    /** What a file with this note holds. */
    public static String text(RunNote note) {
        String labels = note.labels().stream()
                .map(label -> "  - " + quoted(label) + "\n")
                .collect(Collectors.joining());
        return (labels.isEmpty() ? "" : "labels:\n" + labels)
                + (note.text().isEmpty() ? "" : "text: " + quoted(note.text()) + "\n");
    }

    private static String quoted(String text) {
        return '"' + text.replace("\\", "\\\\").replace("\"", "\\\"").replace("\n", "\\n") + '"';
    }
}
