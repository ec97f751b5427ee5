package org.wattladder.chauffeur.config.meter;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import org.wattladder.model.meter.MeterSource;
import org.wattladder.model.plan.MeterPlan;
import org.wattladder.model.result.MeterFacts.Quantity;
import org.wattladder.settings.ConfigFolder;
import org.wattladder.settings.ConfigLayers;
import org.wattladder.settings.problem.Names;
import org.wattladder.settings.problem.Problems;

/** Turns {@code --meter} and {@code --sensor} into plans. */
public final class MeterOptions {
    private static final String NONE = "none";

    /** A source with options, or an address, has a colon and begins with neither a point nor a slash. */
    private static final Pattern PATH = Pattern.compile("\\.{0,2}/.*|[^:]*/[^:]*|[^:]*\\.ya?ml");

    private final ConfigFolder files;

    /** Reads named files from {@code meters} in this configuration. */
    public MeterOptions(ConfigLayers config) {
        this.files = config.folder("meters", "meters file");
    }

    /** Names of the meters files in the configuration directory. */
    public List<String> names() {
        return files.names();
    }

    /**
     * All meters and sensors that the options name; notes every problem.
     *
     * @param hosts names of the hosts of the run
     */
    public MeterSet read(List<String> meters, List<String> sensors, List<String> hosts, Problems problems) {
        DeviceOption power = new DeviceOption("--meter", "power", Quantity.POWER, LocalMeters.POWER_SAMPLING_MILLIS);
        DeviceOption temperature =
                new DeviceOption("--sensor", "inlet", Quantity.TEMPERATURE, LocalMeters.TEMPERATURE_SAMPLING_MILLIS);
        MeterSet all = MeterSet.empty();
        for (String argument : given(power, meters, List.of(MeterSource.AUTO), problems)) {
            all = all.plus(meter(power, argument, hosts, problems));
        }
        for (String argument : given(temperature, sensors, List.of(), problems)) {
            all = all.plus(new MeterSet(
                    List.of(),
                    temperature
                            .device(argument, MeterSource.namesOf(Quantity.TEMPERATURE), problems)
                            .map(List::of)
                            .orElse(List.of())));
        }
        MeterSet named = new MeterSet(all.meters(), sensors.contains(NONE) ? List.of() : all.sensors());
        refuseTwins(named, problems);
        return named;
    }

    private MeterSet meter(DeviceOption power, String argument, List<String> hosts, Problems problems) {
        boolean path = PATH.matcher(argument).matches();
        boolean file = path || (!argument.contains(":") && !powerSources().contains(argument));
        if (!file) {
            return new MeterSet(
                    power.device(argument, powerSources(), problems)
                            .map(List::of)
                            .orElse(List.of()),
                    List.of());
        }
        if (!path && !names().contains(argument)) {
            List<String> known = new ArrayList<>(powerSources());
            known.add(NONE);
            known.addAll(names());
            problems.add(
                    power.option(),
                    "\"" + argument + "\" is no source, no HOST:PORT and no file in " + files.places()
                            + new Names(known).hint(argument));
            return MeterSet.empty();
        }
        Optional<Path> found = files.named(argument, power.option(), problems);
        return found.map(each -> MeterFile.read(each, hosts, problems)).orElse(MeterSet.empty());
    }

    private static List<String> given(
            DeviceOption option, List<String> arguments, List<String> standard, Problems problems) {
        if (arguments.contains(NONE)) {
            if (arguments.size() > 1) {
                problems.add(option.option(), "none cannot stand beside others");
            }
            return List.of();
        }
        return arguments.isEmpty() ? standard : arguments;
    }

    private static List<String> powerSources() {
        List<String> names = new ArrayList<>(MeterSource.namesOf(Quantity.POWER));
        names.add(MeterSource.AUTO);
        return names;
    }

    private static void refuseTwins(MeterSet set, Problems problems) {
        List<String> names = new ArrayList<>();
        set.meters().stream().map(MeterPlan::name).forEach(names::add);
        set.sensors().stream().map(MeterPlan::name).forEach(names::add);
        names.stream()
                .filter(name -> Collections.frequency(names, name) > 1)
                .distinct()
                .forEach(name -> problems.add("--meter", "two meters or sensors have the name \"" + name + "\""));
    }
}
