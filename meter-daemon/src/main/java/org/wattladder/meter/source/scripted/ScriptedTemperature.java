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
import org.wattladder.ptdaemon.codec.Identity;

/** Degrees Celsius and humidity from lists; measures nothing. */
public final class ScriptedTemperature implements PowerSource {
    private static final List<String> LISTS = List.of("celsius", "humidity");

    @Override
    public String name() {
        return "scripted";
    }

    @Override
    public Identity.Mode mode() {
        return Identity.Mode.TEMPERATURE;
    }

    @Override
    public EvidenceTier tier() {
        return EvidenceTier.SCRIPTED;
    }

    @Override
    public String description() {
        return "temperature and humidity from lists of numbers, for trials; measures nothing";
    }

    @Override
    public boolean automatic() {
        return false;
    }

    @Override
    public List<SourceOption> options() {
        return List.of(
                new SourceOption(
                        "celsius", "22.5", "one number, or several with commas: one per sample, again and again"),
                new SourceOption("humidity", "-1", "percent, likewise; -1 for a sensor without humidity"),
                ScenarioChoice.FILE);
    }

    @Override
    public Probe probe(SourceSettings settings) throws OptionMistake {
        return Probe.yes(ScenarioChoice.of(settings, LISTS).celsius().size() + " scripted values");
    }

    @Override
    public OpenSource open(SourceSettings settings, TimeSource time) throws OptionMistake {
        Scenario scenario = ScenarioChoice.of(settings, LISTS);
        return Simulation.ofClimate(scenario, time);
    }
}
