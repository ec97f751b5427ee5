package org.wattladder.meter.source.hwmon;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.wattladder.meter.source.OpenSource;
import org.wattladder.meter.source.OptionMistake;
import org.wattladder.meter.source.PowerSource;
import org.wattladder.meter.source.Probe;
import org.wattladder.meter.source.SourceOption;
import org.wattladder.meter.source.SourceRefused;
import org.wattladder.meter.source.SourceSettings;
import org.wattladder.meter.source.poll.Pace;
import org.wattladder.meter.source.poll.PolledSource;
import org.wattladder.meter.source.sysfs.SmallFiles;
import org.wattladder.model.text.ExceptionText;
import org.wattladder.model.time.TimeSource;

/** Power of the whole machine from the ACPI power meter. */
public final class HwmonSource implements PowerSource {
    private static final int POLL_MILLIS = 500;
    private static final int UPDATE_MILLIS = 3_000;

    private final SmallFiles files;

    /** The source of this machine. */
    public HwmonSource() {
        this(SmallFiles.ofThisMachine());
    }

    HwmonSource(SmallFiles files) {
        this.files = files;
    }

    @Override
    public String name() {
        return "hwmon";
    }

    @Override
    public List<SourceOption> options() {
        List<SourceOption> options = new ArrayList<>();
        options.add(new SourceOption("hwmon-root", "/sys/class/hwmon", "folder of the hwmon tree"));
        options.add(new SourceOption(
                "meter", "", "folder of the meter, for example hwmon2, or its maker's words, when there are several"));
        options.addAll(Pace.options(POLL_MILLIS, UPDATE_MILLIS));
        return List.copyOf(options);
    }

    @Override
    public Probe probe(SourceSettings settings) throws OptionMistake {
        Pace.of(settings);
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
    public OpenSource open(SourceSettings settings, TimeSource time) throws SourceRefused, OptionMistake {
        return PolledSource.open(new SystemMeter(sensor(settings), files), Pace.of(settings), time);
    }

    private HwmonTree tree(SourceSettings settings) {
        return new HwmonTree(Path.of(settings.text("hwmon-root").orElseThrow()), files);
    }

    private Sensor sensor(SourceSettings settings) throws SourceRefused {
        List<Chip> meters = tree(settings).chips().stream()
                .flatMap(chip -> chip.wholeMachine().stream())
                .toList();
        if (meters.isEmpty()) {
            throw new SourceRefused(settings.text("hwmon-root").orElseThrow()
                    + " has no chip power_meter; the firmware offers no ACPI power meter, or the module"
                    + " acpi_power_meter is not loaded. Rails of other chips are the source rails.");
        }
        Optional<String> wanted = settings.text("meter");
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
