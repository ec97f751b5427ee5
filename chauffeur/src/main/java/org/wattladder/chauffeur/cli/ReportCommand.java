package org.wattladder.chauffeur.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.wattladder.chauffeur.config.ConfigProblems;
import org.wattladder.chauffeur.config.ReferenceReader;
import org.wattladder.chauffeur.journal.Manifest;
import org.wattladder.chauffeur.journal.RunDirectory;
import org.wattladder.chauffeur.report.ReportWriter;
import org.wattladder.chauffeur.report.Seal;
import org.wattladder.chauffeur.report.SeriesDirectory;
import org.wattladder.chauffeur.report.WrittenReports;
import org.wattladder.chauffeur.service.ExitCode;
import org.wattladder.chauffeur.service.RunStore;
import org.wattladder.model.plan.Reference;
import org.wattladder.model.plan.RunPlan;
import org.wattladder.model.result.RunResult;
import org.wattladder.reporter.system.SuiteSystems;
import org.wattladder.reporter.verify.archive.Rescored;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code wattladder report}: makes every report again from the archive. */
@Command(
        name = "report",
        description = {
            "Makes every report (result.html, details.html, result.txt, details.txt, result.csv, latency.csv,"
                    + " latency.hlog, result.json) and the manifest again from result.xml; the same archive gives the same bytes. Reports in other languages"
                    + " that are already there are made again too.",
            "A run that was cut off before result.xml was written is composed from its plan and journal and marked"
                    + " incomplete.",
            "With --reference the result is scored again, against another reference machine, in a run directory of its own."
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  wattladder report results/20260301-100000-rating",
            "  wattladder report --language de,ja out/result.xml",
            "  wattladder report out --reference config/references/tower.yaml --out rescored"
        },
        exitCodeListHeading = "%nExit codes:%n",
        exitCodeList = {
            "0:the reports were written, for any verdict",
            "2:the archive cannot be read",
            "70:internal error"
        },
        mixinStandardHelpOptions = true)
public final class ReportCommand implements Callable<Integer> {
    @Parameters(
            paramLabel = "RUNDIR",
            description = "A run directory, the result.xml in one, or the folder of a series.")
    private Path path;

    @Mixin
    private LanguageOption language;

    @Option(
            names = "--reference",
            paramLabel = "FILE",
            description = "Score against the reference in this file; needs --out, the archive stays as it is.")
    private Path reference;

    @Option(names = "--out", paramLabel = "DIR", description = "New run directory for what --reference makes.")
    private Path out;

    @Option(
            names = "--sign",
            paramLabel = "KEYFILE",
            description =
                    "Ed25519 private key (PEM) to sign the run, or each run of a series, with again; a signed run is refused without it.")
    private Path keyFile;

    @Override
    public Integer call() {
        try {
            if (reference != null || out != null) {
                return rescore();
            }
            Path found = RunStore.ofWorkingDirectory().find(path);
            Optional<Seal> seal = keyFile == null ? Optional.empty() : Optional.of(Seal.of(keyFile));
            if (SeriesDirectory.isSeries(found)) {
                return series(SeriesDirectory.open(found), seal);
            }
            boolean isArchive = Files.isRegularFile(found) && found.endsWith(RunDirectory.RESULT);
            RunDirectory directory =
                    RunDirectory.open(isArchive ? found.toAbsolutePath().resolveSibling("") : found);
            checkSignature(directory, found, seal);
            if (Manifest.contradicts(directory, RunDirectory.RESULT)) {
                System.err.println(
                        directory.file(RunDirectory.RESULT)
                                + " was edited after the run: it is not what the manifest says; these reports are of the edited file");
            }
            return list(regenerate(new ReportWriter(language.asked()), directory, seal));
        } catch (IOException | ConfigProblems | IllegalArgumentException unreadable) {
            System.err.println(unreadable.getMessage());
            return ExitCode.USAGE.code();
        }
    }

    private static void checkSignature(RunDirectory directory, Path named, Optional<Seal> seal) throws IOException {
        if (seal.isEmpty() && Files.exists(directory.file(RunDirectory.SIGNATURE))) {
            throw new IOException(named + " is signed, and new reports would break the signature; sign again with"
                    + " --sign KEYFILE, or make the reports in a copy without " + RunDirectory.SIGNATURE);
        }
    }

    private static WrittenReports regenerate(ReportWriter writer, RunDirectory directory, Optional<Seal> seal)
            throws IOException {
        WrittenReports reports = writer.regenerate(directory);
        if (seal.isPresent()) {
            seal.get().write(directory);
        }
        return reports;
    }

    private int rescore() throws IOException, ConfigProblems {
        Path found = RunStore.ofWorkingDirectory().find(path);
        if (reference == null || out == null || SeriesDirectory.isSeries(found)) {
            throw new IOException("--reference FILE and --out DIR belong together, and need a single run");
        }
        Reference other = ReferenceReader.read(reference);
        ReportWriter writer = new ReportWriter(language.asked());
        RunResult result = writer.result(found);
        if (!SuiteSystems.named(result.plan().suite().system()).scoresAgainstReference()) {
            throw new IOException(
                    "the run's suite system " + result.plan().suite().system()
                            + " has no scores against a reference; --reference is for runs of suites like rating");
        }
        RunPlan plan = result.plan().with(result.plan().score().against(other));
        RunDirectory copy = RunDirectory.create(out);
        Path run = Files.isDirectory(found) ? found : found.toAbsolutePath().resolveSibling("");
        for (String behind : RunDirectory.RECORDED) {
            if (Files.exists(run.resolve(behind))) {
                Files.copy(run.resolve(behind), copy.file(behind));
            }
        }
        Files.writeString(copy.file(Rescored.FILE), Rescored.text(other));
        return list(writer.archive(copy, result.with(plan)));
    }

    private static int list(WrittenReports reports) {
        reports.files().stream().sorted().forEach(System.out::println);
        System.out.println("verdict: " + reports.verdict());
        return ExitCode.VALID.code();
    }

    private int series(SeriesDirectory series, Optional<Seal> seal) throws IOException {
        for (Path run : series.runs()) {
            checkSignature(RunDirectory.open(run), run, seal);
        }
        ReportWriter writer = new ReportWriter(language.asked());
        for (Path run : series.runs()) {
            regenerate(writer, RunDirectory.open(run), seal);
        }
        System.out.print(series.report(language.asked()).text());
        return ExitCode.VALID.code();
    }
}
