package org.wattladder.reporter.verify;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.PublicKey;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.wattladder.model.plan.WorkletPlan;
import org.wattladder.model.result.IntervalResult;
import org.wattladder.model.result.RunResult;
import org.wattladder.model.result.WorkletResult;
import org.wattladder.model.result.xml.InvalidResult;
import org.wattladder.model.result.xml.ResultXml;
import org.wattladder.reporter.system.SuiteSystems;
import org.wattladder.reporter.system.UnknownSystem;
import org.wattladder.reporter.verify.archive.PlainXml;
import org.wattladder.reporter.verify.archive.PlanCheck;
import org.wattladder.reporter.verify.archive.Rescored;
import org.wattladder.reporter.verify.archive.SamplesCheck;
import org.wattladder.reporter.verify.archive.TreeCheck;
import org.wattladder.reporter.verify.bundle.FolderCheck;
import org.wattladder.reporter.verify.bundle.ManifestCheck;
import org.wattladder.reporter.verify.bundle.SealCheck;
import org.wattladder.reporter.verify.difference.Difference;
import org.wattladder.reporter.verify.difference.Differs;
import org.wattladder.reporter.verify.difference.Spot;
import org.wattladder.reporter.verify.figure.ImportedDerivation;
import org.wattladder.reporter.verify.figure.PowerDerivation;
import org.wattladder.reporter.verify.figure.RateDerivation;
import org.wattladder.reporter.verify.order.OrderCheck;
import org.wattladder.reporter.verify.raw.JournalText;
import org.wattladder.reporter.verify.raw.RawJournal;
import org.wattladder.reporter.verify.raw.RawSamples;

/** Verifies one run directory; for one thread. */
public final class Verification {
    private final Path directory;
    private final ResultXml codec = new ResultXml();
    private final List<String> passed = new ArrayList<>();
    private final List<Difference> differences = new ArrayList<>();

    private Verification(Path directory) {
        this.directory = directory;
    }

    /**
     * What a verification comes to.
     *
     * @param passed one line for each part that holds
     * @param differences every file that is not as listed, then the first figure or the lines that differ; empty when all holds
     */
    public record Outcome(List<String> passed, List<Difference> differences) {
        public Outcome {
            passed = List.copyOf(passed);
            differences = List.copyOf(differences);
        }

        /** Whether everything holds. */
        public boolean verified() {
            return differences.isEmpty();
        }
    }

    /**
     * Verifies.
     *
     * @param trusted key that must have signed; empty when the run need not be signed, or by anybody
     * @throws IOException when a file that is there cannot be read
     */
    public static Outcome of(Path named, Optional<PublicKey> trusted) throws IOException {
        Path directory = named.toRealPath(); // a link to a run directory is as good as its name
        List<Difference> unreadable = FolderCheck.of(directory);
        if (!unreadable.isEmpty()) {
            return new Outcome(List.of(), unreadable);
        }
        Verification verification = new Verification(directory);
        verification.bundle(trusted);
        verification.figures();
        return new Outcome(verification.passed, verification.differences);
    }

    private void bundle(Optional<PublicKey> trusted) throws IOException {
        ManifestCheck.Outcome manifest = ManifestCheck.of(directory);
        differences.addAll(manifest.differences());
        if (manifest.differences().isEmpty()) {
            passed.add("manifest: " + manifest.files() + " files as listed");
        }
        try {
            passed.add("signature: " + SealCheck.check(directory, trusted));
        } catch (Differs differs) {
            differences.add(differs.difference());
        }
    }

    private void figures() throws IOException {
        try {
            RunResult printed = ImportedDerivation.isImport(directory, JournalText.FILE) ? imported() : measured();
            RegeneratedReports reports = RegeneratedReports.of(directory, printed);
            differences.addAll(reports.differences());
            if (reports.differences().isEmpty()) {
                passed.add("reports: " + reports.files() + " files, made again from result.xml, are the same");
            }
        } catch (Differs differs) {
            differences.add(differs.difference());
        }
    }

