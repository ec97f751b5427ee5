package org.wattladder.meter.source.redfish;

import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
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
import org.wattladder.model.result.EvidenceTier;
import org.wattladder.model.text.ExceptionText;
import org.wattladder.model.time.TimeSource;
import org.wattladder.settings.Key;
import org.wattladder.settings.Kinds;

/** Power of the whole machine as its management controller states it over the network. */
public final class RedfishSource implements PowerSource {
    private static final Pace.Keys PACE = Pace.keys(1_000, 5_000);
    private static final Key<String> CHASSIS =
            Key.optional("chassis", Kinds.text("an id"), "which chassis, when several state power");
    private static final Key<String> SENSOR =
            Key.optional("sensor", Kinds.text("an id"), "of a sensor of power, instead of what the chassis states");
    private static final Key<Long> LIMIT =
            Key.of("limit-millis", 5_000L, Kinds.whole(500, 60_000), "time for one answer");

    private static final String AUTO = "auto";
    private static final String ENERGY = "energy";
    private static final Key<String> FIGURE = Key.of(
            "figure",
            AUTO,
            Kinds.oneOf(List.of(AUTO, "watts", ENERGY), String::valueOf),
            "watts as stated, or from a counter of energy; auto takes a counter that moves with every question");
    private static final double NANOS_PER_SECOND = 1e9;
    private static final int QUESTIONS_MISSED = 10;

    private static final List<Key<?>> KEYS = Stream.of(
                    ClientSettings.KEYS, List.of(CHASSIS, SENSOR, FIGURE, LIMIT), PACE.all())
            .<Key<?>>flatMap(List::stream)
            .toList();

    private final Map<String, String> environment;

    /** The source as this process knows passwords. */
    public RedfishSource() {
        this(System.getenv());
    }

    RedfishSource(Map<String, String> environment) {
        this.environment = Map.copyOf(environment);
    }

    @Override
    public SourceFacts facts() {
        return SourceFacts.byName("redfish", EvidenceTier.BMC, "A management controller, over the network (Redfish).");
    }

    @Override
    public List<Key<?>> keys() {
        return KEYS;
    }

    @Override
    public Probe probe(SourceSettings settings) throws OptionMistake {
        if (settings.find(ClientSettings.URL).isEmpty()) {
            return Probe.no("no controller is named; --option url=https://HOST names one.");
        }
        try (RedfishClient client = ClientSettings.client(settings, environment, limit(settings))) {
            PowerPlace place = place(client, settings);
            Answer answer = new RedfishController(client, place).ask();
            String counter = counter(place, () -> answer, settings)
                    .map(chosen -> "; watts come from " + chosen.text())
                    .orElse("");
            return new Probe(answer.usable(), place.text() + " states " + answer.text() + counter);
        } catch (SourceRefused | IOException refused) {
            return Probe.no(ExceptionText.of(refused));
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            return Probe.no("the probe was interrupted");
        }
    }

    @Override
    public OpenSource open(SourceSettings settings, TimeSource time) throws SourceRefused, OptionMistake {
        Pace pace = PACE.of(settings);
        RedfishClient client = ClientSettings.client(settings, environment, limit(settings));
        try {
            PowerPlace place = place(client, settings);
            RedfishController stated = new RedfishController(client, place);
            SlowDevice device = counter(place, stated::ask, settings)
                    .<SlowDevice>map(
                            chosen -> new EnergyController(client, chosen, time, QUESTIONS_MISSED * pace.pollNanos()))
                    .orElse(stated);
            return PolledSource.open(device, pace, time);
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
        return new Discovery(client, settings.find(CHASSIS), settings.find(SENSOR)).find();
    }

    /** What the place states now. */
    private interface Stated {
        Answer ask() throws IOException, InterruptedException;
    }

    /** The counter to use; empty for the watts as stated, which are asked for only where a counter is. */
    private static Optional<EnergyCounter> counter(PowerPlace place, Stated stated, SourceSettings settings)
            throws OptionMistake, SourceRefused, IOException, InterruptedException {
        String figure = settings.get(FIGURE);
        if (figure.equals(ENERGY)) {
            return Optional.of(place.energy()
                    .orElseThrow(() -> new SourceRefused(
                            "the chassis of " + place.text() + " states no counter of energy; leave figure=auto.")));
        }
        if (!figure.equals(AUTO) || place.energy().isEmpty()) {
            return Optional.empty();
        }
        Answer answer = stated.ask();
        double seconds = PACE.of(settings).pollNanos() / NANOS_PER_SECOND;
        return place.energy().filter(counter -> answer.usable() && counter.fineEnough(answer.sum(), seconds));
    }

    private static Duration limit(SourceSettings settings) {
        return Duration.ofMillis(settings.get(LIMIT));
    }
}
