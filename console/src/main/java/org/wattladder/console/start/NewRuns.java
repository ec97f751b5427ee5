package org.wattladder.console.start;

import java.io.IOException;
import java.nio.file.DirectoryNotEmptyException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Stream;
import org.wattladder.chauffeur.archive.IndexedRun;
import org.wattladder.chauffeur.archive.RunState;
import org.wattladder.chauffeur.journal.Folders;
import org.wattladder.chauffeur.journal.JournalEnds;
import org.wattladder.chauffeur.journal.RunDirectory;
import org.wattladder.chauffeur.live.LiveRun;
import org.wattladder.chauffeur.service.RunStore;
import org.wattladder.console.archive.Archive;
import org.wattladder.console.archive.VanishedRun;
import org.wattladder.console.web.Refused;
import org.wattladder.model.text.ExceptionText;
import org.wattladder.model.text.Message;
import org.wattladder.model.time.TimeSource;

/** Checks and starts runs; the one way for pages and programs. */
public final class NewRuns {
    private static final int CONFLICT = 409;

    private final Archive archive;
    private final AskedPlans plans;
    private final RunProcess process;
    private final Path results;
    private final TimeSource time;
    private final Set<Path> stopping = ConcurrentHashMap.newKeySet();
    private final AtomicReference<LastStart.Refusal> refusal = new AtomicReference<>();

    /**
     * Starts nothing yet.
     *
     * @param plans what is asked for
     * @param process starts commands
     * @param results folder that new runs go to
     */
    public NewRuns(Archive archive, AskedPlans plans, RunProcess process, Path results, TimeSource time) {
        this.archive = archive;
        this.plans = plans;
        this.process = process;
        this.results = results;
        this.time = time;
    }

    /** What is asked for, and its command lines. */
    public AskedPlans plans() {
        return plans;
    }

    /** What each command waits for that was started and has not begun; nothing of a command that has said nothing yet. */
    public List<String> starting() {
        return process.starting().stream().filter(line -> !line.isEmpty()).toList();
    }

    /** What is being started now, and why the last start was refused. */
    public LastStart last() {
        return new LastStart(process.starting(), Optional.ofNullable(refusal.get()));
    }

    /** Runs that are on or wait, for which a new one may have to wait. */
    public List<IndexedRun> busy() throws IOException {
        return archive.all().stream().filter(run -> run.state().isLive()).toList();
    }

    /**
     * Starts the runs of a form, one for each plan.
     *
     * @param checked what the check of this form gave, without problems
     * @param after names of runs to wait for
     * @return the runs that have begun or wait; of a series the first
     * @throws RunProcess.NotStarted with what the command said, if one was refused; those before it go on
     * @throws Refused if a run to wait for is none
     */
    public List<IndexedRun> start(RunForm form, AskedPlans.Checked checked, List<String> after)
            throws IOException, Refused {
        List<IndexedRun> begun = new ArrayList<>();
        List<String> behind = after;
        List<List<String>> lines = checked.lines();
        for (int run = 0; run < lines.size(); run++) {
            String suite = checked.plans().get(run).suite().name();
            try {
                start(lines.get(run), suite, behind).ifPresent(begun::add);
            } catch (RunProcess.NotStarted refused) {
                throw begun.isEmpty()
                        ? refused
                        : kept(
                                suite,
                                refused.behind(
                                        begun.stream().map(IndexedRun::name).toList()));
            }
            if (form.course().each() == RunForm.Each.QUEUED && !begun.isEmpty()) {
                behind = List.of(begun.get(begun.size() - 1).name());
            }
        }
        return begun;
    }

    /**
     * Starts a run.
     *
     * @param words behind {@code wattladder}, of a plan that was checked
     * @param suite whose name the run gets
     * @param after names of runs to wait for
     * @return the run, or the first of a series
     * @throws RunProcess.NotStarted with what the command said, if it refused
     * @throws Refused if a run to wait for is none, or if a living run lost its directory
     */
    public Optional<IndexedRun> start(List<String> words, String suite, List<String> after)
            throws IOException, Refused {
        refusal.set(null);
        archive.all();
        List<VanishedRun> vanished = archive.vanished();
        if (!vanished.isEmpty()) {
            throw new Refused(CONFLICT, vanished.get(0).sentence());
        }
        List<String> all = new ArrayList<>(words);
        for (String name : after) {
            all.add("--after=" + archive.named(name).directory());
        }
        try {
            Path directory = fresh(suite);
            all.add("--out=" + directory);
            begin(all, directory);
            return begun(directory);
        } catch (RunProcess.NotStarted refused) {
            throw kept(suite, refused);
        }
    }

    private RunProcess.NotStarted kept(String suite, RunProcess.NotStarted refused) {
        refusal.set(new LastStart.Refusal(suite, time.now(), refused.sentence()));
        return refused;
    }

    private void begin(List<String> words, Path directory) throws IOException {
        try {
            process.start(words, () -> isThere(directory));
        } catch (IOException refused) {
            removeIfEmpty(directory);
            throw refused;
        }
    }

    private Optional<IndexedRun> begun(Path directory) throws IOException {
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
        stopping.add(run.directory());
        ProcessHandle.of(processId).ifPresent(ProcessHandle::destroy);
    }

    /** Whether a run was asked from here to stop and has not yet. */
    public boolean isStopping(IndexedRun run) {
        if (!run.state().isLive()) {
            stopping.remove(run.directory());
        }
        return stopping.contains(run.directory());
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
        List<String> words = new ArrayList<>(List.of("run", "--resume=" + run.directory()));
        words.addAll(plans.options().keys());
        process.start(words, () -> LiveRun.isOn(run.directory()));
    }

    /**
     * A run that cannot reach its machines, or does not fit them, leaves nothing; so it has begun when it is at its first worklet,
     * or when it waits.
     */
    private static boolean isThere(Path directory) {
        return hasBegun(directory) || ofSeries(directory).stream().anyMatch(NewRuns::hasBegun);
    }

    private static boolean hasBegun(Path run) {
        return Files.exists(run.resolve(RunDirectory.WAITING))
                || Files.exists(run.resolve(RunDirectory.RESULT))
                || (hasJoined(run) && isAtAWorklet(run));
    }

    /** As the run says, or else its journal. */
    private static boolean isAtAWorklet(Path run) {
        try {
            Optional<LiveRun> live = LiveRun.attach(run);
            if (live.isEmpty()) {
                return JournalEnds.hasWorklet(run.resolve(RunDirectory.JOURNAL));
            }
            try (LiveRun asked = live.get()) {
                return asked.attached().position().isPresent();
            }
        } catch (IOException silent) {
            return false;
        }
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
            return !JournalEnds.hosts(directory.resolve(RunDirectory.JOURNAL)).isEmpty();
        } catch (IOException notYet) {
            return false;
        }
    }

    /** Makes the directory at this moment, so that another console takes another name. */
    private Path fresh(String suite) throws IOException {
        Path first =
                new RunStore(results).newRun(suite, time.now()).toAbsolutePath().normalize();
        try {
            Folders.make(results);
            Path directory = first;
            for (int again = 2; !Folders.makeNew(directory); again++) {
                directory = first.resolveSibling(first.getFileName() + "-" + again);
            }
            return directory;
        } catch (IOException refused) {
            throw new RunProcess.NotStarted(ExceptionText.of(refused));
        }
    }

    /** What refused to begin leaves nothing behind; whatever it wrote all the same stays. */
    private static void removeIfEmpty(Path directory) throws IOException {
        try {
            Files.deleteIfExists(directory);
        } catch (DirectoryNotEmptyException written) {
            return;
        }
    }
}
