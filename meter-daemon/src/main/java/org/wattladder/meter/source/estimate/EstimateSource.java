package org.wattladder.meter.source.estimate;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
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
import org.wattladder.settings.Kind;
import org.wattladder.settings.Kinds;

/** Power estimated from the utilisation of the processors in {@code /proc/stat}. */
public final class EstimateSource implements PowerSource {
    private static final Kind<Double> WATTS = Kinds.decimal(0.1, 100_000);
    private static final Key<Path> PROC_ROOT =
            Key.of("proc-root", Path.of("/proc"), Kinds.path("a folder"), "that holds the file stat");
    private static final Key<Double> IDLE_WATTS =
            Key.optional("idle-watts", WATTS, "watts at no load; without it 20 + 1 per logical CPU");
    private static final Key<Double> FULL_WATTS =
            Key.optional("full-watts", WATTS, "watts at full load; without it 20 + 5 per logical CPU");
    private static final Key<Double> EXPONENT =
            Key.of("exponent", 0.7, Kinds.decimal(0.1, 3), "bend of the curve between them; 1 is a straight line");

    @Override
    public SourceFacts facts() {
        return SourceFacts.automatic(
                "estimate",
                EvidenceTier.ESTIMATED,
                "A model from the host's CPU utilisation, no electrical measurement at all.");
    }

    @Override
    public List<Key<?>> keys() {
        return List.of(PROC_ROOT, IDLE_WATTS, FULL_WATTS, EXPONENT);
    }

    @Override
    public Probe probe(SourceSettings settings) throws OptionMistake {
        try {
            PowerModel model = model(settings);
            return Probe.yes(String.format(
                    Locale.ROOT,
                    "model %.1f W + %.1f W x utilisation^%.2f",
                    model.idleWatts(),
                    model.fullWatts() - model.idleWatts(),
                    model.exponent()));
        } catch (SourceRefused refused) {
            return Probe.no(ExceptionText.of(refused));
        }
    }

    @Override
    public OpenSource open(SourceSettings settings, TimeSource time) throws SourceRefused, OptionMistake {
        return new OpenEstimate(procStat(settings), model(settings));
    }

    private static PowerModel model(SourceSettings settings) throws SourceRefused, OptionMistake {
        int logicalCpus = now(procStat(settings)).logicalCpus();
        double idleWatts = settings.find(IDLE_WATTS).orElse(PowerModel.idleWattsOf(logicalCpus));
        double fullWatts = settings.find(FULL_WATTS).orElse(Math.max(idleWatts, PowerModel.fullWattsOf(logicalCpus)));
        if (fullWatts < idleWatts) {
            throw new OptionMistake("option full-watts=" + fullWatts
                    + " of source estimate must not be below idle-watts=" + idleWatts + ".");
        }
        return new PowerModel(idleWatts, fullWatts, settings.get(EXPONENT));
    }

    private static CpuTimes now(Path procStat) throws SourceRefused {
        try {
            return OpenEstimate.read(procStat)
                    .orElseThrow(() -> new SourceRefused(procStat + " does not start with a line of processor times."));
        } catch (IOException unreadable) {
            throw new SourceRefused(procStat + " cannot be read ("
                    + unreadable.getClass().getSimpleName() + "); the estimate needs Linux.");
        }
    }

    private static Path procStat(SourceSettings settings) {
        return settings.get(PROC_ROOT).resolve("stat");
    }
}
