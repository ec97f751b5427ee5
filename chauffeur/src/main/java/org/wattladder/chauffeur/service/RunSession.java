package org.wattladder.chauffeur.service;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.wattladder.chauffeur.agents.AgentAccess;
import org.wattladder.chauffeur.agents.AgentFault;
import org.wattladder.chauffeur.agents.ConnectedAgents;
import org.wattladder.chauffeur.config.PlanYaml;
import org.wattladder.chauffeur.event.EventFeed;
import org.wattladder.chauffeur.event.RunEvent;
import org.wattladder.chauffeur.journal.Disk;
import org.wattladder.chauffeur.journal.Journal;
import org.wattladder.chauffeur.journal.JournalRecord;
import org.wattladder.chauffeur.journal.RunDirectory;
import org.wattladder.chauffeur.journal.RunSoFar;
import org.wattladder.chauffeur.report.ReportWriter;
import org.wattladder.chauffeur.report.WrittenReports;
import org.wattladder.chauffeur.resume.ResumeRefused;
import org.wattladder.chauffeur.resume.Resumption;
import org.wattladder.chauffeur.run.Chauffeur;
import org.wattladder.chauffeur.run.Obstacles;
import org.wattladder.chauffeur.run.RunFault;
import org.wattladder.model.environment.Environment;
import org.wattladder.model.plan.HostPlan;
import org.wattladder.model.plan.RunPlan;
import org.wattladder.model.result.Termination;
import org.wattladder.model.text.Listing;
import org.wattladder.model.text.Message;
import org.wattladder.model.time.TimeSource;
import org.wattladder.reporter.language.Language;

/** Runs a plan into a directory: plan first, then the lab, the run, the result and its reports. */
final class RunSession {
    private static final Duration REMOTE_TICK = Duration.ofSeconds(1);

    /** Refresh interval of progress on the system under test: long, so that the Chauffeur seldom wakes. */
    private static final Duration LOCAL_TICK = Duration.ofSeconds(10);

    private static final EarlyEnd STOPPED_EARLY = new EarlyEnd(ExitCode.BROKEN_OFF, Message.of("fault.stopped-early"));

    private final RunPlan plan;
    private final Environment declared;
    private final RunDirectory directory;
    private final AgentAccess access;
    private final JournalRecord.ChauffeurKnown chauffeur;
    private final ReportOptions reports;
    private final EventFeed events;
    private final TimeSource time;

    /**
     * Joins plan, directory and events; nothing starts yet.
     *
     * @param access how agents are started and reached
     * @param declared the user's environment file, or {@link Environment#unasked()}
     * @param reports beside the English ones
     */
    RunSession(
            RunPlan plan,
            Environment declared,
            RunDirectory directory,
            AgentAccess access,
            JournalRecord.ChauffeurKnown chauffeur,
            ReportOptions reports,
            EventFeed events,
            TimeSource time) {
        this.plan = plan;
        this.declared = declared;
        this.directory = directory;
        this.access = access;
        this.chauffeur = chauffeur;
        this.reports = reports;
        this.events = events;
        this.time = time;
    }

    /**
     * Runs to the end; an interrupt of the calling thread ends the run in order.
     *
     * @throws IOException if the run directory itself cannot be written
     */
    RunOutcome run() throws IOException {
        directory.write(RunDirectory.PLAN, PlanYaml.write(plan));
        RunOutcome outcome;
        try (Journal journal =
                Journal.open(Disk.ofThisMachine(), directory.file(RunDirectory.JOURNAL), events::journaled)) {
            outcome = run(journal, Optional.empty());
        }
        if (outcome.nothingBegan()) {
            directory.discard();
        }
        return outcome;
    }

    /**
     * Goes on behind what is recorded, to the end.
     *
     * @throws ResumeRefused if hosts, meters or environment are not those of before
     * @throws IOException if the run directory itself cannot be written
     */
    RunOutcome resume(Resumption resumption) throws IOException {
        resumption.notes().forEach(events::note);
        return run(resumption.journal(), Optional.of(resumption));
    }

