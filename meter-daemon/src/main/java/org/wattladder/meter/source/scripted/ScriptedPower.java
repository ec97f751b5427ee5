package org.wattladder.meter.source.scripted;

import java.util.List;
import org.wattladder.meter.simulator.Simulation;
import org.wattladder.meter.simulator.scenario.Scenario;
import org.wattladder.meter.source.OpenSource;
import org.wattladder.meter.source.OptionMistake;
import org.wattladder.meter.source.PowerSource;
import org.wattladder.meter.source.Probe;
import org.wattladder.meter.source.SourceOption;
import org.wattladder.meter.source.SourceSettings;
import org.wattladder.model.result.EvidenceTier;
import org.wattladder.model.time.TimeSource;

/** Watts from a scenario or a list; measures nothing. */
public final class ScriptedPower implements PowerSource {
    @Override
    public String name() {
        return "scripted";
    }

    @Override
    public EvidenceTier tier() {
        return EvidenceTier.SCRIPTED;
    }

    @Override
    public String description() {
        return "watts from a list of numbers, for trials; measures nothing";
    }

    @Override
    public boolean automatic() {
        return false;
    }

    @Override
    public List<SourceOption> options() {
        return List.of(
                new SourceOption("watts", "100", "one number, or several with commas: one per sample, again and again"),
                ScenarioChoice.FILE);
    }

    @Override
    public Probe probe(SourceSettings settings) throws OptionMistake {
        Scenario scenario = ScenarioChoice.of(settings, List.of("watts"));
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
        Scenario scenario = ScenarioChoice.of(settings, List.of("watts"));
        return Simulation.ofPower(scenario, time);
    }
}
