package org.wattladder.chauffeur.resume;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.ObjIntConsumer;
import org.wattladder.chauffeur.config.PlanYaml;
import org.wattladder.chauffeur.journal.Disk;
import org.wattladder.chauffeur.journal.Journal;
import org.wattladder.chauffeur.journal.JournalRecord;
import org.wattladder.chauffeur.journal.RunDirectory;
import org.wattladder.chauffeur.journal.RunSoFar;
import org.wattladder.chauffeur.report.SeriesDirectory;
import org.wattladder.model.archive.SamplesPart;
import org.wattladder.model.archive.Sha256;
import org.wattladder.model.environment.EnvironmentFact;
import org.wattladder.model.plan.RunPlan;
import org.wattladder.model.result.HostResult;
import org.wattladder.model.result.MeterFacts;
import org.wattladder.model.result.Termination;
import org.wattladder.model.text.Message;
import org.wattladder.settings.file.BoundedFile;

/** A run that was aborted and can go on, as far as its directory and this program tell; its journal is open. */
public final class Resumption implements AutoCloseable {
    private final RunDirectory directory;
    private final RunPlan plan;
    private final Journal journal;
    private final RunSoFar before;
    private final List<Message> notes;

    private Resumption(RunDirectory directory, RunPlan plan, Journal journal, RunSoFar before, List<Message> notes) {
        this.directory = directory;
        this.plan = plan;
        this.journal = journal;
        this.before = before;
        this.notes = notes;
    }

    /**
     * Opens the directory of a run, cuts what a crash left unfinished in its journal, and checks plan and program.
     *
     * @param now this process
     * @param told is told each record that the journal is given from now on, and its line
     * @throws ResumeRefused with a sentence, if the run is complete, or plan or program are not those of before
     */
    public static Resumption open(
            Path path, String productVersion, JournalRecord.ChauffeurKnown now, ObjIntConsumer<JournalRecord> told)
            throws IOException {
        if (SeriesDirectory.isSeries(path)) {
            throw new ResumeRefused(path + " is the folder of a series; name its aborted run");
        }
        Path planFile = path.resolve(RunDirectory.PLAN);
        if (!Files.isRegularFile(planFile)) {
            throw new ResumeRefused(path + " holds no " + RunDirectory.PLAN
                    + ", so no run began there; start one with 'wattladder run'");
        }
        byte[] planText = BoundedFile.bytes(planFile, PlanYaml.LARGEST_BYTES);
        Journal journal = Journal.open(Disk.ofThisMachine(), path.resolve(RunDirectory.JOURNAL), told);
        boolean resumable = false;
        try {
            Journal.Recovered recovered = journal.recover();
            RunSoFar before = RunSoFar.of(recovered.records());
            RunPlan plan = read(planText, planFile);
            check(path, before, Sha256.of(planText), productVersion, now);
            checkSamples(path.resolve(RunDirectory.SAMPLES), before, plan);
            resumable = true;
            return new Resumption(
                    RunDirectory.open(path), plan, journal, before, notes(plan, before, recovered.tornBytes()));
        } finally {
            if (!resumable) {
                journal.close();
            }
        }
    }

    private static RunPlan read(byte[] text, Path file) throws ResumeRefused {
        try {
            return PlanYaml.read(new String(text, StandardCharsets.UTF_8));
        } catch (IllegalArgumentException noPlan) {
            throw new ResumeRefused(file + " cannot be read: " + noPlan.getMessage());
        }
    }

    private static void check(
            Path path, RunSoFar before, String planHash, String version, JournalRecord.ChauffeurKnown now)
            throws ResumeRefused {
        if (before.ended().filter(Termination::complete).isPresent()) {
            throw new ResumeRefused(
                    "the run in " + path + " is complete, nothing is left to resume; 'wattladder report " + path
                            + "' makes its reports again");
        }
        if (before.started().isEmpty()) {
            return;
        }
        JournalRecord.RunStarted started = before.started().get();
        same(path, "plan (sha256 of " + RunDirectory.PLAN + ")", started.planHash(), planHash);
        same(path, "version of Wattladder", started.productVersion(), version);
        if (before.chauffeur().isPresent()) {
            JournalRecord.ChauffeurKnown then = before.chauffeur().get();
            same(path, "worklet catalogue", then.catalogueDigest(), now.catalogueDigest());
            same(path, "program (sha256 of the Chauffeur's jars)", then.programDigest(), now.programDigest());
        }
    }

