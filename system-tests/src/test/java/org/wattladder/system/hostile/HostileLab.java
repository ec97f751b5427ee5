package org.wattladder.system.hostile;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.wattladder.chauffeur.agents.AgentAccess;
import org.wattladder.chauffeur.agents.AgentFault;
import org.wattladder.chauffeur.agents.ConnectedAgents;
import org.wattladder.chauffeur.config.PlanYaml;
import org.wattladder.chauffeur.event.EventFeed;
import org.wattladder.chauffeur.journal.Journal;
import org.wattladder.chauffeur.journal.JournalReader;
import org.wattladder.chauffeur.journal.JournalRecord;
import org.wattladder.chauffeur.journal.RunDirectory;
import org.wattladder.chauffeur.journal.RunSoFar;
import org.wattladder.chauffeur.link.Transport;
import org.wattladder.chauffeur.run.Chauffeur;
import org.wattladder.chauffeur.run.FeasibilityCheck;
import org.wattladder.chauffeur.run.RunFault;
import org.wattladder.model.environment.Environment;
import org.wattladder.model.plan.RunPlan;
import org.wattladder.model.result.HostResult;
import org.wattladder.model.result.RunResult;
import org.wattladder.model.result.xml.InvalidResult;
import org.wattladder.model.result.xml.ResultXml;
import org.wattladder.model.text.Message;
import org.wattladder.model.time.TimeSource;
import org.wattladder.reporter.ReportTarget;
import org.wattladder.reporter.Reporter;
import org.wattladder.reporter.language.Language;
import org.wattladder.reporter.language.Words;
import org.wattladder.reporter.samples.RecordedSamples;

/**
 * Runs a Chauffeur, with its real links, journal and run loop, against the Director that the plan names.
 *
 * @param directory a new one for every run
 * @param plan whose one host is that Director
 */
record HostileLab(Path directory, RunPlan plan) {
    static final String VERSION = "hostile";
    static final String CATALOGUE = "catalogue";

    /**
     * How a run ended.
     *
     * @param directory of the run
     * @param sentence what people read of its end, in English; empty when nothing was wrong
     * @param result of its journal, read back from its XML; empty when no host joined
     * @param took until it ended
     * @param crash what no run may end with
     */
    record Ended(
            Path directory, String sentence, Optional<RunResult> result, Duration took, Optional<Throwable> crash) {
        boolean accepted() {
            return sentence.isEmpty() && crash.isEmpty();
        }
    }

    /** Makes every report of a result, and keeps none. */
    static void report(RunResult result) throws IOException {
        List<ReportTarget.Content> contents = new ArrayList<>();
        Reporter.write(result, RecordedSamples.NONE, Set.of(), (name, content) -> contents.add(content));
        for (ReportTarget.Content content : contents) {
            content.writeTo(OutputStream.nullOutputStream());
        }
    }

    /** Runs to the end; what lasts longer than this is interrupted, and its sentence says so. */
    Ended run(String catalogueDigest, String version, Duration patience) throws InterruptedException {
        ExecutorService thread = Executors.newSingleThreadExecutor();
        long begin = System.nanoTime();
        try {
            Future<String> run = thread.submit(() -> drive(catalogueDigest, version));
            String sentence;
            try {
                sentence = run.get(patience.toMillis(), TimeUnit.MILLISECONDS);
            } catch (TimeoutException hangs) {
                thread.shutdownNow();
                thread.awaitTermination(1, TimeUnit.MINUTES);
                sentence = "HUNG";
            }
            Duration took = Duration.ofNanos(System.nanoTime() - begin);
            return new Ended(directory, sentence, result(), took, Optional.empty());
        } catch (ExecutionException | IOException | InvalidResult | RuntimeException crash) {
            Throwable cause = crash instanceof ExecutionException ? crash.getCause() : crash;
            return new Ended(
                    directory, "", Optional.empty(), Duration.ofNanos(System.nanoTime() - begin), Optional.of(cause));
        } finally {
            thread.shutdownNow();
        }
    }

    private Optional<RunResult> result() throws IOException, InvalidResult {
        RunSoFar recorded = RunSoFar.of(JournalReader.read(directory.resolve(RunDirectory.JOURNAL)));
        if (recorded.hosts().isEmpty()) {
            return Optional.empty();
        }
        ResultXml xml = new ResultXml();
        return Optional.of(xml.read(xml.write(recorded.result(plan)), "result.xml"));
    }

    private String drive(String catalogueDigest, String version) throws IOException {
        RunDirectory run = RunDirectory.create(directory);
        Files.writeString(run.file(RunDirectory.PLAN), PlanYaml.write(plan));
        TimeSource time = TimeSource.system();
        AgentAccess access = new AgentAccess(Path.of("none"), Transport.plain(), Optional.empty(), List.of());
        try (Journal journal = Journal.open(run.file(RunDirectory.JOURNAL))) {
            journal.append(new JournalRecord.RunStarted("run", version, time.now(), PlanYaml.hash(plan)));
            try (ConnectedAgents agents =
                    ConnectedAgents.open(plan, run, access, version, catalogueDigest, time, note -> {})) {
                for (HostResult host : agents.hosts()) {
                    journal.append(new JournalRecord.HostJoined(host));
                }
                journal.append(
                        new JournalRecord.EnvironmentKnown(Environment.join(Environment.unasked(), agents.found())));
                EventFeed events = new EventFeed(time);
                List<Message> obstacles = new FeasibilityCheck(plan, agents.directors(), events).find();
                if (!obstacles.isEmpty()) {
                    return words(obstacles);
                }
                return words(new Chauffeur(
                                plan,
                                agents.directors(),
                                agents.meters(),
                                journal,
                                events,
                                time,
                                RunSoFar.nothing(),
                                0,
                                Duration.ZERO)
                        .run()
                        .reasons());
            }
        } catch (AgentFault refused) {
            return words(List.of(refused.reason()));
        } catch (RunFault refused) {
            return words(List.of(refused.reason()));
        } catch (InterruptedException stopped) {
            return "HUNG";
        }
    }

    private static String words(List<Message> reasons) {
        return Words.in(Language.ENGLISH).sentences(reasons);
    }
}
