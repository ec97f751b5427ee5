package org.wattladder.meter.source.rapl;

import java.nio.file.Files;
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
import org.wattladder.meter.source.hwmon.HwmonTree;
import org.wattladder.meter.source.poll.Unchanged;
import org.wattladder.meter.source.sysfs.Figure;
import org.wattladder.meter.source.sysfs.SmallFiles;
import org.wattladder.meter.source.sysfs.SummedFigures;
import org.wattladder.model.text.ExceptionText;
import org.wattladder.model.time.TimeSource;

/** Power of the processor packages and their memory; not wall power. */
public final class RaplSource implements PowerSource {
    private final SmallFiles files;
    private final Movement movement;

    /** The source of this machine. */
    public RaplSource() {
        this(SmallFiles.ofThisMachine());
    }

    RaplSource(SmallFiles files) {
        this(Movement.ofThisMachine(files));
    }

    RaplSource(Movement movement) {
        this.files = movement.files();
        this.movement = movement;
    }

    @Override
    public String name() {
        return "rapl";
    }

    @Override
    public List<SourceOption> options() {
        return List.of(
                new SourceOption("root", "/sys/class/powercap", "folder of the powercap tree"),
                new SourceOption("dram", "yes", "yes or no: whether the memory zones are added to the packages"),
                new SourceOption("psys", "no", "no, or only: the platform zone instead of packages and memory"),
                new SourceOption(
                        "amd-root", "/sys/class/hwmon", "folder in which the driver amd_energy is looked for"));
    }

    @Override
    public Probe probe(SourceSettings settings) throws OptionMistake {
        try {
            List<Zone> found = zones(settings);
            List<Zone> standing = movement.standing(found);
            List<Zone> zones = withoutStandingMemory(found, standing);
            if (zones.stream().anyMatch(standing::contains)) {
                return Probe.no(names(standing) + " of " + settings.text("root").orElseThrow()
                        + " stands still and measures nothing; in a virtual machine run the meter on its host.");
            }
            boolean unused = tree(settings).hasPlatformZone() && zones.stream().noneMatch(Zone::isPlatform);
            return Probe.yes(names(zones)
                    + (standing.isEmpty() ? "" : "; dram stands still and is left out, as dram=no does")
                    + (unused ? "; psys is there too and not added (psys=only measures it instead)" : ""));
        } catch (SourceRefused refused) {
            return Probe.no(ExceptionText.of(refused));
        }
    }

    @Override
    public OpenSource open(SourceSettings settings, TimeSource time) throws SourceRefused, OptionMistake {
        List<Zone> found = zones(settings);
        List<Zone> zones = found.stream().anyMatch(Zone::isMemory)
                ? withoutStandingMemory(found, movement.standing(found))
                : found;
        List<Figure> counters = zones.stream().map(Zone::figure).toList();
        return new SummedFigures(counters, Unchanged.never(), files, time);
    }

    /** All memory is left out when some of it stands still while processors count: part of it would be no sum. */
    private static List<Zone> withoutStandingMemory(List<Zone> zones, List<Zone> standing) {
        boolean deadMemory = standing.stream().anyMatch(Zone::isMemory) && standing.size() < zones.size();
        return deadMemory ? zones.stream().filter(zone -> !zone.isMemory()).toList() : zones;
    }

    private static String names(List<Zone> zones) {
        return zones.stream().map(Zone::name).collect(Collectors.joining(" + "));
    }

    private List<Zone> zones(SourceSettings settings) throws SourceRefused, OptionMistake {
        boolean withMemory = choice(settings, "dram", "yes", "no");
        if (choice(settings, "psys", "only", "no")) {
            return tree(settings).platform();
        }
        try {
            return tree(settings).packages(withMemory);
        } catch (SourceRefused noPowercap) {
            List<Zone> sockets = sockets(settings);
            if (sockets.isEmpty()) {
                throw noPowercap;
            }
            return sockets;
        }
    }

    private List<Zone> sockets(SourceSettings settings) throws SourceRefused {
        Path root = Path.of(settings.text("amd-root").orElseThrow());
        return Files.isDirectory(root) ? SocketCounters.zones(new HwmonTree(root, files)) : List.of();
    }

    private ZoneTree tree(SourceSettings settings) {
        return new ZoneTree(Path.of(settings.text("root").orElseThrow()), files);
    }

    private static boolean choice(SourceSettings settings, String name, String yes, String no) throws OptionMistake {
        String text = settings.text(name).orElseThrow();
        if (!text.equals(yes) && !text.equals(no)) {
            throw new OptionMistake(
                    "option " + name + "=" + text + " of source rapl must be " + yes + " or " + no + ".");
        }
        return text.equals(yes);
    }
}