    private RunResult measured() throws IOException, Differs {
        RawJournal journal = JournalText.read(directory);
        RunResult printed = archive();
        PlanCheck.check(directory, journal.planHash(), printed.plan());
        passed.add("plan.yaml: the plan the run began with, and the one in result.xml");
        OrderCheck.check(journal, printed.plan());
        RunResult derived = journal.result(printed.plan());
        if (EnvironmentCheck.check(directory, journal)) {
            passed.add("environment.yaml: what the journal says was disclosed");
        }
        RawSamples samples = RawSamples.read(directory);
        int windows = derive(derived, samples);
        SamplesCheck.check(directory, journal);
        passed.add("journal.jsonl: figures of " + windows + " intervals, from counts of clients and " + samples.rows()
                + " rows of samples.csv");
        TreeCheck.check(printed, throughCodec(derived));
        passed.add("result.xml: every value is that of the journal");
        return printed;
    }

    private RunResult imported() throws IOException, Differs {
        RunResult printed = archive();
        passed.add("result.xml: " + ImportedDerivation.check(directory, printed)
                + " rows of imported.csv; there is nothing behind them that could be checked");
        return printed;
    }

    private RunResult archive() throws IOException, Differs {
        Path file = directory.resolve(TreeCheck.FILE);
        if (!Files.exists(file)) {
            throw Differs.file(TreeCheck.FILE, "is missing");
        }
        RunResult archive = read(() -> Files.newInputStream(file));
        PlainXml.check(file);
        try {
            SuiteSystems.named(archive.plan().suite().system());
        } catch (UnknownSystem unknown) {
            throw Differs.file(TreeCheck.FILE, "cannot be judged: " + unknown.getMessage());
        }
        if (Rescored.is(directory)) {
            Rescored.check(directory, archive.plan().score().reference());
            passed.add(Rescored.FILE + ": a copy of the run, scored against the reference "
                    + archive.plan().score().reference().name() + " instead of its own");
        }
        return archive;
    }

    private RunResult read(ResultXml.Text text) throws IOException, Differs {
        try {
            return codec.read(text, TreeCheck.FILE);
        } catch (InvalidResult invalid) {
            throw Differs.file(TreeCheck.FILE, "cannot be read: " + invalid.getMessage());
        }
    }

    /** What XML cannot hold is replaced when it is written. */
    private RunResult throughCodec(RunResult result) throws IOException, Differs {
        byte[] text = codec.write(result).getBytes(StandardCharsets.UTF_8);
        return read(() -> new ByteArrayInputStream(text));
    }

    /** Holds the figures in the journal to what clients counted and meters said. */
    private static int derive(RunResult journal, RawSamples samples) throws Differs {
        PowerDerivation power = new PowerDerivation(journal.plan(), samples, hasCourses(journal));
        List<WorkletPlan> plans = new ArrayList<>(journal.plan().worklets());
        int windows = 0;
        for (WorkletResult worklet : journal.worklets()) {
            WorkletPlan plan = plans.stream()
                    .filter(each -> each.name().equals(worklet.name()))
                    .findFirst()
                    .orElseThrow(() -> Differs.file(
                            JournalText.FILE, "holds worklet " + worklet.name() + " twice, or one without a plan"));
            plans.remove(plan);
            RateDerivation rates = new RateDerivation(plan);
            for (IntervalResult interval : worklet.intervals()) {
                Spot spot = new Spot(
                        JournalText.FILE,
                        worklet.name(),
                        interval.plan().label().notation());
                rates.check(spot, interval);
                power.check(spot, worklet.name(), interval);
                windows++;
            }
            rates.checkCalibration(new Spot(JournalText.FILE, worklet.name(), ""), worklet);
        }
        return windows;
    }

    /** Whether the run left how the samples of its windows went on. */
    private static boolean hasCourses(RunResult journal) {
        return journal.worklets().stream()
                .flatMap(worklet -> worklet.intervals().stream())
                .flatMap(interval ->
                        Stream.concat(interval.power().meters().stream(), interval.power().observers().stream()))
                .anyMatch(window -> !window.courses().isEmpty());
    }
}
