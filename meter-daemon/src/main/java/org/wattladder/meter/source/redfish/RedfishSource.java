package org.wattladder.meter.source.redfish;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.wattladder.meter.source.OpenSource;
import org.wattladder.meter.source.OptionMistake;
import org.wattladder.meter.source.PowerSource;
import org.wattladder.meter.source.Probe;
import org.wattladder.meter.source.SourceOption;
import org.wattladder.meter.source.SourceRefused;
import org.wattladder.meter.source.SourceSettings;
import org.wattladder.meter.source.poll.Answer;
import org.wattladder.meter.source.poll.Pace;
import org.wattladder.meter.source.poll.PolledSource;
import org.wattladder.model.text.ExceptionText;
import org.wattladder.model.time.TimeSource;

/** Power of the whole machine as its management controller states it over the network. */
public final class RedfishSource implements PowerSource {
    private static final int POLL_MILLIS = 1_000;
    private static final int UPDATE_MILLIS = 5_000;

    private final Map<String, String> environment;

    /** The source as this process knows passwords. */
    public RedfishSource() {
        this(System.getenv());
    }

    RedfishSource(Map<String, String> environment) {
        this.environment = Map.copyOf(environment);
    }

    @Override
    public String name() {
        return "redfish";
    }

    @Override
    public List<SourceOption> options() {
        List<SourceOption> options = new ArrayList<>(ClientSettings.options());
        options.addAll(List.of(
                new SourceOption("chassis", "", "id of the chassis, when several state power"),
                new SourceOption("sensor", "", "id of a sensor of power, instead of what the chassis states"),
                new SourceOption("limit-millis", "5000", "time for one answer, 500 to 60000")));
        options.addAll(Pace.options(POLL_MILLIS, UPDATE_MILLIS));
        return List.copyOf(options);
    }

    @Override
    public Probe probe(SourceSettings settings) throws OptionMistake {
        Pace.of(settings);
        if (settings.text("url").isEmpty()) {
            return Probe.no("no controller is named; --option url=https://HOST names one.");
        }
        try (RedfishClient client = ClientSettings.client(settings, environment, limit(settings))) {
            PowerPlace place = place(client, settings);
            Answer answer = new RedfishController(client, place).ask();
            return new Probe(answer.usable(), place.text() + " states " + answer.text());
        } catch (SourceRefused | IOException refused) {
            return Probe.no(ExceptionText.of(refused));
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            return Probe.no("the probe was interrupted");
        }
    }

    @Override
    public OpenSource open(SourceSettings settings, TimeSource time) throws SourceRefused, OptionMistake {
        Pace pace = Pace.of(settings);
        RedfishClient client = ClientSettings.client(settings, environment, limit(settings));
        try {
            return PolledSource.open(new RedfishController(client, place(client, settings)), pace, time);
        } catch (IOException refused) {
            client.close();
            throw new SourceRefused(ExceptionText.of(refused));
        } catch (SourceRefused refused) {
            client.close();
            throw refused;
        } catch (InterruptedException stopped) {
            client.close();
            Thread.currentThread().interrupt();
            throw new SourceRefused("opening was interrupted");
        }
    }

    private static PowerPlace place(RedfishClient client, SourceSettings settings)
            throws SourceRefused, IOException, InterruptedException {
        return new Discovery(client, settings.text("chassis"), settings.text("sensor")).find();
    }

    private static Duration limit(SourceSettings settings) throws OptionMistake {
        return Duration.ofMillis(
                Math.round(settings.number("limit-millis", 500, 60_000).orElseThrow()));
    }
}
