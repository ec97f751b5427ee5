package org.wattladder.meter.source.estimate;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.wattladder.meter.source.OpenSource;
import org.wattladder.meter.source.OptionMistake;
import org.wattladder.meter.source.PowerSource;
import org.wattladder.meter.source.Probe;
import org.wattladder.meter.source.SourceOption;
import org.wattladder.meter.source.SourceRefused;
import org.wattladder.meter.source.SourceSettings;
import org.wattladder.model.result.EvidenceTier;
import org.wattladder.model.text.ExceptionText;
import org.wattladder.model.time.TimeSource;

/** Power estimated from the utilisation of the processors in {@code /proc/stat}. */
public final class EstimateSource implements PowerSource {
    private static final double MOST_WATTS = 100_000;

    @Override
    public String name() {
        return "estimate";
    }

    @Override
    public EvidenceTier tier() {
        return EvidenceTier.ESTIMATED;
    }

    @Override
    public String description() {
        return "a model of processor utilisation (/proc/stat); no electrical measurement, see docs/estimate.md";
    }

    @Override
    public boolean automatic() {
        return true;
    }

    @Override
    public List<SourceOption> options() {
        return List.of(
                new SourceOption("proc-root", "/proc", "folder that holds the file stat"),
                new SourceOption("idle-watts", "", "watts at no load; default 20 + 1 per logical CPU"),
                new SourceOption("full-watts", "", "watts at full load; default 20 + 5 per logical CPU"),
                new SourceOption("exponent", "0.7", "bend of the curve between them, 0.1 to 3; 1 is a straight line"));
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
        double idleWatts = settings.number("idle-watts", 0.1, MOST_WATTS).orElse(PowerModel.idleWattsOf(logicalCpus));
        double fullWatts = settings.number("full-watts", 0.1, MOST_WATTS)
                .orElse(Math.max(idleWatts, PowerModel.fullWattsOf(logicalCpus)));
        if (fullWatts < idleWatts) {
            throw new OptionMistake("option full-watts=" + fullWatts
                    + " of source estimate must not be below idle-watts=" + idleWatts + ".");
        }
        return new PowerModel(
                idleWatts, fullWatts, settings.number("exponent", 0.1, 3).orElseThrow());
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
        return Path.of(settings.text("proc-root").orElseThrow(), "stat");
    }
}
