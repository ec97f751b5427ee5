package org.wattladder.chauffeur.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.PublicKey;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.wattladder.chauffeur.journal.RunDirectory;
import org.wattladder.chauffeur.report.KeyFiles;
import org.wattladder.chauffeur.report.SeriesDirectory;
import org.wattladder.chauffeur.service.ExitCode;
import org.wattladder.chauffeur.service.RunStore;
import org.wattladder.reporter.verify.Verification;
import org.wattladder.reporter.verify.difference.Difference;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code wattladder verify}: tells whether a run directory is whole and its figures follow from what was recorded. */
@Command(
        name = "verify",
        mixinStandardHelpOptions = true,
        description = {
            "Checks every file of a run directory against its manifest, re-derives every figure of result.xml from"
                    + " samples.csv and journal.jsonl by code of its own, makes every report again from result.xml and"
                    + " compares the bytes.",
            "Names every file that was changed, added or lost, the first figure that differs (worklet, interval, column,"
                    + " printed and re-derived value), and of each report the first line that differs."
        },
        exitCodeListHeading = "%nExit codes:%n",
        exitCodeList = {
            "0:verified",
            "1:something differs",
            "2:usage, or the directory or key cannot be read",
            "70:internal error"
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  wattladder verify results/20260301-100000-rating",
            "  wattladder verify results/20260301-100000-rating --key lab-public.pem"
        })
public final class VerifyCommand implements Callable<Integer> {
    @Parameters(paramLabel = "RUNDIR", description = "A run directory, or that of a series (run --repeat).")
    private Path path;

    @Option(
            names = "--key",
            paramLabel = "PUB",
            description = "Ed25519 public key (PEM) whose owner must have signed the run with 'run --sign'.")
    private Path keyFile;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() {
        PrintWriter out = spec.commandLine().getOut();
        try {
            Path run = RunStore.ofWorkingDirectory().find(path);
            if (!Files.isDirectory(run)) {
                throw new IOException(run + " is not a directory; name the directory of a run");
            }
            Optional<PublicKey> key = keyFile == null ? Optional.empty() : Optional.of(KeyFiles.publicKey(keyFile));
            if (!SeriesDirectory.isSeries(run)
                    && !RunDirectory.isOne(run)
                    && !Files.exists(run.resolve(RunDirectory.MANIFEST))) {
                throw new IOException(run + " is not a run directory: it holds neither " + RunDirectory.RESULT + ", "
                        + RunDirectory.JOURNAL + " nor " + RunDirectory.MANIFEST);
            }
            boolean verified = SeriesDirectory.isSeries(run) ? series(run, key, out) : run(run, key, out);
            out.flush();
            return verified ? ExitCode.VALID.code() : ExitCode.INVALID.code();
        } catch (IOException unreadable) {
            spec.commandLine().getErr().println(unreadable.getMessage());
            return ExitCode.USAGE.code();
        }
    }

    private static boolean run(Path run, Optional<PublicKey> key, PrintWriter out) throws IOException {
        Verification.Outcome outcome = Verification.of(run, key);
        List<String> differences =
                outcome.differences().stream().map(Difference::sentence).toList();
        return told(run, outcome.passed(), differences, out);
    }

    /** Each of its runs, then what sums them up. */
    private static boolean series(Path path, Optional<PublicKey> key, PrintWriter out) throws IOException {
        SeriesDirectory series = SeriesDirectory.open(path);
        boolean verified = true;
        for (Path run : series.runs()) {
            verified &= run(run, key, out);
        }
        List<String> differences = series.differences();
        String runs = "summary: follows from the results of " + series.runs().size() + " runs";
        return told(path, differences.isEmpty() ? List.of(runs) : List.of(), differences, out) && verified;
    }

    private static boolean told(Path path, List<String> passed, List<String> differences, PrintWriter out) {
        passed.forEach(line -> out.println("  " + line));
        differences.forEach(line -> out.println("! " + line));
        out.println((differences.isEmpty() ? "verified: " : "DIFFERS: ") + path);
        return differences.isEmpty();
    }
}
