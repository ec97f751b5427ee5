package org.wattladder.chauffeur.service;

import java.io.IOException;
import java.io.InterruptedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import org.wattladder.chauffeur.agents.AgentAccess;
import org.wattladder.chauffeur.event.EventFeed;
import org.wattladder.chauffeur.event.RunEvent;
import org.wattladder.chauffeur.journal.JournalRecord;
import org.wattladder.chauffeur.journal.RunDirectory;
import org.wattladder.chauffeur.report.SeriesDirectory;
import org.wattladder.chauffeur.resume.ResumeRefused;
import org.wattladder.chauffeur.resume.Resumption;
import org.wattladder.model.environment.Environment;
import org.wattladder.model.plan.RunPlan;
import org.wattladder.model.text.ExceptionText;
import org.wattladder.model.text.Message;
import org.wattladder.model.time.TimeSource;
import org.wattladder.worklets.api.Plugins;
import org.wattladder.worklets.api.ProgramDigest;
import org.wattladder.worklets.api.WorkletCatalogue;

/** Starts runs; the one way in for the command line and every other front end. Safe for use by any thread. */
public final class RunService {
    private final Reach reach;
    private final JournalRecord.ChauffeurKnown chauffeur;
    private final TimeSource time;

    /** Says how the agents of a plan are reached. */
    public interface Reach {
        /**
         * How to reach the hosts of this plan.
         *
         * @throws IOException with a sentence, if keys are needed and missing
         */
        AgentAccess to(RunPlan plan) throws IOException;
    }

    /** Nothing starts yet; reads the jars of this program once, for the journals of all its runs. */
    public RunService(Reach reach, WorkletCatalogue catalogue, TimeSource time) {
        this.reach = reach;
        this.chauffeur = known(catalogue);
        this.time = time;
    }

    /** What the journal says of this process with these worklets. */
    private static JournalRecord.ChauffeurKnown known(WorkletCatalogue catalogue) {
        return new JournalRecord.ChauffeurKnown(
                ProgramDigest.ofThisProcess(""),
                catalogue.digest(),
                catalogue.plugins().jars().stream().map(Plugins.Jar::toString).toList(),
                BootId.identifier());
    }

    /**
     * Starts a run on a thread of its own.
     *
     * @param subscribers each hears every event from the first on, on a thread of its own
     * @throws IOException with a sentence, if it cannot begin: the directory is taken, keys are missing, the run cannot be
     *     resumed; nothing was started then
     */
    public RunHandle start(RunRequest request, List<Consumer<RunEvent>> subscribers) throws IOException {
        EventFeed events = new EventFeed(time);
        Started started = request instanceof RunRequest.Resume resume
                ? resume(resume, events)
                : begin((RunRequest.Begin) request, events);
        subscribers.forEach(events::subscribe);
        RunHandle handle = new RunHandle(events, () -> toItsEnd(started, events));
        handle.start();
        return handle;
    }

    /** A run whose directory is made or open. */
    private record Started(Path path, Work work) {}

    /** What the run's thread does. */
    private interface Work {
        RunOutcome run() throws IOException;
    }

    private Started begin(RunRequest.Begin begin, EventFeed events) throws IOException {
        AgentAccess access = reach.to(begin.plan());
        Path path = begin.directory();
        RunAdmission.check(begin.plan(), path, begin.after());
        if (begin.repetitions().most() == 1) {
            RunDirectory directory = RunDirectory.create(path);
            return new Started(
                    path, () -> session(begin, directory, access, events).run());
        }
        SeriesDirectory series = SeriesDirectory.create(path, begin.repetitions());
        return new Started(
                path,
                new RepeatedRun(
                        series,
                        begin.reports().languages(),
                        directory -> session(begin, directory, access, events).run())::run);
    }

    private RunSession session(RunRequest.Begin begin, RunDirectory directory, AgentAccess access, EventFeed events) {
        return session(begin, begin.plan(), begin.declared(), directory, access, events);
    }

    private RunSession session(
            RunRequest request,
            RunPlan plan,
            Environment declared,
            RunDirectory directory,
            AgentAccess access,
            EventFeed events) {
        return new RunSession(request, plan, declared, directory, access, chauffeur, events, time);
    }

    private Started resume(RunRequest.Resume resume, EventFeed events) throws IOException {
        try {
            return RunAdmission.alone(resume.directory(), () -> resumeAlone(resume, events));
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            throw new InterruptedIOException("stopped before it was resumed");
        }
    }

    private Started resumeAlone(RunRequest.Resume resume, EventFeed events) throws IOException {
        Resumption resumption =
                Resumption.open(resume.directory(), ProductVersion.current(), chauffeur, events::journaled);
        try {
            RunAdmission.check(resumption.plan(), resume.directory(), resume.after());
            AgentAccess access = reach.to(resumption.plan());
            return new Started(resume.directory(), () -> {
                try (resumption) {
                    return session(
                                    resume,
                                    resumption.plan(),
                                    Environment.unasked(),
                                    resumption.directory(),
                                    access,
                                    events)
                            .resume(resumption);
                }
            });
        } catch (IOException refused) {
            resumption.close();
            throw refused;
        }
    }

    private static RunOutcome toItsEnd(Started started, EventFeed events) {
        try (events) {
            RunOutcome outcome = outcome(started);
            events.tell(() -> new RunEvent.Finished(outcome.exitCode().code(), outcome.complaint()));
            return outcome;
        }
    }

    private static RunOutcome outcome(Started started) {
        try {
            return started.work().run();
        } catch (ResumeRefused refused) {
            return RunOutcome.failed(ExitCode.USAGE, Message.of("fault.refused", ExceptionText.of(refused)));
        } catch (IOException unwritable) {
            return RunOutcome.failed(ExitCode.BROKEN_OFF, UnwritableDirectory.complaint(started.path(), unwritable));
        }
    }
}
