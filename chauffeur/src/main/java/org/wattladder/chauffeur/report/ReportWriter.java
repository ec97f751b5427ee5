package org.wattladder.chauffeur.report;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.wattladder.chauffeur.config.PlanYaml;
import org.wattladder.chauffeur.journal.JournalReader;
import org.wattladder.chauffeur.journal.Manifest;
import org.wattladder.chauffeur.journal.RunDirectory;
import org.wattladder.chauffeur.journal.RunSoFar;
import org.wattladder.model.result.RunResult;
import org.wattladder.model.result.xml.InvalidResult;
import org.wattladder.model.result.xml.ResultXml;
import org.wattladder.reporter.ReportTarget;
import org.wattladder.reporter.Reporter;
import org.wattladder.reporter.finding.Judgement;
import org.wattladder.reporter.language.Language;
import org.wattladder.reporter.samples.RecordedSamples;
import org.wattladder.reporter.system.SuiteSystems;
import org.wattladder.reporter.system.UnknownSystem;
import org.wattladder.reporter.verify.archive.Rescored;

/** Writes {@code result.xml}, every report and the manifest; the same directory gives the same bytes again. */
public final class ReportWriter {
    /** The two longest reports of a large result take as long as all others; more at a time would need more memory. */
    private static final int AT_A_TIME = 2;

    private final ResultXml xml = new ResultXml();
    private final Set<Language> languages;

    /** Reports in English, and in whatever languages a directory already has. */
    public ReportWriter() {
        this(Set.of());
    }

    /** Reports in these languages too. */
    public ReportWriter(Collection<Language> languages) {
        this.languages = Set.copyOf(languages);
    }

    /**
     * Composes the result from plan and journal, replacing an earlier one, then reports.
     *
     * @throws IOException with a sentence, if plan or journal cannot be read or the disk is full
     */
    public WrittenReports compose(RunDirectory directory) throws IOException {
        RunResult result = RunSoFar.of(JournalReader.read(directory.file(RunDirectory.JOURNAL)))
                .result(PlanYaml.read(directory.file(RunDirectory.PLAN)));
        return archive(directory, result);
    }

    /**
     * Reports from the archived result; composes it first when a crash left none, or when it was made before the run
     * was over.
     *
     * @throws IOException with a sentence, if the result is not valid
     */
    public WrittenReports regenerate(RunDirectory directory) throws IOException {
        Path archive = directory.file(RunDirectory.RESULT);
        if (!Files.exists(archive)) {
            return compose(directory);
        }
        RunResult result = read(archive);
        if (!result.course().termination().complete()
                && Files.exists(directory.file(RunDirectory.JOURNAL))
                && !Files.exists(directory.file(Rescored.FILE))) {
            return compose(directory);
        }
        return report(directory, result);
    }

    /** Archives a result that was not composed here, and reports. */
    public WrittenReports archive(RunDirectory directory, RunResult result) throws IOException {
        directory.write(RunDirectory.RESULT, out -> xml.write(result, out));
        return report(directory, read(directory.file(RunDirectory.RESULT)));
    }

    /**
     * The result of an earlier run; nothing is written.
     *
     * @param path a run directory, or the {@code result.xml} in one
     * @throws IOException with a sentence, if there is none or it is not valid
     */
    public RunResult result(Path path) throws IOException {
        Path archive = Files.isDirectory(path) ? path.resolve(RunDirectory.RESULT) : path;
        if (!Files.isRegularFile(archive)) {
            throw new IOException("there is no " + archive + "; give a run directory or a result.xml");
        }
        return read(archive);
    }

    private WrittenReports report(RunDirectory directory, RunResult result) throws IOException {
        List<Path> files = new ArrayList<>();
        List<CompletableFuture<Void>> written = new ArrayList<>();
        ExecutorService writers = Executors.newFixedThreadPool(AT_A_TIME);
        try {
            RecordedSamples samples = RecordedSamples.of(directory.path());
            Judgement judgement = Reporter.write(result, samples, languages(directory), (name, content) -> {
                files.add(directory.file(name));
                written.add(CompletableFuture.runAsync(() -> write(directory, name, content), writers));
            });
            joined(CompletableFuture.allOf(written.toArray(CompletableFuture[]::new)));
            Manifest.write(directory);
            return new WrittenReports(judgement.verdict(), files);
        } finally {
            writers.shutdown();
        }
    }

    private static void write(RunDirectory directory, String name, ReportTarget.Content content) {
        try {
            directory.write(name, content);
        } catch (IOException full) {
            throw new UncheckedIOException(full);
        }
    }

    /** A report in another language that is already there would else say what the others no longer say. */
    private Set<Language> languages(RunDirectory directory) {
        Set<Language> all = EnumSet.noneOf(Language.class);
        all.addAll(languages);
        Language.translations().stream()
                .filter(language -> Files.exists(directory.file(language.fileName("result.html"))))
                .forEach(all::add);
        return all;
    }

    private RunResult read(Path archive) throws IOException {
        try {
            ResultXml.Text text = () -> Files.newInputStream(archive);
            CompletableFuture<RunResult> bound = CompletableFuture.supplyAsync(() -> bind(text, archive.toString()));
            xml.check(text, archive.toString());
            RunResult result = joined(bound);
            SuiteSystems.named(result.plan().suite().system());
            return result;
        } catch (InvalidResult invalid) {
            throw new IOException(invalid.getMessage(), invalid);
        } catch (UnknownSystem unknown) {
            throw new IOException(archive + ": " + unknown.getMessage(), unknown);
        }
    }

    private RunResult bind(ResultXml.Text text, String source) {
        try {
            return xml.bind(text, source);
        } catch (InvalidResult invalid) {
            throw new UncheckedIOException(new IOException(invalid.getMessage(), invalid));
        } catch (IOException gone) {
            throw new UncheckedIOException(gone);
        }
    }

    /** What came of work on another thread. */
    private static <T> T joined(CompletableFuture<T> work) throws IOException {
        try {
            return work.join();
        } catch (CompletionException failed) {
            if (failed.getCause() instanceof UncheckedIOException broken) {
                throw broken.getCause();
            }
            throw failed;
        }
    }
}
