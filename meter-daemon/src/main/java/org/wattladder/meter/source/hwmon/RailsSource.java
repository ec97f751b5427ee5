package org.wattladder.meter.source.hwmon;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import java.util.stream.Collectors;
import org.wattladder.meter.source.OpenSource;
import org.wattladder.meter.source.OptionMistake;
import org.wattladder.meter.source.PowerSource;
import org.wattladder.meter.source.Probe;
import org.wattladder.meter.source.SourceOption;
import org.wattladder.meter.source.SourceRefused;
import org.wattladder.meter.source.SourceSettings;
import org.wattladder.meter.source.poll.Pace;
import org.wattladder.meter.source.poll.Unchanged;
import org.wattladder.meter.source.sysfs.Figure;
import org.wattladder.meter.source.sysfs.SmallFiles;
import org.wattladder.meter.source.sysfs.SummedFigures;
import org.wattladder.model.text.ExceptionText;
import org.wattladder.model.time.TimeSource;

/** Power of single rails or chips, from any hwmon sensor that the user names; not wall power. */
public final class RailsSource implements PowerSource {
    private final SmallFiles files;

    /** The source of this machine. */
    public RailsSource() {
        this(SmallFiles.ofThisMachine());
    }

    RailsSource(SmallFiles files) {
        this.files = files;
    }

    @Override
    public String name() {
        return "rails";
    }

    @Override
    public List<SourceOption> options() {
        return List.of(
                new SourceOption("hwmon-root", "/sys/class/hwmon", "folder of the hwmon tree"),
                new SourceOption("chip", "", "name or folder of the chip, for example ina3221 or hwmon3"),
                new SourceOption("label", "", "labels or names of its sensors with commas between, or all"),
                new SourceOption("range-uj", "", "microjoules at which an energy counter wraps to zero"),
                Pace.STUCK);
    }

    @Override
    public Probe probe(SourceSettings settings) throws OptionMistake {
        Pace.stuckNanos(settings);
        range(settings);
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
    public OpenSource open(SourceSettings settings, TimeSource time) throws SourceRefused, OptionMistake {
        OptionalLong range = range(settings);
        List<Figure> figures =
                sensors(settings).stream().map(sensor -> sensor.figure(range)).toList();
        return new SummedFigures(figures, new Unchanged(Pace.stuckNanos(settings)), files, time);
    }

    private HwmonTree tree(SourceSettings settings) {
        return new HwmonTree(Path.of(settings.text("hwmon-root").orElseThrow()), files);
    }

    private List<Sensor> sensors(SourceSettings settings) throws SourceRefused {
        return RailChoice.sensors(tree(settings), settings.text("chip"), settings.text("label"));
    }

    private static OptionalLong range(SourceSettings settings) throws OptionMistake {
        OptionalDouble microjoules = settings.number("range-uj", 1, 9e15);
        return microjoules.isPresent() ? OptionalLong.of((long) microjoules.getAsDouble()) : OptionalLong.empty();
    }
}