    private RunOutcome run(Journal journal, Optional<Resumption> resumption) throws IOException {
        events.tell(() -> new RunEvent.RunStarted(directory.path().toString(), plan));
        AgentRegistration registration = new AgentRegistration(directory, resumption, events, time);
        Optional<EarlyEnd> early;
        try {
            early = drive(journal, resumption.map(Resumption::before).orElse(RunSoFar.nothing()), registration);
            if (early.isPresent() && registration.isRegistered()) {
                journal.append(new JournalRecord.RunEnded(
                        time.now(), Termination.aborted(early.get().reason())));
            }
        } finally {
            journal.close();
        }
        // A run that was stopped still reports; only its own waits are interrupted.
        Thread.interrupted();
        return early.isPresent()
                        && (!registration.isRegistered()
                                || (resumption.isEmpty() && early.get().exitCode() != ExitCode.BROKEN_OFF))
                ? RunOutcome.failed(early.get().exitCode(), early.get().reason())
                : report(early.map(EarlyEnd::exitCode));
    }

    /** Why a run ended before its first worklet. */
    private record EarlyEnd(ExitCode exitCode, Message reason) {}

    private RunOutcome report(Optional<ExitCode> early) throws IOException {
        WrittenReports written = new ReportWriter(reports.languages()).compose(directory);
        if (reports.seal().isPresent()) {
            reports.seal().get().write(directory);
        }
        events.tell(() -> new RunEvent.ReportsWritten(
                written.verdict(), written.files().stream().map(Path::toString).toList()));
        String text = Files.readString(
                directory.file(Language.shown(reports.languages()).fileName("result.txt")));
        return RunOutcome.reported(early.orElseGet(() -> exitCode(written)), text);
    }

    /** Drives the run; empty when it got as far as its first worklet. */
    private Optional<EarlyEnd> drive(Journal journal, RunSoFar before, AgentRegistration registration)
            throws IOException {
        String version = ProductVersion.current();
        begin(journal, before, version, chauffeur);
        try (ConnectedAgents agents =
                ConnectedAgents.open(plan, directory, access, version, chauffeur.catalogueDigest(), time)) {
            registration.register(agents, before.environment().orElse(declared), chauffeur, journal);
            agents.localAgents().forEach(agent -> events.note(Message.of("note.agent", agent.toString())));
            List<Message> obstacles = new Obstacles(plan, agents.directors(), events).find();
            if (!obstacles.isEmpty()) {
                return Optional.of(new EarlyEnd(
                        ExitCode.USAGE, Message.of("fault.plan-does-not-fit", Listing.clauses(obstacles))));
            }
            chauffeur(agents, journal, before).run();
            return Optional.empty();
        } catch (AgentFault fault) {
            return Optional.of(unreachable(fault.reason()));
        } catch (RunFault fault) {
            return Optional.of(unreachable(fault.reason()));
        } catch (InterruptedException stopped) {
            return Optional.of(STOPPED_EARLY);
        }
    }

    private static EarlyEnd unreachable(Message reason) {
        return Thread.interrupted() ? STOPPED_EARLY : new EarlyEnd(ExitCode.UNREACHABLE, reason);
    }

    private void begin(Journal journal, RunSoFar before, String version, JournalRecord.ChauffeurKnown chauffeur)
            throws IOException {
        if (before.started().isEmpty()) {
            journal.append(new JournalRecord.RunStarted(directory.run(), version, time.now(), PlanYaml.hash(plan)));
            journal.append(chauffeur);
            if (declared.asked()) {
                journal.append(new JournalRecord.EnvironmentKnown(declared));
            }
        }
    }

    private Chauffeur chauffeur(ConnectedAgents agents, Journal journal, RunSoFar before) {
        boolean local = plan.hosts().stream().anyMatch(HostPlan::local);
        return new Chauffeur(
                plan,
                agents.directors(),
                agents.meters(),
                journal,
                events,
                time,
                before,
                agents.samples().lastMeasurement(),
                local ? LOCAL_TICK : REMOTE_TICK);
    }

    private static ExitCode exitCode(WrittenReports reports) {
        return switch (reports.verdict()) {
            case VALID, RESEARCH, REHEARSAL, PUBLISHED -> ExitCode.VALID;
            case INVALID -> ExitCode.INVALID;
            case INCOMPLETE -> ExitCode.BROKEN_OFF;
        };
    }
}
