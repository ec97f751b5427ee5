package org.wattladder.meter.source.ipmi;

import java.io.IOException;
import java.util.List;
import java.util.Map;
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
import org.wattladder.model.result.EvidenceTier;
import org.wattladder.model.text.ExceptionText;
import org.wattladder.model.time.TimeSource;
import org.wattladder.settings.Key;
import org.wattladder.settings.Kinds;

/** Power of the whole machine as its management controller states it. */
public final class IpmiSource implements PowerSource {
    private static final Pace.Keys PACE = Pace.keys(1_000, 5_000);
    private static final Key<String> DEACTIVATED = Key.of(
            "deactivated",
            "error",
            Kinds.name(List.of("error", "accept")),
            "whether figures of a controller that says it measures none are errors");

    private static final List<Key<?>> KEYS = Stream.of(Connection.KEYS, List.of(DEACTIVATED), PACE.all())
            .<Key<?>>flatMap(List::stream)
            .toList();

    private final Map<String, String> environment;

    /** The source of this machine. */
    public IpmiSource() {
        this(System.getenv());
    }

    IpmiSource(Map<String, String> environment) {
        this.environment = Map.copyOf(environment);
    }

    @Override
    public SourceFacts facts() {
        return SourceFacts.automatic(
                "ipmi",
                EvidenceTier.BMC,
                "The management controller's reading of the whole machine (IPMI DCMI), through ipmitool.");
    }

    @Override
    public List<Key<?>> keys() {
        return KEYS;
    }

    @Override
    public Probe probe(SourceSettings settings) throws OptionMistake {
        boolean inactiveToo = inactiveToo(settings);
        try {
            Ipmitool tool = Connection.of(settings, environment);
            DcmiForm form = form(tool);
            DcmiPower power = tool.readPatiently(form);
            Answer answer = power.answer(inactiveToo);
            return new Probe(answer.usable(), power.sentence() + form.note());
        } catch (SourceRefused | IOException refused) {
            return Probe.no(ExceptionText.of(refused));
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            return Probe.no("the probe was interrupted");
        }
    }

    @Override
    public OpenSource open(SourceSettings settings, TimeSource time) throws SourceRefused, OptionMistake {
        Ipmitool tool = Connection.of(settings, environment);
        Pace pace = PACE.of(settings);
        try {
            return PolledSource.open(new IpmiController(tool, form(tool), inactiveToo(settings)), pace, time);
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            throw new SourceRefused("opening was interrupted");
        }
    }

    private static DcmiForm form(Ipmitool tool) throws SourceRefused, InterruptedException {
        try {
            return tool.workingForm();
        } catch (IOException refused) {
            throw new SourceRefused(ExceptionText.of(refused));
        }
    }

    private static boolean inactiveToo(SourceSettings settings) {
        return settings.get(DEACTIVATED).equals("accept");
    }
}
