package org.wattladder.meter.source.nvml;

import java.util.List;
import org.wattladder.meter.source.OpenSource;
import org.wattladder.meter.source.PowerSource;
import org.wattladder.meter.source.Probe;
import org.wattladder.meter.source.SourceFacts;
import org.wattladder.meter.source.SourceRefused;
import org.wattladder.meter.source.SourceSettings;
import org.wattladder.model.result.EvidenceTier;
import org.wattladder.model.text.ExceptionText;
import org.wattladder.model.time.TimeSource;
import org.wattladder.settings.Key;

/** Power of NVIDIA GPU boards; not wall power. */
public final class NvmlSource implements PowerSource {
    @Override
    public SourceFacts facts() {
        return SourceFacts.byName(
                "nvml", EvidenceTier.IN_BAND, "Accelerators, through nvidia-smi; not the machine around them.");
    }

    @Override
    public List<Key<?>> keys() {
        return SmiCommand.KEYS;
    }

    @Override
    public Probe probe(SourceSettings settings) {
        try {
            return Probe.yes(Gpus.ask(SmiCommand.of(settings)).sentence());
        } catch (SourceRefused refused) {
            return Probe.no(ExceptionText.of(refused));
        }
    }

    @Override
    public OpenSource open(SourceSettings settings, TimeSource time) throws SourceRefused {
        SmiCommand command = SmiCommand.of(settings);
        return new OpenNvml(command, Gpus.ask(command), time);
    }
}
