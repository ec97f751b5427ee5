package org.wattladder.chauffeur.run;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import org.wattladder.chauffeur.journal.Journal;
import org.wattladder.chauffeur.journal.JournalReader;
import org.wattladder.chauffeur.journal.JournalRecord;
import org.wattladder.chauffeur.journal.ResultComposer;
import org.wattladder.chauffeur.journal.RunDirectory;
import org.wattladder.chauffeur.journal.SampleJournal;
import org.wattladder.chauffeur.journal.SamplesFile;
import org.wattladder.chauffeur.link.EventQueue;
import org.wattladder.chauffeur.ui.Silence;
import org.wattladder.model.plan.RunPlan;
import org.wattladder.model.result.RunResult;
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
        TimeSource time = TimeSource.system();
        Path file = directory.resolve(RunDirectory.JOURNAL);
        try (Journal journal = Journal.open(file);
                SamplesFile samples = SamplesFile.create(directory.resolve(RunDirectory.SAMPLES))) {
            journal.append(new JournalRecord.RunStarted("run", "0.1.0", SampleJournal.START, "hash"));
            new Chauffeur(
                            plan,
                            new Directors(directors, events, time),
                            new Meters(List.of(), samples, plan),
                            QuietGauge.blind(),
                            journal,
                            new Silence(System.err),
                            time,
                            Duration.ZERO)
                    .run();
        }
        return ResultComposer.compose(plan, JournalReader.read(file));
    }
}
