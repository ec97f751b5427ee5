package org.wattladder.console.live;

import java.io.IOException;
import java.lang.ref.SoftReference;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.wattladder.chauffeur.config.PlanYaml;
import org.wattladder.chauffeur.event.RunPosition;
import org.wattladder.chauffeur.journal.GrowingJournals;
import org.wattladder.chauffeur.journal.JournalRecord;
import org.wattladder.chauffeur.journal.RunDirectory;
import org.wattladder.chauffeur.journal.RunSoFar;
import org.wattladder.chauffeur.live.LiveRun;
import org.wattladder.model.plan.RunPlan;
import org.wattladder.reporter.Reporter;
import org.wattladder.reporter.finding.Finding;

/**
 * How far runs are. Pages ask again whenever a journal has grown, so plans are read once, and of journals what is new. Safe
 * for use by any thread.
 */
public final class Courses {
    private final GrowingJournals journals = new GrowingJournals();
    private final Map<Path, SoftReference<Planned>> plans = new ConcurrentHashMap<>();

    private final Map<Path, Judged> judged = new ConcurrentHashMap<>();

    private record Planned(FileTime written, RunPlan plan) {}

    private record Judged(int records, Optional<Finding> worst) {}

    /**
     * Reads plan and journal of a run, and asks its process where it is.
     *
     * @throws IOException with a sentence, if one of them cannot be read
     */
    public Course of(Path directory) throws IOException {
        RunPlan plan = plan(directory.resolve(RunDirectory.PLAN));
        Path file = directory.resolve(RunDirectory.JOURNAL);
        List<JournalRecord> journal = Files.exists(file) ? journals.read(file) : List.of();
        Optional<RunPosition> position = Optional.empty();
        Optional<LiveRun> live = LiveRun.attach(directory);
        if (live.isPresent()) {
            position = live.get().attached().position();
            live.get().close();
        }
        RunSoFar soFar = RunSoFar.of(journal);
        return new Course(
                plan,
                journal,
                soFar,
                position,
                live.isPresent() && soFar.started().isPresent()
                        ? worst(directory, soFar, plan, journal.size())
                        : Optional.empty());
    }

    /** Rules look at everything again, so they are asked once for each new record. */
    private Optional<Finding> worst(Path directory, RunSoFar soFar, RunPlan plan, int records) {
        Judged before = judged.get(directory);
        if (before != null && before.records() == records) {
            return before.worst();
        }
        Judged now = new Judged(records, Reporter.worst(soFar.result(plan)));
        judged.put(directory, now);
        return now.worst();
    }

    private RunPlan plan(Path file) throws IOException {
        FileTime written = Files.getLastModifiedTime(file);
        Optional<Planned> before = Optional.ofNullable(plans.get(file)).map(SoftReference::get);
        if (before.isPresent() && before.get().written().equals(written)) {
            return before.get().plan();
        }
        RunPlan plan = PlanYaml.read(file);
        plans.put(file, new SoftReference<>(new Planned(written, plan)));
        return plan;
    }
}
