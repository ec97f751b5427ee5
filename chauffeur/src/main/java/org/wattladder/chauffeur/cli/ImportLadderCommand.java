package org.wattladder.chauffeur.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.CharacterCodingException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.wattladder.chauffeur.journal.RunDirectory;
import org.wattladder.chauffeur.report.ReportWriter;
import org.wattladder.chauffeur.service.ExitCode;
import org.wattladder.chauffeur.service.ProductVersion;
import org.wattladder.chauffeur.service.RunStore;
import org.wattladder.model.time.TimeSource;
import org.wattladder.reporter.ladder.ImportedLadder;
import org.wattladder.reporter.ladder.LadderTable;
import org.wattladder.reporter.ladder.UnreadableLadder;
import org.wattladder.settings.file.BoundedFile;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code wattladder import ssj-csv}: makes a run directory of a ladder table. */
@Command(
        name = "ssj-csv",
        mixinStandardHelpOptions = true,
        description = {
            "Makes a run directory of a ladder table: target_load_percent,ops,average_watts, idle as load 0.",
            "Its watts have evidence tier scripted, and every report states that nothing was measured here. The"
                    + " table is kept beside the result as imported.csv."
        },
        exitCodeListHeading = "%nExit codes:%n",
        exitCodeList = {"0:imported", "2:usage, or the table cannot be read; nothing was made", "70:internal error"},
        footerHeading = "%nExamples:%n",
        footer = {
            "  wattladder import ssj-csv tower.csv --title \"Tower 1, 12 GB\"",
            "  wattladder import ssj-csv tower.csv --out results/tower --worklet orders"
        })
final class ImportLadderCommand implements Callable<Integer> {
    private static final int LARGEST_BYTES = 16 << 20;

    private final TimeSource time;

    @Parameters(paramLabel = "FILE", description = "The table.")
    private Path file;

    @Option(
            names = "--out",
            paramLabel = "DIR",
            description = "Run directory to make; must be new or empty (default: results/TIME-imported-ladder).")
    private Path out;

    @Option(names = "--title", paramLabel = "TEXT", description = "Title of the reports (default: name of the file).")
    private String title;

    @Option(
            names = "--worklet",
            paramLabel = "NAME",
            description = "Name for the work that was measured (default: ${DEFAULT-VALUE}).",
            defaultValue = "imported")
    private String worklet;

    @Spec
    private CommandSpec spec;

    ImportLadderCommand(TimeSource time) {
        this.time = time;
    }

    @Override
    public Integer call() {
        PrintWriter screen = spec.commandLine().getOut();
        try {
            String text = text();
            LadderTable table = LadderTable.read(file.toString(), text);
            Instant now = time.now().truncatedTo(ChronoUnit.MILLIS);
            RunDirectory directory = RunDirectory.create(
                    out == null ? RunStore.ofWorkingDirectory().newRun(ImportedLadder.SUITE, now) : out);
            String name = file.getFileName().toString();
            ImportedLadder.Labels labels = new ImportedLadder.Labels(
                    directory.run(), ProductVersion.current(), name, title == null ? name : title, worklet, now);
            directory.write(RunDirectory.IMPORTED, text);
            new ReportWriter()
                    .archive(directory, ImportedLadder.of(table, labels))
                    .files()
                    .forEach(screen::println);
            screen.println("published figures; overall " + String.format(Locale.ROOT, "%.5g", table.overallPerWatt())
                    + " operations per watt");
            screen.flush();
            table.contradictions().forEach(spec.commandLine().getErr()::println);
            return ExitCode.VALID.code();
        } catch (IOException | UnreadableLadder unreadable) {
            spec.commandLine().getErr().println(unreadable.getMessage());
            return ExitCode.USAGE.code();
        }
    }

    private String text() throws IOException {
        try {
            return BoundedFile.text(file, LARGEST_BYTES);
        } catch (NoSuchFileException missing) {
            throw new IOException(file + " does not exist", missing);
        } catch (CharacterCodingException other) {
            throw new IOException(file + " is no text in UTF-8; save it as CSV UTF-8", other);
        }
    }
}
