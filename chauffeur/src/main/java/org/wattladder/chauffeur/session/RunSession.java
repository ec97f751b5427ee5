package org.wattladder.chauffeur.session;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.wattladder.chauffeur.config.PlanYaml;
import org.wattladder.chauffeur.config.environment.EnvironmentText;
import org.wattladder.chauffeur.journal.Journal;
import org.wattladder.chauffeur.journal.JournalRecord;
import org.wattladder.chauffeur.journal.RunDirectory;
import org.wattladder.chauffeur.lab.Lab;
import org.wattladder.chauffeur.lab.LabFault;
import org.wattladder.chauffeur.quiet.ClockGapProbe;
import org.wattladder.chauffeur.report.ReportWriter;
import org.wattladder.chauffeur.run.Chauffeur;
import org.wattladder.chauffeur.run.ExitCode;
import org.wattladder.chauffeur.run.Obstacles;
import org.wattladder.chauffeur.run.QuietGauge;
import org.wattladder.chauffeur.run.RunFault;
import org.wattladder.chauffeur.run.RunListener;
import org.wattladder.model.environment.Environment;
import org.wattladder.model.environment.EnvironmentFact;
import org.wattladder.model.environment.HostEnvironment;
import org.wattladder.model.plan.HostPlan;
import org.wattladder.model.plan.RunPlan;
import org.wattladder.model.result.HostResult;
import org.wattladder.model.result.MeterFacts;
import org.wattladder.model.result.Termination;
import org.wattladder.model.time.TimeSource;
import org.wattladder.reporter.ReportSet;
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
    private final Path launcher;
    private final WorkletCatalogue catalogue;
    private final RunListener listener;
    private final TimeSource time;

    /**
     * Joins plan, directory and listener; nothing starts yet.
     *
     * @param declared the user's environment file, or {@link Environment#unasked()}
     */
    public RunSession(
            RunPlan plan,
            Environment declared,
            RunDirectory directory,
            Path launcher,
            WorkletCatalogue catalogue,
            RunListener listener,
            TimeSource time) {
        this.plan = plan;
        this.declared = declared;
        this.directory = directory;
        this.launcher = launcher;
        this.catalogue = catalogue;
        this.listener = listener;
        this.time = time;
    }

    /**
     * Runs to the end; an interrupt of the calling thread ends the run in order.
     *
     * @throws IOException if the run directory itself cannot be written
     */
    public SessionOutcome run() throws IOException {
        String version = ProductVersion.current();
        directory.write(RunDirectory.PLAN, PlanYaml.write(plan));
        listener.runStarted(plan, directory.path().toString());
        Optional<ExitCode> early;
        try (Journal journal = Journal.open(directory.file(RunDirectory.JOURNAL))) {
            journal.append(new JournalRecord.RunStarted(directory.run(), version, time.now(), PlanYaml.hash(plan)));
            early = drive(journal, version);
        }
        // A run that was stopped still reports; only its own waits are interrupted.
        Thread.interrupted();
        ReportSet reports = new ReportWriter().compose(directory);
        return new SessionOutcome(
                early.orElseGet(() -> exitCode(reports)),
                Optional.ofNullable(reports.files().get("result.txt"))
                        .map(text -> new String(text, StandardCharsets.UTF_8)));
    }

    /** Drives the run; the exit code is that of a run that could not even begin, else empty. */
    private Optional<ExitCode> drive(Journal journal, String version) throws IOException {
        try (Lab lab = Lab.open(plan, directory, launcher, version, catalogue.digest(), time)) {
            for (HostResult host : lab.hosts()) {
                journal.append(new JournalRecord.HostJoined(host));
            }
            for (MeterFacts meter : lab.meterFacts()) {
                journal.append(new JournalRecord.MeterJoined(meter));
                listener.note(meter.name() + ": " + meter.device() + " at " + meter.address() + ", evidence "
                        + meter.tier().label());
            }
            disclose(Environment.join(declared, lab.found()), journal);
            lab.agents().forEach(agent -> listener.note(agent.toString()));
            List<String> obstacles = new Obstacles(plan, lab.directors(), listener).find();
            if (!obstacles.isEmpty()) {
                end(journal, "nothing was started, because the plan cannot be run: " + String.join("; ", obstacles));
                return Optional.of(ExitCode.USAGE);
            }
            chauffeur(lab, journal).run();
            return Optional.empty();
        } catch (LabFault | RunFault fault) {
            if (Thread.interrupted()) {
                end(journal, STOPPED_EARLY);
                return Optional.empty();
            }
            end(journal, fault.getMessage());
            return Optional.of(ExitCode.UNREACHABLE);
        } catch (InterruptedException stopped) {
            end(journal, STOPPED_EARLY);
            return Optional.empty();
        }
    }

    private void disclose(Environment environment, Journal journal) throws IOException {
        journal.append(new JournalRecord.EnvironmentKnown(environment));
        directory.write(RunDirectory.ENVIRONMENT, EnvironmentText.write(environment));
        for (HostEnvironment host : environment.hosts()) {
            host.facts().stream()
                    .filter(EnvironmentFact::contradicted)
                    .forEach(fact -> listener.note("host " + host.host() + ": the environment file says "
                            + fact.value().asOptional().orElse("") + " for " + fact.group() + "." + fact.name()
                            + ", the machine " + fact.found().asOptional().orElse("")));
        }
    }

    private Chauffeur chauffeur(Lab lab, Journal journal) {
        boolean local = plan.hosts().stream().anyMatch(HostPlan::local);
        QuietGauge quiet = local ? new LocalQuietGauge(new ClockGapProbe(time)) : QuietGauge.blind();
        return new Chauffeur(
                plan, lab.directors(), lab.meters(), quiet, journal, listener, time, local ? LOCAL_TICK : REMOTE_TICK);
    }

    private void end(Journal journal, String sentence) throws IOException {
        Termination termination = Termination.brokenOff(sentence);
        journal.append(new JournalRecord.RunEnded(time.now(), termination));
        listener.runEnded(termination);
    }

    private static ExitCode exitCode(ReportSet reports) {
        return switch (reports.verdict()) {
            case VALID -> ExitCode.VALID;
            case INVALID -> ExitCode.INVALID;
            case INCOMPLETE -> ExitCode.BROKEN_OFF;
        };
    }
}
