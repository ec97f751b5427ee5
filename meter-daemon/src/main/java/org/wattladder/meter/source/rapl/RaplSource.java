package org.wattladder.meter.source.rapl;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import org.wattladder.meter.source.OpenSource;
import org.wattladder.meter.source.PowerSource;
import org.wattladder.meter.source.Probe;
import org.wattladder.meter.source.SourceFacts;
import org.wattladder.meter.source.SourceRefused;
import org.wattladder.meter.source.SourceSettings;
import org.wattladder.meter.source.hwmon.HwmonTree;
import org.wattladder.meter.source.poll.Unchanged;
import org.wattladder.meter.source.sysfs.Figure;
import org.wattladder.meter.source.sysfs.SmallFiles;
import org.wattladder.meter.source.sysfs.SummedFigures;
import org.wattladder.model.result.EvidenceTier;
import org.wattladder.model.text.ExceptionText;
import org.wattladder.model.time.TimeSource;
import org.wattladder.settings.Key;
import org.wattladder.settings.Kinds;

/** Power of the processor packages and their memory; not wall power. */
public final class RaplSource implements PowerSource {
    private static final Key<Path> ROOT =
            Key.of("root", Path.of("/sys/class/powercap"), Kinds.path("a folder"), "the powercap tree");
    private static final Key<String> DRAM = Key.of(
            "dram", "yes", Kinds.name(List.of("yes", "no")), "whether the memory zones are added to the packages");
    private static final Key<String> PSYS = Key.of(
            "psys",
            "no",
            Kinds.name(List.of("no", "only")),
            "whether the platform zone is read instead of packages and memory");
    private static final Key<Path> AMD_ROOT = Key.of(
            "amd-root",
            Path.of("/sys/class/hwmon"),
            Kinds.path("a folder"),
            "where the driver amd_energy is looked for");

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
    public SourceFacts facts() {
        return SourceFacts.automatic(
                "rapl",
                EvidenceTier.IN_BAND,
                "Energy counters inside the processor (powercap tree): packages and memory, not the wall.");
    }

    @Override
    public List<Key<?>> keys() {
        return List.of(ROOT, DRAM, PSYS, AMD_ROOT);
    }

    @Override
    public Probe probe(SourceSettings settings) {
        try {
            List<Zone> found = zones(settings);
            List<Zone> standing = movement.standing(found);
            List<Zone> zones = withoutStandingMemory(found, standing);
            if (zones.stream().anyMatch(standing::contains)) {
                return Probe.no(names(standing) + " of " + settings.get(ROOT)
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
    public OpenSource open(SourceSettings settings, TimeSource time) throws SourceRefused {
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

    private List<Zone> zones(SourceSettings settings) throws SourceRefused {
        boolean withMemory = settings.get(DRAM).equals("yes");
        if (settings.get(PSYS).equals("only")) {
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
        Path root = settings.get(AMD_ROOT);
        return Files.isDirectory(root) ? SocketCounters.zones(new HwmonTree(root, files)) : List.of();
    }

    private ZoneTree tree(SourceSettings settings) {
        return new ZoneTree(settings.get(ROOT), files);
    }
}
