package org.wattladder.meter.source.scripted;

import java.util.List;
import java.util.Set;
import org.wattladder.meter.source.OpenSource;
import org.wattladder.meter.source.OptionMistake;
import org.wattladder.meter.source.PowerSource;
import org.wattladder.meter.source.Probe;
import org.wattladder.meter.source.SourceOption;
import org.wattladder.meter.source.SourceSettings;
import org.wattladder.model.result.EvidenceTier;
import org.wattladder.model.time.TimeSource;
import org.wattladder.ptdaemon.codec.Channel;
import org.wattladder.ptdaemon.codec.Column;
import org.wattladder.ptdaemon.codec.Identity;

/** Watts from a list; measures nothing. */
public final class ScriptedPower implements PowerSource {
    @Override
    public String name() {
        return "scripted";
    }

    @Override
    public Identity.Mode mode() {
        return Identity.Mode.POWER;
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
        return List.of(new SourceOption(
                "watts", "100", "one number, or several with commas: one per sample, again and again"));
    }

    @Override
    public Probe probe(SourceSettings settings) throws OptionMistake {
        return Probe.yes(
                Script.parse(settings, "watts", Column.WATTS).readings().size() + " scripted values");
    }

    @Override
    public OpenSource open(SourceSettings settings, TimeSource time) throws OptionMistake {
        Script watts = Script.parse(settings, "watts", Column.WATTS);
        return new OpenScript(Set.of(Column.WATTS), index -> Channel.watts(watts.at(index)));
    }
}
