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
import org.wattladder.chauffeur.journal.Journal;
import org.wattladder.chauffeur.journal.JournalRecord;
import org.wattladder.chauffeur.journal.RunDirectory;
import org.wattladder.chauffeur.journal.RunSoFar;
import org.wattladder.chauffeur.live.LiveSocket;
import org.wattladder.chauffeur.report.ReportWriter;
import org.wattladder.chauffeur.report.WrittenReports;
import org.wattladder.chauffeur.resume.ResumeRefused;
import org.wattladder.chauffeur.resume.Resumption;
import org.wattladder.chauffeur.run.Chauffeur;
import org.wattladder.chauffeur.run.FeasibilityCheck;
import org.wattladder.chauffeur.run.RunFault;
import org.wattladder.model.environment.Environment;
import org.wattladder.model.plan.HostPlan;
import org.wattladder.model.plan.RunPlan;
import org.wattladder.model.result.Termination;
import org.wattladder.model.text.ExceptionText;
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
    private final RunRequest request;
    private final EventFeed events;
    private final TimeSource time;
    private boolean begun;

    /**
     * Joins plan, directory and events; nothing starts yet.
     *
     * @param request which runs come first, and which reports are made
     * @param access how agents are started and reached
     * @param declared the user's environment file, or {@link Environment#unasked()}
     */
    RunSession(
            RunRequest request,
            RunPlan plan,
            Environment declared,
            RunDirectory directory,
            AgentAccess access,
            JournalRecord.ChauffeurKnown chauffeur,
            EventFeed events,
            TimeSource time) {
        this.request = request;
        this.plan = plan;
        this.declared = declared;
        this.directory = directory;
        this.access = access;
        this.chauffeur = chauffeur;
        this.events = events;
        this.time = time;
    }

    /**
     * Runs to the end; an interrupt of the calling thread ends the run in order.
     *
     * @throws IOException if the run directory itself cannot be written any more and holds what was measured
     */
    RunOutcome run() throws IOException {
        RunOutcome outcome;
        try (Journal journal = RunAdmission.take(plan, directory, request, events::journaled)) {
            outcome = run(journal, Optional.empty());
        } catch (RunAdmission.NotNow refused) {
            outcome = RunOutcome.failed(ExitCode.USAGE, Message.of("fault.refused", ExceptionText.of(refused)));
        } catch (InterruptedException stopped) {
            outcome = RunOutcome.failed(ExitCode.BROKEN_OFF, Message.of("fault.stopped-early"));
        } catch (IOException unwritable) {
            if (begun) {
                throw unwritable;
            }
            outcome = RunOutcome.failed(
                    ExitCode.USAGE,
                    Message.of("fault.not-begun", directory.path().toString(), ExceptionText.of(unwritable)));
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
        Optional<LiveSocket> live = live(journal);
        try {
            Optional<RunOutcome> refused = awaitTurn();
            RunOutcome outcome = refused.isPresent() ? refused.get() : conduct(journal, resumption);
            live.ifPresent(socket ->
                    socket.end(new RunEvent.Finished(outcome.exitCode().code(), outcome.complaint())));
            return outcome;
        } finally {
            live.ifPresent(LiveSocket::close);
        }
    }

    /** Empty when the run may begin. */
    private Optional<RunOutcome> awaitTurn() throws IOException {
        if (request.after().isEmpty()) {
            return Optional.empty();
        }
        List<String> awaited = request.after().stream().map(Path::toString).toList();
        directory.write(RunDirectory.WAITING, String.join("\n", awaited) + "\n");
        events.note(Message.of("note.waiting", awaited));
        try {
            RunAdmission.await(request.after());
            RunAdmission.check(plan, directory, request);
            return Optional.empty();
        } catch (InterruptedException stopped) {
            return Optional.of(RunOutcome.failed(ExitCode.BROKEN_OFF, Message.of("fault.stopped-waiting")));
        } catch (IOException refused) {
            return Optional.of(
                    RunOutcome.failed(ExitCode.USAGE, Message.of("fault.refused", ExceptionText.of(refused))));
        } finally {
            directory.remove(RunDirectory.WAITING);
        }
    }

    /** Lets readers attach; a run that cannot offer that is run all the same. */
    private Optional<LiveSocket> live(Journal journal) {
        try {
            return Optional.of(LiveSocket.open(
                    directory,
                    events,
                    () -> new RunEvent.Attached(
                            directory.run(),
                            directory.path().toAbsolutePath().normalize().toString(),
                            ProcessHandle.current().pid(),
                            ProductVersion.current(),
                            journal.lines(),
                            events.position())));
        } catch (IOException notHere) {
            events.note(Message.of("note.not-live", ExceptionText.of(notHere)));
            return Optional.empty();
        }
    }

    private RunOutcome conduct(Journal journal, Optional<Resumption> resumption) throws IOException {
        events.tell(() -> new RunEvent.RunStarted(directory.path().toString(), plan));
        AgentRegistration registration = new AgentRegistration(directory, resumption, events, time);
        Optional<EarlyEnd> early;
        try {
            early = drive(journal, resumption.map(Resumption::before).orElse(RunSoFar.nothing()), registration);
            if (early.isPresent() && isKept(early.get(), registration, resumption)) {
                journal.append(new JournalRecord.RunEnded(
                        time.now(), Termination.aborted(early.get().reason())));
            }
        } finally {
            journal.close();
        }
        // A run that was stopped still reports; only its own waits are interrupted.
        Thread.interrupted();
        return early.isPresent() && !isKept(early.get(), registration, resumption)
                ? RunOutcome.failed(early.get().exitCode(), early.get().reason())
                : report(early.map(EarlyEnd::exitCode));
    }

    /** Whether the journal says that it ended and it is reported; else only its outcome says why, and nothing is kept. */
    private static boolean isKept(EarlyEnd early, AgentRegistration registration, Optional<Resumption> resumption) {
        return registration.isRegistered() && (resumption.isPresent() || early.exitCode() == ExitCode.BROKEN_OFF);
    }

    /** Why a run ended before its first worklet. */
    private record EarlyEnd(ExitCode exitCode, Message reason) {}

    private RunOutcome report(Optional<ExitCode> early) throws IOException {
        WrittenReports written = new ReportWriter(request.reports().languages()).compose(directory);
        if (request.reports().seal().isPresent()) {
            request.reports().seal().get().write(directory);
        }
        events.tell(() -> new RunEvent.ReportsWritten(
                written.verdict(), written.files().stream().map(Path::toString).toList()));
        String text = Files.readString(
                directory.file(Language.shown(request.reports().languages()).fileName("result.txt")));
        return RunOutcome.reported(early.orElseGet(() -> ExitCode.of(written.verdict())), text);
    }

    /** Drives the run; empty when it got as far as its first worklet. */
    private Optional<EarlyEnd> drive(Journal journal, RunSoFar before, AgentRegistration registration)
            throws IOException {
        String version = ProductVersion.current();
        begin(journal, before, version, chauffeur);
        try (ConnectedAgents agents = ConnectedAgents.open(
                plan, directory, access, version, chauffeur.catalogueDigest(), time, events::note)) {
            registration.register(agents, before.environment().orElse(declared), chauffeur, journal);
            agents.localAgents().forEach(agent -> events.note(Message.of("note.agent", agent.toString())));
            List<Message> obstacles = new FeasibilityCheck(plan, agents.directors(), events).find();
            if (!obstacles.isEmpty()) {
                return Optional.of(new EarlyEnd(
                        ExitCode.USAGE, Message.of("fault.plan-does-not-fit", Listing.clauses(obstacles))));
            }
            begun = true;
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
}
