package org.wattladder.chauffeur.run;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import org.wattladder.chauffeur.event.EventFeed;
import org.wattladder.chauffeur.journal.Disk;
import org.wattladder.chauffeur.journal.Journal;
import org.wattladder.chauffeur.journal.JournalReader;
import org.wattladder.chauffeur.journal.JournalRecord;
import org.wattladder.chauffeur.journal.RunDirectory;
import org.wattladder.chauffeur.journal.RunSoFar;
import org.wattladder.chauffeur.journal.SampleJournal;
import org.wattladder.chauffeur.journal.SamplesFile;
import org.wattladder.chauffeur.link.EventQueue;
import org.wattladder.model.plan.HostPlan;
import org.wattladder.model.plan.RunPlan;
import org.wattladder.model.result.RunResult;
import org.wattladder.model.text.Message;
import org.wattladder.model.time.TimeSource;

/** Runs the tiny plan against fake Directors and no meters, and reads the journal back. */
final class RunRig {
    private final Path directory;
    final EventQueue events = new EventQueue();
    final List<SteadyDirector> directors = new ArrayList<>();

    RunRig(Path directory) {
        this.directory = directory;
    }

    RunRig with(String host, BiFunction<String, EventQueue, SteadyDirector> director) {
        directors.add(director.apply(host, events));
        return this;
    }

    RunResult run() throws IOException {
        return run(SampleJournal.plan());
    }

    RunResult run(RunPlan plan) throws IOException {
        run(plan, Disk.ofThisMachine(), record -> {});
        return RunSoFar.of(JournalReader.read(directory.resolve(RunDirectory.JOURNAL)))
                .result(plan);
    }

    /** Begins, or goes on behind what is on this disk; told is told what is on it. */
    void run(RunPlan suite, Disk disk, Consumer<JournalRecord> told) throws IOException {
        RunPlan plan = suite.on(directors.stream()
                .map(director -> new HostPlan(director.host(), "127.0.0.1", 7420, false))
                .toList());
        TimeSource time = TimeSource.system();
        try (Journal journal = Journal.open(
                        disk, directory.resolve(RunDirectory.JOURNAL), (record, line) -> told.accept(record));
                SamplesFile samples = SamplesFile.open(disk, directory.resolve(RunDirectory.SAMPLES))) {
            RunSoFar before = RunSoFar.of(journal.recover().records());
            journal.append(
                    before.started().isEmpty()
                            ? new JournalRecord.RunStarted("run", "0.1.0", SampleJournal.START, "hash")
                            : new JournalRecord.RunResumed(
                                    SampleJournal.START,
                                    before.lastKnown(),
                                    Message.of("interrupted.before-first"),
                                    Message.of("fault.chauffeur-ended")));
            new Chauffeur(
                            plan,
                            new Directors(directors, events, time),
                            new MeterSessions(List.of(), samples, plan),
                            journal,
                            new EventFeed(time),
                            time,
                            before,
                            samples.lastMeasurement(),
                            Duration.ZERO)
                    .run();
        }
    }
}
