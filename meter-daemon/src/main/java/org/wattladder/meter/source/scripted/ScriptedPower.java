package org.wattladder.meter.source.scripted;

import java.util.List;
import org.wattladder.meter.simulator.Simulation;
import org.wattladder.meter.simulator.scenario.Scenario;
import org.wattladder.meter.source.OpenSource;
import org.wattladder.meter.source.OptionMistake;
import org.wattladder.meter.source.PowerSource;
import org.wattladder.meter.source.Probe;
import org.wattladder.meter.source.SourceFacts;
import org.wattladder.meter.source.SourceSettings;
import org.wattladder.model.result.EvidenceTier;
import org.wattladder.model.time.TimeSource;
import org.wattladder.settings.Key;

/** Watts from a scenario or a list; measures nothing. */
public final class ScriptedPower implements PowerSource {
    private static final Key<String> WATTS =
            ScenarioChoice.list("watts", "100", "one for each sample, again and again");

    @Override
    public SourceFacts facts() {
        return SourceFacts.byName(
                "scripted", EvidenceTier.SCRIPTED, "Values written by hand, for rehearsals and tests of the set-up.");
    }

    @Override
    public List<Key<?>> keys() {
        return List.of(WATTS, ScenarioChoice.FILE);
    }

    @Override
    public Probe probe(SourceSettings settings) throws OptionMistake {
        Scenario scenario = ScenarioChoice.of(settings, List.of(WATTS));
        String what = scenario.power() instanceof Scenario.Power.Listed listed
                ? listed.readings().size() + " scripted values"
                : "scripted watts that follow the processors";
        return Probe.yes(
                scenario.faults().isEmpty()
                        ? what
                        : what + ", " + scenario.faults().size() + " faults");
    }

    @Override
    public OpenSource open(SourceSettings settings, TimeSource time) throws OptionMistake {
        Scenario scenario = ScenarioChoice.of(settings, List.of(WATTS));
        return Simulation.ofPower(scenario, time);
    }
}
