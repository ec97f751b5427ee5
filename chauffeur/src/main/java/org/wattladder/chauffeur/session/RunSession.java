package org.wattladder.chauffeur.session;

import java.io.IOException;
import java.nio.file.Files;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.wattladder.chauffeur.config.PlanYaml;
import org.wattladder.chauffeur.journal.Journal;
import org.wattladder.chauffeur.journal.JournalRecord;
import org.wattladder.chauffeur.journal.RunDirectory;
import org.wattladder.chauffeur.journal.RunSoFar;
import org.wattladder.chauffeur.lab.Access;
import org.wattladder.chauffeur.lab.Lab;
import org.wattladder.chauffeur.lab.LabFault;
import org.wattladder.chauffeur.report.ReportWriter;
import org.wattladder.chauffeur.report.WrittenReports;
import org.wattladder.chauffeur.run.Chauffeur;
import org.wattladder.chauffeur.run.ExitCode;
import org.wattladder.chauffeur.run.Obstacles;
import org.wattladder.chauffeur.run.RunFault;
import org.wattladder.chauffeur.run.RunListener;
import org.wattladder.model.environment.Environment;
import org.wattladder.model.plan.HostPlan;
import org.wattladder.model.plan.RunPlan;
import org.wattladder.model.result.Termination;
import org.wattladder.model.time.TimeSource;
import org.wattladder.reporter.language.Language;
import org.wattladder.worklets.api.Plugins;
import org.wattladder.worklets.api.WorkletCatalogue;

/** Runs a plan into a directory: plan first, then the lab, the run, the result and its reports. */
public final class RunSession {
    private static final Duration REMOTE_TICK = Duration.ofSeconds(1);

    /** A Chauffeur on the measured machine wakes as rarely as a person can bear. */
    private static final Duration LOCAL_TICK = Duration.ofSeconds(10);

    private static final String STOPPED_EARLY = "the run was stopped by the user before the first worklet";

    private final RunPlan plan;
    private final Environment declared;
    private final RunDirectory directory;
    private final Access access;
    private final WorkletCatalogue catalogue;
    private final List<Language> languages;
    private final RunListener listener;
    private final TimeSource time;

    /**
     * Joins plan, directory and listener; nothing starts yet.
     *
     * @param access how agents are started and reached
     * @param declared the user's environment file, or {@link Environment#unasked()}
     * @param languages of reports beside English; the first is that of the text in the outcome
     */
    public RunSession(
            RunPlan plan,
            Environment declared,
            RunDirectory directory,
            Access access,
            WorkletCatalogue catalogue,
            List<Language> languages,
            RunListener listener,
            TimeSource time) {
        this.plan = plan;
        this.declared = declared;
        this.directory = directory;
        this.access = access;
        this.catalogue = catalogue;
        this.languages = List.copyOf(languages);
        this.listener = listener;
        this.time = time;
    }

    /**
     * Runs to the end; an interrupt of the calling thread ends the run in order.
     *
     * @throws IOException if the run directory itself cannot be written
     */
    public SessionOutcome run() throws IOException {
        directory.write(RunDirectory.PLAN, PlanYaml.write(plan));
        try (Journal journal = Journal.open(directory.file(RunDirectory.JOURNAL))) {
            return run(journal, RunSoFar.nothing());
        }
    }

    /**
     * Goes on behind what is recorded, to the end.
     *
     * @throws ResumeRefused if hosts, meters or environment are not those of before
     * @throws IOException if the run directory itself cannot be written
     */
    public SessionOutcome resume(Resumption resumption) throws IOException {
        resumption.notes().forEach(listener::note);
        return run(resumption.journal(), resumption.before());
    }

    private SessionOutcome run(Journal journal, RunSoFar before) throws IOException {
        listener.runStarted(plan, directory.path().toString());
        Admission admission = new Admission(plan, directory, before, listener, time);
        Optional<ExitCode> early;
        try {
            early = drive(journal, before, admission);
        } finally {
            journal.close();
        }
        // A run that was stopped still reports; only its own waits are interrupted.
        Thread.interrupted();
        if (!admission.isAdmitted()) {
            return new SessionOutcome(early.orElse(ExitCode.BROKEN_OFF), Optional.empty());
        }
        WrittenReports reports = new ReportWriter(languages).compose(directory);
        String text = Files.readString(directory.file(Language.shown(languages).fileName("result.txt")));
        return new SessionOutcome(early.orElseGet(() -> exitCode(reports)), Optional.of(text));
    }

    /** Drives the run; the exit code is that of a run that could not even begin, else empty. */
    private Optional<ExitCode> drive(Journal journal, RunSoFar before, Admission admission) throws IOException {
        String version = ProductVersion.current();
        JournalRecord.ChauffeurKnown chauffeur = new JournalRecord.ChauffeurKnown(
                catalogue.digest(),
                catalogue.plugins().jars().stream().map(Plugins.Jar::toString).toList(),
                Boot.identifier());
        begin(journal, before, version, chauffeur);
        try (Lab lab = Lab.open(plan, directory, access, version, catalogue.digest(), time)) {
            admission.admit(lab, before.environment().orElse(declared), chauffeur, journal);
            lab.agents().forEach(agent -> listener.note(agent.toString()));
            List<String> obstacles = new Obstacles(plan, lab.directors(), listener).find();
            if (!obstacles.isEmpty()) {
                end(
                        journal,
                        admission,
                        "nothing was started, because the plan cannot be run: " + String.join("; ", obstacles));
                return Optional.of(ExitCode.USAGE);
            }
            chauffeur(lab, journal, before).run();
            return Optional.empty();
        } catch (LabFault | RunFault fault) {
            if (Thread.interrupted()) {
                end(journal, admission, STOPPED_EARLY);
                return Optional.empty();
            }
            end(journal, admission, fault.getMessage());
            return Optional.of(ExitCode.UNREACHABLE);
        } catch (InterruptedException stopped) {
            end(journal, admission, STOPPED_EARLY);
            return Optional.empty();
        }
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

    private Chauffeur chauffeur(Lab lab, Journal journal, RunSoFar before) {
        boolean local = plan.hosts().stream().anyMatch(HostPlan::local);
        return new Chauffeur(
                plan,
                lab.directors(),
                lab.meters(),
                journal,
                listener,
                time,
                before,
                lab.samples().lastMeasurement(),
                local ? LOCAL_TICK : REMOTE_TICK);
    }

    private void end(Journal journal, Admission admission, String sentence) throws IOException {
        Termination termination = Termination.brokenOff(sentence);
        if (admission.isAdmitted()) {
            journal.append(new JournalRecord.RunEnded(time.now(), termination));
        }
        listener.runEnded(termination);
    }

    private static ExitCode exitCode(WrittenReports reports) {
        return switch (reports.verdict()) {
            case VALID -> ExitCode.VALID;
            case INVALID -> ExitCode.INVALID;
            case INCOMPLETE -> ExitCode.BROKEN_OFF;
        };
    }
}
