package org.wattladder.meter.source.hwmon;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Collectors;
import org.wattladder.meter.source.OpenSource;
import org.wattladder.meter.source.PowerSource;
import org.wattladder.meter.source.Probe;
import org.wattladder.meter.source.SourceFacts;
import org.wattladder.meter.source.SourceRefused;
import org.wattladder.meter.source.SourceSettings;
import org.wattladder.meter.source.poll.Pace;
import org.wattladder.meter.source.poll.Unchanged;
import org.wattladder.meter.source.sysfs.Figure;
import org.wattladder.meter.source.sysfs.SmallFiles;
import org.wattladder.meter.source.sysfs.SummedFigures;
import org.wattladder.model.result.EvidenceTier;
import org.wattladder.model.text.ExceptionText;
import org.wattladder.model.time.TimeSource;
import org.wattladder.settings.Key;
import org.wattladder.settings.Kinds;

/** Power of single rails or chips, from any hwmon sensor that the user names; not wall power. */
public final class RailsSource implements PowerSource {
    private static final Key<String> CHIP = Key.optional(
            "chip", Kinds.text("a name or folder of the tree, for example ina3221 or hwmon3"), "which chip");
    private static final Key<String> LABEL =
            Key.optional("label", Kinds.text("labels or names with commas between, or all"), "which of its sensors");
    private static final Key<Double> RANGE =
            Key.optional("range-uj", Kinds.decimal(1, 9e15), "microjoules at which an energy counter wraps to zero");

    private final SmallFiles files;

    /** The source of this machine. */
    public RailsSource() {
        this(SmallFiles.ofThisMachine());
    }

    RailsSource(SmallFiles files) {
        this.files = files;
    }

    @Override
    public SourceFacts facts() {
        return SourceFacts.byName(
                "rails",
                EvidenceTier.IN_BAND,
                "Power and energy sensors of single chips (Linux hwmon: ina2xx, ina3221, amdgpu), not the wall.");
    }

    @Override
    public List<Key<?>> keys() {
        return List.of(HwmonTree.ROOT, CHIP, LABEL, RANGE, Pace.STUCK);
    }

    @Override
    public Probe probe(SourceSettings settings) {
        try {
            List<Sensor> sensors = sensors(settings);
            for (Sensor sensor : sensors) {
                Optional<String> trouble = tree(settings).trouble(sensor);
                if (trouble.isPresent()) {
                    return Probe.no(trouble.get());
                }
            }
            return Probe.yes(sensors.get(0).file().getParent() + ": "
                    + sensors.stream().map(Sensor::text).collect(Collectors.joining(" + "))
                    + (sensors.get(0).milliamperes().isPresent() ? ", volts times amperes" : ""));
        } catch (SourceRefused refused) {
            return Probe.no(ExceptionText.of(refused));
        }
    }

    @Override
    public OpenSource open(SourceSettings settings, TimeSource time) throws SourceRefused {
        OptionalLong range = range(settings);
        List<Figure> figures =
                sensors(settings).stream().map(sensor -> sensor.figure(range)).toList();
        return new SummedFigures(figures, new Unchanged(Pace.stuckNanos(settings)), files, time);
    }

    private HwmonTree tree(SourceSettings settings) {
        return new HwmonTree(settings.get(HwmonTree.ROOT), files);
    }

    private List<Sensor> sensors(SourceSettings settings) throws SourceRefused {
        return RailChoice.sensors(tree(settings), settings.find(CHIP), settings.find(LABEL));
    }

    private static OptionalLong range(SourceSettings settings) {
        return settings.find(RANGE).stream().mapToLong(Double::longValue).findFirst();
    }
}
