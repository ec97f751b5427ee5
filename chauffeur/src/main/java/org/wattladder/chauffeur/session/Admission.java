package org.wattladder.chauffeur.session;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import org.wattladder.chauffeur.config.environment.EnvironmentText;
import org.wattladder.chauffeur.journal.Journal;
import org.wattladder.chauffeur.journal.JournalRecord;
import org.wattladder.chauffeur.journal.RunDirectory;
import org.wattladder.chauffeur.journal.RunSoFar;
import org.wattladder.chauffeur.lab.Lab;
import org.wattladder.chauffeur.run.RunListener;
import org.wattladder.model.environment.Environment;
import org.wattladder.model.environment.EnvironmentFact;
import org.wattladder.model.environment.HostEnvironment;
import org.wattladder.model.plan.RunPlan;
import org.wattladder.model.result.HostResult;
import org.wattladder.model.result.MeterFacts;
import org.wattladder.model.time.TimeSource;

/** Enters a lab that is up into the journal; that of a run that is resumed must be the one it began with. */
final class Admission {
    private final RunPlan plan;
    private final RunDirectory directory;
    private final RunSoFar before;
    private final RunListener listener;
    private final TimeSource time;
    private boolean admitted;

    Admission(RunPlan plan, RunDirectory directory, RunSoFar before, RunListener listener, TimeSource time) {
        this.plan = plan;
        this.directory = directory;
        this.before = before;
        this.listener = listener;
        this.time = time;
        this.admitted = before.started().isEmpty();
    }

    /** Whether the journal says that this session began; before that, it must not say that it ended. */
    boolean isAdmitted() {
        return admitted;
    }

    /**
     * Enters what joined and is not in the journal yet.
     *
     * @param declared the user's environment file, or what the journal knows of it
     * @throws ResumeRefused if something is not as it was; nothing is entered then
     */
    void admit(Lab lab, Environment declared, JournalRecord.ChauffeurKnown chauffeur, Journal journal)
            throws IOException {
        if (!admitted) {
            resume(lab, chauffeur, journal);
        }
        for (HostResult host : lab.hosts()) {
            if (before.hosts().stream().noneMatch(known -> known.name().equals(host.name()))) {
                journal.append(new JournalRecord.HostJoined(host));
            }
        }
        for (MeterFacts meter : lab.meterFacts()) {
            if (before.meters().stream().noneMatch(known -> known.name().equals(meter.name()))) {
                journal.append(new JournalRecord.MeterJoined(meter));
            }
            listener.note(meter.name() + ": " + meter.identity().device() + " at " + meter.address() + ", evidence "
                    + meter.tier().label());
        }
        disclose(Environment.join(declared, lab.found()), journal);
    }

    private void resume(Lab lab, JournalRecord.ChauffeurKnown chauffeur, Journal journal) throws IOException {
        Optional<SameLab.Difference> difference = SameLab.find(before, lab.hosts(), lab.meterFacts(), lab.found());
        if (difference.isPresent()) {
            throw Resumption.changed(
                    directory.path(),
                    difference.get().what(),
                    difference.get().before(),
                    difference.get().now());
        }
        if (lab.samples().tornBytes() > 0) {
            listener.note(RunDirectory.SAMPLES + " ended in " + lab.samples().tornBytes()
                    + " bytes that were never finished; they are left out");
        }
        // What was signed was the broken run.
        directory.remove(RunDirectory.SIGNATURE);
        journal.append(new JournalRecord.RunResumed(
                time.now(),
                before.lastKnown(),
                Interrupted.after(plan, before),
                Interrupted.cause(before, chauffeur.boot())));
        journal.append(chauffeur);
        admitted = true;
    }

    private void disclose(Environment environment, Journal journal) throws IOException {
        if (!before.environment().equals(Optional.of(environment))) {
            journal.append(new JournalRecord.EnvironmentKnown(environment));
        }
        directory.write(RunDirectory.ENVIRONMENT, EnvironmentText.write(environment));
        for (HostEnvironment host : environment.hosts()) {
            List<EnvironmentFact> contradicted =
                    host.facts().stream().filter(EnvironmentFact::contradicted).toList();
            contradicted.forEach(fact -> listener.note("host " + host.host() + ": the environment file says "
                    + fact.value().asOptional().orElse("") + " for " + fact.group() + "." + fact.name()
                    + ", the machine " + fact.found().asOptional().orElse("")));
        }
    }
}
