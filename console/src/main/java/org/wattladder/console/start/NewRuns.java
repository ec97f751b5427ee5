package org.wattladder.console.start;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.wattladder.chauffeur.archive.IndexedRun;
import org.wattladder.chauffeur.archive.RunState;
import org.wattladder.chauffeur.config.ConfigProblems;
import org.wattladder.chauffeur.config.PlanReader;
import org.wattladder.chauffeur.config.PlanRequest;
import org.wattladder.chauffeur.journal.JournalReader;
import org.wattladder.chauffeur.journal.RunDirectory;
import org.wattladder.chauffeur.journal.RunSoFar;
import org.wattladder.chauffeur.live.LiveRun;
import org.wattladder.chauffeur.service.RunStore;
import org.wattladder.console.archive.Archive;
import org.wattladder.console.web.Refused;
import org.wattladder.model.plan.RunPlan;
import org.wattladder.model.plan.WorkletPlan;
import org.wattladder.model.text.Message;
import org.wattladder.model.time.TimeSource;
import org.wattladder.settings.problem.Problem;

/** Checks and starts runs; the one way for pages and programs. */
public final class NewRuns {
    private static final int CONFLICT = 409;

    private final Archive archive;
    private final PlanReader plans;
    private final Optional<Path> config;
    private final RunProcess process;
    private final Path results;
    private final TimeSource time;

    /**
     * Starts nothing yet.
     *
     * @param plans reads suites and meters
     * @param config directory that runs read as well; empty for the standard one
     * @param process starts commands
     * @param results folder that new runs go to
     */
    public NewRuns(
            Archive archive,
            PlanReader plans,
            Optional<Path> config,
            RunProcess process,
            Path results,
            TimeSource time) {
        this.archive = archive;
        this.plans = plans;
        this.config = config;
        this.process = process;
        this.results = results;
        this.time = time;
    }

    /**
     * What came of a form.
     *
     * @param problems none when there is a plan
     * @param plan empty when there are problems
     */
    public record Checked(List<Problem> problems, Optional<RunPlan> plan) {
        public Checked {
            problems = List.copyOf(problems);
        }
    }

    /** The command line of a form, behind {@code wattladder}. */
    public List<String> words(RunForm form) {
        List<String> words = new ArrayList<>(form.words());
        config.ifPresent(directory -> words.add("--config=" + directory.toAbsolutePath()));
        return List.copyOf(words);
    }

    /** Names of the suites. */
    public List<String> suites() {
        return plans.suites();
    }

    /** Names of the worklets of a suite; none when it has problems. */
    public List<String> worklets(String suite) {
        return read(PlanRequest.of(suite)).plan().stream()
                .flatMap(plan -> plan.worklets().stream())
                .map(WorkletPlan::name)
                .toList();
    }

    /** Checks a form as {@code wattladder validate} does; nothing is started. */
    public Checked check(RunForm form) {
        List<Problem> mistakes = form.mistakes();
        return mistakes.isEmpty() ? read(form.request()) : new Checked(mistakes, Optional.empty());
    }

    private Checked read(PlanRequest request) {
        try {
            return new Checked(List.of(), Optional.of(plans.read(request)));
        } catch (ConfigProblems found) {
            return new Checked(found.problems(), Optional.empty());
        }
    }

    /** Runs that are on or wait, for which a new one may have to wait. */
    public List<IndexedRun> busy() throws IOException {
        return archive.all().stream().filter(run -> run.state().isLive()).toList();
    }

    /**
     * Starts a run.
     *
     * @param words behind {@code wattladder}, of a plan that was checked
     * @param suite whose name the run gets
     * @param after names of runs to wait for
     * @return the run, or the first of a series
     * @throws RunProcess.NotStarted with what the command said, if it refused
     * @throws Refused if a run to wait for is none
     */
    public Optional<IndexedRun> start(List<String> words, String suite, List<String> after)
            throws IOException, Refused {
        archive.index().refresh();
        List<String> all = new ArrayList<>(words);
        for (String name : after) {
            all.add("--after=" + archive.named(name).directory());
        }
        Path directory = fresh(suite);
        all.add("--out=" + directory);
        process.start(all, () -> isThere(directory));
        return archive.all().stream()
                .filter(run -> run.directory().startsWith(directory))
                .findFirst();
    }

    /**
     * Ends a run as Ctrl-C does: what was measured is kept and reported.
     *
     * @throws Refused if no process runs it
     */
    public void stop(IndexedRun run) throws IOException, Refused {
        LiveRun live = LiveRun.attach(run.directory())
                .orElseThrow(() -> new Refused(CONFLICT, Message.of("console.not-running")));
        long processId = live.attached().processId();
        live.close();
        ProcessHandle.of(processId).ifPresent(ProcessHandle::destroy);
    }

    /**
     * Continues a run that was aborted.
     *
     * @throws RunProcess.NotStarted with what the command said, if it refused
     * @throws Refused if the run was not aborted
     */
    public void resume(IndexedRun run) throws IOException, Refused {
        if (!(run.state() instanceof RunState.Aborted)) {
            throw new Refused(CONFLICT, Message.of("console.not-aborted"));
        }
        process.start(List.of("run", "--resume=" + run.directory()), () -> LiveRun.isOn(run.directory()));
    }

    /** A run that cannot reach its machines leaves nothing, so it has begun when they have joined, or when it waits. */
    private static boolean isThere(Path directory) {
        return Files.exists(directory.resolve(RunDirectory.WAITING))
                || Files.exists(directory.resolve(RunDirectory.RESULT))
                || hasJoined(directory)
                || ofSeries(directory).stream().anyMatch(NewRuns::hasJoined);
    }

    private static List<Path> ofSeries(Path directory) {
        try (Stream<Path> runs = Files.list(directory)) {
            return runs.filter(Files::isDirectory).toList();
        } catch (IOException notYet) {
            return List.of();
        }
    }

    private static boolean hasJoined(Path directory) {
        try {
            Path journal = directory.resolve(RunDirectory.JOURNAL);
            return Files.exists(journal)
                    && !RunSoFar.of(JournalReader.read(journal)).hosts().isEmpty();
        } catch (IOException | IllegalArgumentException beingWritten) {
            return false;
        }
    }

    private Path fresh(String suite) {
        Path first = new RunStore(results).newRun(suite, time.now());
        Path directory = first;
        for (int again = 2; Files.exists(directory); again++) {
            directory = first.resolveSibling(first.getFileName() + "-" + again);
        }
        return directory.toAbsolutePath().normalize();
    }
}
