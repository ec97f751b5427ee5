package org.wattladder.meter.source.hwmon;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.wattladder.meter.source.OpenSource;
import org.wattladder.meter.source.PowerSource;
import org.wattladder.meter.source.Probe;
import org.wattladder.meter.source.SourceFacts;
import org.wattladder.meter.source.SourceRefused;
import org.wattladder.meter.source.SourceSettings;
import org.wattladder.meter.source.poll.Pace;
import org.wattladder.meter.source.poll.PolledSource;
import org.wattladder.meter.source.sysfs.SmallFiles;
import org.wattladder.model.result.EvidenceTier;
import org.wattladder.model.text.ExceptionText;
import org.wattladder.model.time.TimeSource;
import org.wattladder.settings.Key;
import org.wattladder.settings.Kinds;

/** Power of the whole machine from the ACPI power meter. */
public final class HwmonSource implements PowerSource {
    private static final Pace.Keys PACE = Pace.keys(500, 3_000);
    private static final Key<String> METER = Key.optional(
            "meter",
            Kinds.text("a folder of the tree, for example hwmon2, or the maker's words"),
            "which meter, when there are several");

    private static final List<Key<?>> KEYS = Stream.concat(
                    Stream.<Key<?>>of(HwmonTree.ROOT, METER), PACE.all().stream())
            .toList();

    private final SmallFiles files;

    /** The source of this machine. */
    public HwmonSource() {
        this(SmallFiles.ofThisMachine());
    }

    HwmonSource(SmallFiles files) {
        this.files = files;
    }

    @Override
    public SourceFacts facts() {
        return SourceFacts.automatic(
                "hwmon",
                EvidenceTier.BMC,
                "The ACPI power meter of the whole machine (Linux hwmon, chip power_meter).");
    }

    @Override
    public List<Key<?>> keys() {
        return KEYS;
    }

    @Override
    public Probe probe(SourceSettings settings) {
        try {
            Sensor sensor = sensor(settings);
            Optional<String> trouble = tree(settings).trouble(sensor);
            if (trouble.isEmpty()) {
                trouble = SystemMeter.trouble(files.number(sensor.file())).map(why -> sensor.file() + ": " + why + ".");
            }
            return trouble.isPresent()
                    ? Probe.no(trouble.get())
                    : Probe.yes(sensor.file()
                            + new SystemMeter(sensor, files)
                                    .name()
                                    .map(average -> ", each value an " + average)
                                    .orElse(""));
        } catch (SourceRefused refused) {
            return Probe.no(ExceptionText.of(refused));
        } catch (IOException unreadable) {
            return Probe.no(ExceptionText.of(unreadable));
        }
    }

    @Override
    public OpenSource open(SourceSettings settings, TimeSource time) throws SourceRefused {
        return PolledSource.open(new SystemMeter(sensor(settings), files), PACE.of(settings), time);
    }

    private HwmonTree tree(SourceSettings settings) {
        return new HwmonTree(settings.get(HwmonTree.ROOT), files);
    }

    private Sensor sensor(SourceSettings settings) throws SourceRefused {
        List<Chip> meters = tree(settings).chips().stream()
                .flatMap(chip -> chip.wholeMachine().stream())
                .toList();
        if (meters.isEmpty()) {
            throw new SourceRefused(settings.get(HwmonTree.ROOT)
                    + " has no chip power_meter; the firmware offers no ACPI power meter, or the module"
                    + " acpi_power_meter is not loaded. Rails of other chips are the source rails.");
        }
        Optional<String> wanted = settings.find(METER);
        List<Sensor> chosen = meters.stream()
                .flatMap(chip -> chip.sensors().stream()
                        .filter(sensor ->
                                wanted.isEmpty() || chip.answersTo(wanted.get()) || sensor.answersTo(wanted.get())))
                .toList();
        if (chosen.size() != 1) {
            throw new SourceRefused((chosen.isEmpty() ? "none" : "more than one") + " of the meters "
                    + Chip.texts(meters) + " is meant; choose one by its folder or by its maker's words in"
                    + " parentheses: --option meter=hwmonN.");
        }
        return chosen.get(0);
    }
}
