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

/**
 * How far runs are. Pages ask again whenever a journal has grown, so plans are read once, and of journals what is new. Safe
 * for use by any thread.
 */
public final class Courses {
    private final GrowingJournals journals = new GrowingJournals();
    private final Map<Path, SoftReference<Planned>> plans = new ConcurrentHashMap<>();

    private record Planned(FileTime written, RunPlan plan) {}

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
        return new Course(plan, journal, RunSoFar.of(journal), position);
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
