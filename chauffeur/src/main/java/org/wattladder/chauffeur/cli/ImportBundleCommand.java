package org.wattladder.chauffeur.cli;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.wattladder.chauffeur.archive.bundle.BundleImport;
import org.wattladder.chauffeur.service.ExitCode;
import org.wattladder.chauffeur.service.RunStore;
import org.wattladder.settings.file.FileSentence;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code wattladder import bundle}: makes a run directory of a bundle. */
@Command(
        name = "bundle",
        mixinStandardHelpOptions = true,
        description = {
            "Makes a run directory of a bundle, once its run is verified.",
            "A bundle that is damaged, that holds anything but files of one run, or whose run is not verified is refused,"
                    + " and nothing is left of it."
        },
        exitCodeListHeading = "%nExit codes:%n",
        exitCodeList = {"0:imported, or there already", "2:usage, or refused; nothing was made", "70:internal error"},
        footerHeading = "%nExamples:%n",
        footer = {
            "  wattladder import bundle 20260301-100000-rating.tar.gz",
            "  wattladder import bundle tower.tar.gz --name tower-before"
        })
final class ImportBundleCommand implements Callable<Integer> {
    @Parameters(paramLabel = "FILE", description = "The bundle.")
    private Path file;

    @Option(names = "--results", paramLabel = "DIR", description = "Results folder to import into (default: results).")
    private Path results = RunStore.RESULTS;

    @Option(
            names = "--name",
            paramLabel = "NAME",
            description = "Name of the run directory to make (default: the one in the bundle).")
    private Optional<String> name = Optional.empty();

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() {
        try (InputStream packed = Files.newInputStream(file)) {
            BundleImport made = BundleImport.of(packed, file.toString(), results, name);
            spec.commandLine()
                    .getOut()
                    .println((made.wasThere() ? "there already: " : "verified and imported: ") + made.directory());
            spec.commandLine().getOut().flush();
            return ExitCode.VALID.code();
        } catch (IOException refused) {
            spec.commandLine().getErr().println(FileSentence.of(refused));
            return ExitCode.USAGE.code();
        }
    }
}
