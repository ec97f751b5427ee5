package org.wattladder.chauffeur.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.wattladder.chauffeur.archive.NoteFile;
import org.wattladder.chauffeur.archive.RunNote;
import org.wattladder.chauffeur.journal.RunDirectory;
import org.wattladder.chauffeur.service.ExitCode;
import org.wattladder.chauffeur.service.RunStore;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code wattladder note}: shows, writes or removes the note to a run. */
@Command(
        name = "note",
        mixinStandardHelpOptions = true,
        description = {
            "Keeps a note and labels to a run in NAME.note.yaml beside its directory; the run itself stays as it is.",
            "Labels or a text replace the whole note. Without them the note is shown."
        },
        exitCodeListHeading = "%nExit codes:%n",
        exitCodeList = {"0:shown, written or removed", "2:usage, or the file is no note", "70:internal error"},
        footerHeading = "%nExamples:%n",
        footer = {
            "  wattladder note results/20260301-100000-rating --label firmware-7 \"after the new fan\"",
            "  wattladder note results/20260301-100000-rating",
            "  wattladder note results/20260301-100000-rating --remove"
        })
public final class NoteCommand implements Callable<Integer> {
    @Parameters(index = "0", paramLabel = "RUNDIR", description = "A run directory.")
    private Path path;

    @Parameters(index = "1", arity = "0..1", paramLabel = "TEXT", description = "One paragraph.", defaultValue = "")
    private String text;

    @Option(names = "--label", paramLabel = "LABEL", description = "Short word to find the run by; may be repeated.")
    private List<String> labels = List.of();

    @Option(names = "--remove", description = "Remove the note.")
    private boolean remove;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() {
        PrintWriter out = spec.commandLine().getOut();
        try {
            RunNote given = new RunNote(labels, text);
            if (remove && !given.isEmpty()) {
                throw new ParameterException(spec.commandLine(), "--remove takes no label and no text");
            }
            Path run =
                    RunDirectory.open(RunStore.ofWorkingDirectory().find(path)).path();
            if (remove || !given.isEmpty()) {
                NoteFile.write(run, given);
            }
            RunNote note = NoteFile.read(run);
            note.labels().forEach(label -> out.println("label " + label));
            out.println(note.text().isEmpty() ? "no text" : note.text());
            out.flush();
            return ExitCode.VALID.code();
        } catch (IOException | IllegalArgumentException refused) {
            spec.commandLine().getErr().println(refused.getMessage());
            return ExitCode.USAGE.code();
        }
    }
}
