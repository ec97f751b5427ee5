package org.wattladder.meter.source.pdu;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import org.wattladder.meter.source.OpenSource;
import org.wattladder.meter.source.OptionMistake;
import org.wattladder.meter.source.PowerSource;
import org.wattladder.meter.source.Probe;
import org.wattladder.meter.source.SourceFacts;
import org.wattladder.meter.source.SourceRefused;
import org.wattladder.meter.source.SourceSettings;
import org.wattladder.meter.source.poll.Answer;
import org.wattladder.meter.source.poll.Pace;
import org.wattladder.meter.source.poll.PolledSource;
import org.wattladder.meter.source.poll.SlowDevice;
import org.wattladder.meter.source.redfish.RackOutlets;
import org.wattladder.model.result.EvidenceTier;
import org.wattladder.model.time.TimeSource;
import org.wattladder.settings.Key;

/** Outlets of a power distribution unit. */
public final class PduSource implements PowerSource {
    private final Map<String, String> environment;

    /** The source with secrets from this process' environment. */
    public PduSource() {
        this(System.getenv());
    }

    PduSource(Map<String, String> environment) {
        this.environment = Map.copyOf(environment);
    }

    @Override
    public SourceFacts facts() {
        return SourceFacts.byName("pdu", EvidenceTier.BMC, "An outlet of a power distribution unit, over the network.");
    }

    @Override
    public List<Key<?>> keys() {
        return PduSettings.KEYS;
    }

    @Override
    public Probe probe(SourceSettings given) throws OptionMistake {
        if (given.find(PduSettings.ADDRESS).isEmpty()
                && given.find(RackOutlets.URL).isEmpty()) {
            return Probe.no("it needs the option address=HOST of a unit, or url=https://HOST.");
        }
        try (SlowDevice unit = unit(given)) {
            Answer answer = unit.ask();
            return new Probe(answer.usable(), unit + ": " + answer.text());
        } catch (IOException | SourceRefused silent) {
            return Probe.no(silent.getMessage() + ".");
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            return Probe.no("the probe was interrupted.");
        }
    }

    @Override
    public OpenSource open(SourceSettings given, TimeSource time) throws SourceRefused, OptionMistake {
        Pace pace = PduSettings.PACE.of(given);
        try {
            SlowDevice unit = unit(given);
            try {
                unit.ask();
            } catch (IOException | InterruptedException unusable) {
                unit.close();
                throw unusable;
            }
            return PolledSource.open(unit, pace, time);
        } catch (IOException silent) {
            throw new SourceRefused(silent.getMessage() + ".");
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            throw new SourceRefused("opening was interrupted.");
        }
    }

    private SlowDevice unit(SourceSettings given)
            throws IOException, InterruptedException, SourceRefused, OptionMistake {
        return given.find(RackOutlets.URL).isPresent()
                ? RedfishUnit.at(given, environment)
                : PowerUnit.at(PduSettings.of(given, environment));
    }
}
