package org.wattladder.chauffeur.service;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import org.wattladder.chauffeur.agents.ConnectedAgents;
import org.wattladder.chauffeur.event.EventFeed;
import org.wattladder.chauffeur.journal.Journal;
import org.wattladder.chauffeur.journal.JournalRecord;
import org.wattladder.chauffeur.journal.RunDirectory;
import org.wattladder.chauffeur.journal.RunSoFar;
import org.wattladder.chauffeur.resume.ResumeRefused;
import org.wattladder.chauffeur.resume.Resumption;
import org.wattladder.model.environment.Environment;
import org.wattladder.model.environment.EnvironmentFact;
import org.wattladder.model.environment.EnvironmentText;
import org.wattladder.model.environment.HostEnvironment;
import org.wattladder.model.result.HostResult;
import org.wattladder.model.result.MeterFacts;
import org.wattladder.model.text.Message;
import org.wattladder.model.time.TimeSource;

/** Enters agents that joined into the journal; those of a run that is resumed must be like those it began with. */
final class AgentRegistration {
    private final RunDirectory directory;
    private final Optional<Resumption> resumption;
    private final RunSoFar before;
    private final EventFeed events;
    private final TimeSource time;
    private boolean registered;

    AgentRegistration(RunDirectory directory, Optional<Resumption> resumption, EventFeed events, TimeSource time) {
        this.directory = directory;
        this.resumption = resumption;
        this.before = resumption.map(Resumption::before).orElse(RunSoFar.nothing());
        this.events = events;
        this.time = time;
        this.registered = before.started().isEmpty();
    }

    /** Whether the journal says that this session began; before that, it must not say that it ended. */
    boolean isRegistered() {
        return registered;
    }

    /**
     * Enters what joined and is not in the journal yet.
     *
     * @param declared the user's environment file, or what the journal knows of it
     * @throws ResumeRefused if something is not as it was; nothing is entered then
     */
    void register(ConnectedAgents agents, Environment declared, JournalRecord.ChauffeurKnown chauffeur, Journal journal)
            throws IOException {
        if (!registered) {
            resume(agents, chauffeur, journal);
        }
        for (HostResult host : agents.hosts()) {
            if (before.hosts().stream().noneMatch(known -> known.name().equals(host.name()))) {
                journal.append(new JournalRecord.HostJoined(host));
            }
        }
        for (MeterFacts meter : agents.meterFacts()) {
            if (before.meters().stream().noneMatch(known -> known.name().equals(meter.name()))) {
                journal.append(new JournalRecord.MeterJoined(meter));
            }
        }
        disclose(Environment.join(declared, agents.found()), journal);
    }

    private void resume(ConnectedAgents agents, JournalRecord.ChauffeurKnown chauffeur, Journal journal)
            throws IOException {
        resumption.get().check(agents.hosts(), agents.meterFacts(), agents.found());
        if (agents.samples().tornBytes() > 0) {
            events.note(Message.of(
                    "note.unfinished", RunDirectory.SAMPLES, agents.samples().tornBytes()));
        }
        // What was signed was the broken run.
        directory.remove(RunDirectory.SIGNATURE);
        journal.append(resumption.get().record(time.now(), chauffeur.boot()));
        journal.append(chauffeur);
        agents.samples().enterInto(journal);
        registered = true;
    }

    private void disclose(Environment environment, Journal journal) throws IOException {
        if (!before.environment().equals(Optional.of(environment))) {
            journal.append(new JournalRecord.EnvironmentKnown(environment));
        }
        directory.write(RunDirectory.ENVIRONMENT, EnvironmentText.write(environment));
        for (HostEnvironment host : environment.hosts()) {
            List<EnvironmentFact> contradicted =
                    host.facts().stream().filter(EnvironmentFact::contradicted).toList();
            contradicted.forEach(fact -> events.note(Message.of(
                    "note.contradicted",
                    host.host(),
                    fact.value().asOptional().orElse(""),
                    fact.group() + "." + fact.name(),
                    fact.found().asOptional().orElse(""))));
        }
    }
}
