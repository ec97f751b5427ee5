package org.wattladder.meter.catalogue;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.wattladder.meter.source.OptionMistake;
import org.wattladder.meter.source.PowerSource;
import org.wattladder.meter.source.Probe;
import org.wattladder.meter.source.SourceRefused;
import org.wattladder.meter.source.SourceSettings;
import org.wattladder.settings.Key;
import org.wattladder.settings.problem.Names;

/** Chooses a source by name, or the best one that can measure here. */
public final class SourceChoice {
    /** The word for the best source found. */
    public static final String AUTO = "auto";

    private final List<PowerSource> sources;
    private final Map<String, String> options;
    private final Map<String, String> ifKnown;

    /**
     * A choice among sources that all measure the same.
     *
     * @param options as given; with {@code auto} each goes to the sources that know it
     * @param ifKnown options of no effect in a source that does not know them
     */
    public SourceChoice(PowerSources sources, Map<String, String> options, Map<String, String> ifKnown) {
        this.sources = sources.sources();
        this.options = Map.copyOf(options);
        this.ifKnown = Map.copyOf(ifKnown);
    }

    /**
     * Finds the source.
     *
     * @param name of a source, or {@code auto}
     * @param told hears one line per source that {@code auto} looked at
     * @throws SourceRefused when it, or with {@code auto} every source, cannot measure here
     * @throws OptionMistake when the name or an option is unknown
     */
    public Choice choose(String name, Consumer<String> told) throws SourceRefused, OptionMistake {
        if (name.equals(AUTO)) {
            return best(told);
        }
        PowerSource source = named(name);
        SourceSettings settings = settings(source, options);
        Probe probe = source.probe(settings);
        if (!probe.measures()) {
            throw new SourceRefused("source " + name + " cannot measure here: " + probe.sentence());
        }
        return new Choice(source, settings);
    }

    /**
     * One stable line for the source of this name, or for every source with {@code auto}: {@code <name>: yes|no|by-name:
     * <sentence>}.
     */
    public List<ProbeLine> probe(String name) throws OptionMistake {
        if (!name.equals(AUTO)) {
            PowerSource source = named(name);
            return List.of(new ProbeLine(source, source.probe(settings(source, options))));
        }
        refuseUnknownOptions();
        List<ProbeLine> lines = new ArrayList<>();
        for (PowerSource source : sources) {
            lines.add(new ProbeLine(source, source.probe(settingsKnownTo(source))));
        }
        return List.copyOf(lines);
    }

    private Choice best(Consumer<String> told) throws SourceRefused, OptionMistake {
        refuseUnknownOptions();
        for (PowerSource source : sources) {
            if (source.facts().automatic()) {
                SourceSettings settings = settingsKnownTo(source);
                Probe probe = source.probe(settings);
                told.accept("auto: " + new ProbeLine(source, probe).text());
                if (probe.measures()) {
                    return new Choice(source, settings);
                }
            }
        }
        throw new SourceRefused("no source can measure here by itself; name one of: " + names() + ".");
    }

    private PowerSource named(String name) throws OptionMistake {
        Optional<PowerSource> found =
                sources.stream().filter(source -> source.name().equals(name)).findFirst();
        return found.orElseThrow(
                () -> new OptionMistake("there is no source \"" + name + "\"" + new Names(namesWithAuto()).hint(name)));
    }

    private List<String> namesWithAuto() {
        return Stream.concat(Stream.of(AUTO), sources.stream().map(PowerSource::name))
                .toList();
    }

    private String names() {
        return sources.stream().map(PowerSource::name).collect(Collectors.joining(", "));
    }

    private void refuseUnknownOptions() throws OptionMistake {
        for (String option : options.keySet()) {
            if (sources.stream().noneMatch(source -> source.knows(option))) {
                throw new OptionMistake("no source has an option \"" + option + "\""
                        + new Names(sources.stream()
                                        .flatMap(source -> source.keys().stream())
                                        .map(Key::name)
                                        .distinct()
                                        .sorted()
                                        .toList())
                                .hint(option));
            }
        }
    }

    private SourceSettings settingsKnownTo(PowerSource source) throws OptionMistake {
        Map<String, String> known = new HashMap<>(options);
        known.keySet().removeIf(option -> !source.knows(option));
        return settings(source, known);
    }

    private SourceSettings settings(PowerSource source, Map<String, String> strict) throws OptionMistake {
        Map<String, String> all = new HashMap<>(ifKnown);
        all.keySet().removeIf(option -> !source.knows(option));
        all.putAll(strict);
        return SourceSettings.of(source.name(), source.keys(), all);
    }
}
