package org.wattladder.meter.source.rapl;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import org.wattladder.meter.source.OpenSource;
import org.wattladder.meter.source.OptionMistake;
import org.wattladder.meter.source.PowerSource;
import org.wattladder.meter.source.Probe;
import org.wattladder.meter.source.SourceOption;
import org.wattladder.meter.source.SourceRefused;
import org.wattladder.meter.source.SourceSettings;
import org.wattladder.model.result.EvidenceTier;
import org.wattladder.model.time.TimeSource;
import org.wattladder.ptdaemon.codec.Identity;

/** Power of the processor packages and their memory; not wall power. */
public final class RaplSource implements PowerSource {
    private final CounterFiles files;

    /** The source of this machine. */
    public RaplSource() {
        this(CounterFiles.ofThisMachine());
    }

    RaplSource(CounterFiles files) {
        this.files = files;
    }

    @Override
    public String name() {
        return "rapl";
    }

    @Override
    public Identity.Mode mode() {
        return Identity.Mode.POWER;
    }

    @Override
    public EvidenceTier tier() {
        return EvidenceTier.IN_BAND;
    }

    @Override
    public String description() {
        return "energy counters of the processor packages and their memory (Linux powercap); not wall power";
    }

    @Override
    public boolean automatic() {
        return true;
    }

    @Override
    public List<SourceOption> options() {
        return List.of(
                new SourceOption("root", "/sys/class/powercap", "folder of the powercap tree"),
                new SourceOption("dram", "yes", "yes or no: whether the memory zones are added to the packages"));
    }

    @Override
    public Probe probe(SourceSettings settings) throws OptionMistake {
        try {
            ZoneTree tree = tree(settings);
            String zones =
                    tree.counted(withMemory(settings)).stream().map(Zone::name).collect(Collectors.joining(" + "));
            return Probe.yes(zones + (tree.hasPlatformZone() ? "; psys is there too and not added" : ""));
        } catch (SourceRefused refused) {
            return Probe.no(refused.getMessage());
        }
    }

    @Override
    public OpenSource open(SourceSettings settings, TimeSource time) throws SourceRefused, OptionMistake {
        return new OpenRapl(tree(settings).counted(withMemory(settings)), files, time);
    }

    private ZoneTree tree(SourceSettings settings) {
        return new ZoneTree(Path.of(settings.text("root").orElseThrow()), files);
    }

    private static boolean withMemory(SourceSettings settings) throws OptionMistake {
        String text = settings.text("dram").orElseThrow();
        return switch (text) {
            case "yes" -> true;
            case "no" -> false;
            default -> throw new OptionMistake("option dram=" + text + " of source rapl must be yes or no.");
        };
    }
}
