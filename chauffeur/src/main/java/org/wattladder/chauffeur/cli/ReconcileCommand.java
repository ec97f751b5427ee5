package org.wattladder.chauffeur.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.SortedMap;
import java.util.concurrent.Callable;
import org.wattladder.chauffeur.journal.RecordedWatts;
import org.wattladder.chauffeur.journal.RunDirectory;
import org.wattladder.chauffeur.service.ExitCode;
import org.wattladder.chauffeur.service.RunStore;
import org.wattladder.reporter.reconcile.Reconciler;
import org.wattladder.reporter.reconcile.Reconciliation;
import org.wattladder.reporter.reconcile.Series;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code wattladder reconcile}: compares two meters that measured the same in one run. */
@Command(
        name = "reconcile",
        mixinStandardHelpOptions = true,
        description = {
            "Fits gain, offset and lag between two power meters that measured the same in one run, from all their samples,"
                    + " and names what it finds: agrees, gain or offset differs, lags or leads, averaged, stuck,"
                    + " unrelated, too little variation."
        },
        exitCodeListHeading = "%nExit codes:%n",
        exitCodeList = {
            "0:the two agree",
            "1:they do not agree, or it cannot be determined",
            "2:usage, or the samples cannot be read",
            "70:internal error"
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  wattladder reconcile results/20260301-100000-rating",
            "  wattladder reconcile results/20260301-100000-rating --reference wall --other bmc --json"
        })
public final class ReconcileCommand implements Callable<Integer> {
    private static final int PAIR = 2;
    private static final double NANOS = 1e9;

    @Parameters(paramLabel = "RUNDIR", description = "A run directory, or the samples.csv in one.")
    private Path path;

    @Option(names = "--reference", paramLabel = "NAME", description = "the meter to trust (default: the first of two)")
    private String reference;

    @Option(
            names = "--other",
            paramLabel = "NAME",
            description = "the meter to compare with it (default: the second of two)")
    private String other;

    @Option(names = "--json", description = "print the figures as JSON")
    private boolean json;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() {
        try {
            Path run = RunStore.ofWorkingDirectory().find(path);
            Path file = run.endsWith(RunDirectory.SAMPLES) ? run : run.resolve(RunDirectory.SAMPLES);
            RecordedWatts watts = RecordedWatts.read(file);
            List<String> pair = pair(watts.meters());
            Instant origin = watts.of(pair.get(0)).firstKey();
            Reconciliation found = Reconciler.reconcile(
                    series(pair.get(0), watts.of(pair.get(0)), origin),
                    series(pair.get(1), watts.of(pair.get(1)), origin));
            PrintWriter out = spec.commandLine().getOut();
            out.print(json ? ReconciliationText.json(found) : ReconciliationText.text(found));
            out.flush();
            return found.agrees() ? ExitCode.VALID.code() : ExitCode.INVALID.code();
        } catch (IOException unreadable) {
            spec.commandLine().getErr().println(unreadable.getMessage());
            return ExitCode.USAGE.code();
        }
    }

    private List<String> pair(List<String> meters) {
        refuseUnknown(reference, meters);
        refuseUnknown(other, meters);
        boolean ambiguous = meters.size() != PAIR && (reference == null || other == null);
        if (ambiguous || meters.size() < PAIR) {
            throw new ParameterException(
                    spec.commandLine(),
                    "the run has " + meters.size() + " power meters with samples (" + String.join(", ", meters)
                            + "); name two of them with --reference and --other.");
        }
        String first = reference == null ? without(other, meters) : reference;
        String second = other == null ? without(first, meters) : other;
        if (first.equals(second)) {
            throw new ParameterException(spec.commandLine(), "--reference and --other must be two meters.");
        }
        return List.of(first, second);
    }

    private static String without(String one, List<String> meters) {
        return meters.stream().filter(meter -> !meter.equals(one)).findFirst().orElseThrow();
    }

    private void refuseUnknown(String name, List<String> meters) {
        if (name != null && !meters.contains(name)) {
            throw new ParameterException(
                    spec.commandLine(),
                    "there is no power meter '" + name + "' in the run; there are: " + String.join(", ", meters) + ".");
        }
    }

    private static Series series(String name, SortedMap<Instant, Double> watts, Instant origin) {
        double[] seconds = watts.keySet().stream()
                .mapToDouble(at -> Duration.between(origin, at).toNanos() / NANOS)
                .toArray();
        double[] values =
                watts.values().stream().mapToDouble(Double::doubleValue).toArray();
        return new Series(name, seconds, values);
    }
}
