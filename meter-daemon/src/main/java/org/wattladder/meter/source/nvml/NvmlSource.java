package org.wattladder.meter.source.nvml;

import java.util.List;
import org.wattladder.meter.source.OpenSource;
import org.wattladder.meter.source.OptionMistake;
import org.wattladder.meter.source.PowerSource;
import org.wattladder.meter.source.Probe;
import org.wattladder.meter.source.SourceOption;
import org.wattladder.meter.source.SourceRefused;
import org.wattladder.meter.source.SourceSettings;
import org.wattladder.model.text.ExceptionText;
import org.wattladder.model.time.TimeSource;

/** Power of NVIDIA GPU boards; not wall power. */
public final class NvmlSource implements PowerSource {
    @Override
    public String name() {
        return "nvml";
    }

    @Override
    public List<SourceOption> options() {
        return List.of(
                new SourceOption("command", "nvidia-smi", "name or path of the program"),
                new SourceOption("gpus", "", "indexes with commas, each a channel; without it all GPUs"),
                new SourceOption("field", "power.draw", "power.draw, power.draw.instant or power.draw.average"),
                new SourceOption("interval-millis", "500", "between two readings, 50 to 60000"));
    }

    @Override
    public Probe probe(SourceSettings settings) throws OptionMistake {
        try {
            return Probe.yes(Gpus.ask(SmiCommand.of(settings)).sentence());
        } catch (SourceRefused refused) {
            return Probe.no(ExceptionText.of(refused));
        }
    }

    @Override
    public OpenSource open(SourceSettings settings, TimeSource time) throws SourceRefused, OptionMistake {
        SmiCommand command = SmiCommand.of(settings);
        return new OpenNvml(command, Gpus.ask(command), time);
    }
}