    /** Without the samples of before, as they were, nobody could verify what comes out of the run. */
    private static void checkSamples(Path samples, RunSoFar before, RunPlan plan) throws IOException {
        boolean sampled = before.started().isPresent()
                && before.result(plan).worklets().stream()
                        .flatMap(worklet -> worklet.intervals().stream())
                        .anyMatch(interval -> !interval.power().meters().isEmpty()
                                || !interval.temperature().meters().isEmpty());
        boolean there = Files.isRegularFile(samples);
        if (sampled && !there) {
            throw new ResumeRefused(
                    "there is no " + samples + " any more, so the intervals recorded before could not be"
                            + " verified; put it back, or start a new run");
        }
        if (!holds(there ? Files.readAllBytes(samples) : new byte[0], before.samples(), sampled)) {
            throw new ResumeRefused(
                    samples + " does not hold the samples of the intervals recorded before: rows are missing or"
                            + " were changed; put it back as it was, or start a new run");
        }
    }

    private static boolean holds(byte[] content, List<SamplesPart> parts, boolean sampled) {
        long from = 0;
        for (SamplesPart part : parts) {
            if (!part.isIn(content, from)) {
                return false;
            }
            from += part.bytes();
        }
        return !sampled || from > 0;
    }

    private static void same(Path path, String what, String before, String now) throws ResumeRefused {
        if (!before.equals(now)) {
            throw changed(path, what, before, now);
        }
    }

    /** The refusal of a run whose surroundings are others now. */
    private static ResumeRefused changed(Path path, String what, String before, String now) {
        return new ResumeRefused("the run in " + path + " cannot be resumed, because what it measures has changed: "
                + what + " was '" + before + "', now it is '" + now + "'; restore it, or start a new run");
    }

    private static List<Message> notes(RunPlan plan, RunSoFar before, long tornBytes) {
        List<Message> notes = new ArrayList<>();
        long planned = plan.worklets().stream()
                .mapToLong(worklet -> worklet.schedule().mostIntervals())
                .sum();
        notes.add(Message.of("note.resuming", before.intervals(), planned, InterruptionText.after(plan, before)));
        if (tornBytes > 0) {
            notes.add(Message.of("note.unfinished", RunDirectory.JOURNAL, tornBytes));
        }
        return List.copyOf(notes);
    }

    /** Where the run lies. */
    public RunDirectory directory() {
        return directory;
    }

    /** The plan it began with. */
    public RunPlan plan() {
        return plan;
    }

    /** What is done. */
    public RunSoFar before() {
        return before;
    }

    /** The journal, for the run that goes on. */
    public Journal journal() {
        return journal;
    }

    /** What a user should know, one sentence each. */
    public List<Message> notes() {
        return notes;
    }

    /**
     * Holds what joined to what the run began with.
     *
     * @throws ResumeRefused with the first difference
     */
    public void check(List<HostResult> hosts, List<MeterFacts> meters, Map<String, List<EnvironmentFact>> environment)
            throws ResumeRefused {
        Optional<ResumeCheck.Difference> difference = ResumeCheck.find(before, hosts, meters, environment);
        if (difference.isPresent()) {
            throw changed(
                    directory.path(),
                    difference.get().what(),
                    difference.get().before(),
                    difference.get().now());
        }
    }

    /**
     * Says how the run ended before, for its journal.
     *
     * @param bootNow identifier of the present boot of this machine; empty where it has none
     */
    public JournalRecord.RunResumed record(Instant now, String bootNow) {
        return new JournalRecord.RunResumed(
                now, before.lastKnown(), InterruptionText.after(plan, before), InterruptionText.cause(before, bootNow));
    }

    @Override
    public void close() throws IOException {
        journal.close();
    }
}
