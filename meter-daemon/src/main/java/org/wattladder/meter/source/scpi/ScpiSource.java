package org.wattladder.meter.source.scpi;

import java.io.IOException;
import java.util.List;
import org.wattladder.meter.source.OpenSource;
import org.wattladder.meter.source.OptionMistake;
import org.wattladder.meter.source.PowerSource;
import org.wattladder.meter.source.Probe;
import org.wattladder.meter.source.SourceFacts;
import org.wattladder.meter.source.SourceRefused;
import org.wattladder.meter.source.SourceSettings;
import org.wattladder.model.result.EvidenceTier;
import org.wattladder.model.text.ExceptionText;
import org.wattladder.model.time.TimeSource;
import org.wattladder.settings.Key;

/** A laboratory power analyzer. */
public final class ScpiSource implements PowerSource {
    @Override
    public SourceFacts facts() {
        return SourceFacts.byName(
                "scpi",
                EvidenceTier.ANALYZER,
                "A power analyzer with Yokogawa's command set (WT300, WT500), over the network.");
    }

    @Override
    public List<Key<?>> keys() {
        return ScpiSettings.KEYS;
    }

    @Override
    public Probe probe(SourceSettings given) throws OptionMistake {
        if (given.find(ScpiSettings.ADDRESS).isEmpty()) {
            return Probe.no("it needs the option address= of an analyzer: HOST:PORT, vxi11://HOST or /dev/usbtmc0.");
        }
        ScpiSettings settings = ScpiSettings.of(given);
        try (Analyzer analyzer = Analyzer.connect(settings, TimeSource.system())) {
            return Probe.yes(analyzer.identified().idn() + ", elements " + analyzer.elements() + ", update rate "
                    + analyzer.rate() + " s");
        } catch (SourceRefused refused) {
            return Probe.no(ExceptionText.of(refused));
        } catch (IOException silent) {
            return Probe.no(unreachable(settings, silent));
        }
    }

    @Override
    public OpenSource open(SourceSettings given, TimeSource time) throws SourceRefused, OptionMistake {
        ScpiSettings settings = ScpiSettings.of(given);
        try {
            Analyzer analyzer = Analyzer.connect(settings, time);
            try {
                return OpenScpi.of(analyzer, settings, time);
            } catch (IOException silent) {
                analyzer.close();
                throw silent;
            }
        } catch (IOException silent) {
            throw new SourceRefused(unreachable(settings, silent));
        }
    }

    private static String unreachable(ScpiSettings settings, IOException silent) {
        return "no analyzer answers at " + settings.address() + " (" + silent.getMessage()
                + "); check address and cable, and that nothing else talks to it.";
    }
}
