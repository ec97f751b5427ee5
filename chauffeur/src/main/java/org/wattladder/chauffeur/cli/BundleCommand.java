package org.wattladder.chauffeur.cli;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.concurrent.Callable;
import org.wattladder.chauffeur.archive.bundle.RunBundle;
import org.wattladder.chauffeur.service.ExitCode;
import org.wattladder.chauffeur.service.RunStore;
import org.wattladder.settings.file.FileSentence;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code wattladder bundle}: makes one file of a run directory. */
@Command(
        name = "bundle",
        mixinStandardHelpOptions = true,
        description = {
            "Makes one .tar.gz of a run directory, to send or keep it; 'import bundle' verifies it and unpacks it.",
            "The same files give the same bytes. The note to the run is not in it."
        },
        exitCodeListHeading = "%nExit codes:%n",
        exitCodeList = {"0:made", "2:usage, the run is going on, or a file is in the way", "70:internal error"},
        footerHeading = "%nExamples:%n",
        footer = {
            "  wattladder bundle results/20260301-100000-rating",
            "  wattladder bundle results/20260301-100000-rating --out tower.tar.gz"
        })
public final class BundleCommand implements Callable<Integer> {
    @Parameters(paramLabel = "RUNDIR", description = "A run directory.")
    private Path path;

    @Option(
            names = "--out",
            paramLabel = "FILE",
            description = "File to make; must be new (default: NAME.tar.gz in the working directory).")
    private Path out;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() {
        try {
            RunBundle bundle = RunBundle.of(RunStore.ofWorkingDirectory().find(path));
            Path file = out == null ? Path.of(bundle.fileName()) : out;
            if (Files.exists(file)) {
                throw new IOException(file + " is there already; name a new file with --out");
            }
            write(bundle, file);
            bundle.leftOut()
                    .forEach(name ->
                            spec.commandLine().getErr().println("left out: " + name + ", which is no file of a run"));
            spec.commandLine().getOut().println(file);
            spec.commandLine().getOut().flush();
            return ExitCode.VALID.code();
        } catch (IOException unusable) {
            spec.commandLine().getErr().println(FileSentence.of(unusable));
            return ExitCode.USAGE.code();
        }
    }

    private static void write(RunBundle bundle, Path file) throws IOException {
        boolean whole = false;
        try (OutputStream content =
                new BufferedOutputStream(Files.newOutputStream(file, StandardOpenOption.CREATE_NEW))) {
            bundle.write(content);
            whole = true;
        } finally {
            if (!whole) {
                Files.deleteIfExists(file);
            }
        }
    }
}
