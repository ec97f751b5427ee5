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
import org.wattladder.ptdaemon.codec.Identity;
import org.wattladder.settings.Key;

/** Degrees Celsius and humidity from lists; measures nothing. */
public final class ScriptedTemperature implements PowerSource {
    private static final Key<String> CELSIUS =
            ScenarioChoice.list("celsius", "22.5", "one for each sample, again and again");
    private static final Key<String> HUMIDITY =
            ScenarioChoice.list("humidity", "-1", "percent, likewise; -1 for a sensor without humidity");
    private static final List<Key<String>> LISTS = List.of(CELSIUS, HUMIDITY);

    @Override
    public SourceFacts facts() {
        return SourceFacts.byName(
                "scripted", EvidenceTier.SCRIPTED, "Values written by hand, for rehearsals and tests of the set-up.");
    }

    @Override
    public Identity.Mode mode() {
        return Identity.Mode.TEMPERATURE;
    }

    @Override
    public List<Key<?>> keys() {
        return List.of(CELSIUS, HUMIDITY, ScenarioChoice.FILE);
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
