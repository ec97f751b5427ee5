package org.wattladder.meter.source.pdu;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.wattladder.meter.source.OpenSource;
import org.wattladder.meter.source.OptionMistake;
import org.wattladder.meter.source.PowerSource;
import org.wattladder.meter.source.Probe;
import org.wattladder.meter.source.SourceOption;
import org.wattladder.meter.source.SourceRefused;
import org.wattladder.meter.source.SourceSettings;
import org.wattladder.model.time.TimeSource;
import org.wattladder.ptdaemon.codec.Channel;
import org.wattladder.ptdaemon.codec.Identity;

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
    public String name() {
        return "pdu";
    }

    @Override
    public Identity.Mode mode() {
        return Identity.Mode.POWER;
    }

    @Override
    public List<SourceOption> options() {
        return PduSettings.options();
    }

    @Override
    public Probe probe(SourceSettings given) throws OptionMistake {
        if (given.text("address").isEmpty()) {
            return Probe.no("it needs the option address=HOST of a unit.");
        }
        PduSettings settings = PduSettings.of(given, environment);
        try (PowerUnit unit = PowerUnit.at(settings)) {
            List<Channel> channels = unit.ask();
            return Probe.yes(settings.login() + " at " + settings.address() + ": "
                    + channels.stream()
                            .map(Channel::text)
                            .map(text -> text.substring(0, text.indexOf(",Volts")))
                            .collect(Collectors.joining("; ")));
        } catch (IOException silent) {
            return Probe.no(silent.getMessage() + ".");
        }
    }

    @Override
    public OpenSource open(SourceSettings given, TimeSource time) throws SourceRefused, OptionMistake {
        PduSettings settings = PduSettings.of(given, environment);
        try {
            PowerUnit unit = PowerUnit.at(settings);
            try {
                unit.ask();
            } catch (IOException unusable) {
                unit.close();
                throw unusable;
            }
            return OpenPdu.start(unit, settings, time);
        } catch (IOException silent) {
            throw new SourceRefused(silent.getMessage() + ".");
        }
    }
}
