package org.wattladder.meter.simulator.scenario;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.TreeMap;
import org.snakeyaml.engine.v2.api.LoadSettings;
import org.snakeyaml.engine.v2.api.lowlevel.Compose;
import org.snakeyaml.engine.v2.exceptions.YamlEngineException;
import org.snakeyaml.engine.v2.nodes.MappingNode;
import org.snakeyaml.engine.v2.nodes.Node;
import org.snakeyaml.engine.v2.nodes.NodeTuple;
import org.wattladder.meter.source.OptionMistake;
import org.wattladder.ptdaemon.codec.Column;
import org.wattladder.ptdaemon.codec.Reading;
import org.wattladder.ptdaemon.codec.UnreadableAnswer;

/** Reads the text of a scenario. */
public final class ScenarioFile {
    private static final double MOST_WATTS = 1_000_000;

    private final Section top;

    private ScenarioFile(Section top) {
        this.top = top;
    }

    /**
     * Reads a scenario.
     *
     * @param file its name, for messages
     * @throws OptionMistake with file, line and column of the first thing that is wrong
     */
    public static Scenario parse(String file, String text) throws OptionMistake {
        Optional<Node> root;
        try {
            root = new Compose(LoadSettings.builder()
                            .setLabel(file)
                            .setMaxAliasesForCollections(0)
                            .build())
                    .composeString(text);
        } catch (YamlEngineException noYaml) {
            throw new OptionMistake(file + " is no YAML: "
                    + noYaml.getMessage().replaceAll("\\s*\\n\\s*", " ").strip());
        }
        if (root.isEmpty()) {
            throw new OptionMistake(file + " is empty; write for example 'watts: 120'.");
        }
        return new ScenarioFile(Section.of(new Entry(file, "", root.get()))).scenario();
    }

    private Scenario scenario() throws OptionMistake {
        return new Scenario(
                power(),
                shape(),
                optional(ScenarioKey.VOLTS, 1, 1000),
                optional(ScenarioKey.POWER_FACTOR, 0.01, 1),
                shares(),
                scaled(optional(ScenarioKey.UNCERTAINTY, 0, 100)),
                clock(),
                ranges(),
                readings(ScenarioKey.CELSIUS, Column.TEMPERATURE),
                readings(ScenarioKey.HUMIDITY, Column.HUMIDITY),
                FaultReader.read(top.find(ScenarioKey.FAULTS)));
    }

    private Scenario.Power power() throws OptionMistake {
        Optional<Entry> load = top.find(ScenarioKey.LOAD);
        if (load.isEmpty()) {
            return new Scenario.Power.Listed(readings(ScenarioKey.WATTS, Column.WATTS));
        }
        if (top.has(ScenarioKey.WATTS)) {
            throw load.get().mistake("and watts exclude each other");
        }
        Section section = Section.of(load.get());
        Path procStat = Path.of(
                        section.find(ScenarioKey.LOAD_PROC).isPresent()
                                ? section.find(ScenarioKey.LOAD_PROC).get().text()
                                : ScenarioKey.LOAD_PROC.defaultText())
                .resolve("stat");
        if (section.find(ScenarioKey.LOAD_TABLE).isPresent()) {
            if (section.has(ScenarioKey.LOAD_BASE) || section.has(ScenarioKey.LOAD_SPAN)) {
                throw load.get().mistake("has a table; leave out base-watts and span-watts");
            }
            return new Scenario.Power.OfLoad(
                    procStat,
                    table(section.find(ScenarioKey.LOAD_TABLE).get()),
                    number(section, ScenarioKey.LOAD_EXPONENT, 0.1, 3));
        }
        double base = number(section, ScenarioKey.LOAD_BASE, 0, MOST_WATTS);
        NavigableMap<Double, Double> line = new TreeMap<>();
        line.put(0.0, base);
        line.put(1.0, base + number(section, ScenarioKey.LOAD_SPAN, 0, MOST_WATTS));
        return new Scenario.Power.OfLoad(procStat, line, number(section, ScenarioKey.LOAD_EXPONENT, 0.1, 3));
    }

    private static NavigableMap<Double, Double> table(Entry entry) throws OptionMistake {
        NavigableMap<Double, Double> table = new TreeMap<>();
        if (entry.node() instanceof MappingNode mapping) {
            for (NodeTuple point : mapping.getValue()) {
                double use = new Entry(entry.file(), entry.path(), point.getKeyNode()).number(0, 1);
                table.put(use, new Entry(entry.file(), entry.path(), point.getValueNode()).number(0, MOST_WATTS));
            }
        }
        if (!table.containsKey(0.0) || !table.containsKey(1.0)) {
            throw entry.mistake("must give watts for the uses 0 and 1 at least, as in {0: 40, 1: 140}");
        }
        return table;
    }

    private Scenario.Shape shape() throws OptionMistake {
        return new Scenario.Shape(
                time(ScenarioKey.SMOOTHING),
                time(ScenarioKey.LAG),
                time(ScenarioKey.AVERAGING),
                number(top, ScenarioKey.GAIN, 0, 1000),
                number(top, ScenarioKey.OFFSET, -MOST_WATTS, MOST_WATTS),
                number(top, ScenarioKey.NOISE, 0, MOST_WATTS),
                (long) number(top, ScenarioKey.SEED, 0, 1e15));
    }

    private List<Double> shares() throws OptionMistake {
        List<Double> shares = numbers(top, ScenarioKey.CHANNELS, 0, 1);
        Optional<Entry> entry = top.find(ScenarioKey.CHANNELS);
        if (entry.isPresent()
                && Math.abs(shares.stream().mapToDouble(Double::doubleValue).sum() - 1) > 1e-6) {
            throw entry.get().mistake("must add up to 1");
        }
        return shares.size() == 1 ? List.of() : shares;
    }

    private Optional<Scenario.DeviceClock> clock() throws OptionMistake {
        Optional<Entry> entry = top.find(ScenarioKey.CLOCK);
        if (entry.isEmpty()) {
            return Optional.empty();
        }
        Section section = Section.of(entry.get());
        Optional<Entry> offset = section.find(ScenarioKey.CLOCK_OFFSET);
        return Optional.of(new Scenario.DeviceClock(
                offset.isPresent() ? offset.get().length() : Duration.ZERO,
                number(section, ScenarioKey.CLOCK_DRIFT, -100_000, 100_000)));
    }

    private Optional<Scenario.RangeList> ranges() throws OptionMistake {
        Optional<Entry> entry = top.find(ScenarioKey.RANGES);
        if (entry.isEmpty()) {
            return Optional.empty();
        }
        Section section = Section.of(entry.get());
        Optional<Entry> over = section.find(ScenarioKey.RANGES_OVER);
        List<Double> amps = rising(section, ScenarioKey.RANGES_AMPS, List.of(0.5, 1.0, 2.0, 5.0, 10.0, 20.0));
        List<Double> volts = rising(section, ScenarioKey.RANGES_VOLTS, List.of(150.0, 300.0, 600.0));
        return Optional.of(new Scenario.RangeList(
                amps,
                volts,
                over.isEmpty() || over.get().oneOf(List.of("error", "unknown")).equals("error")));
    }

    private static List<Double> rising(Section section, ScenarioKey key, List<Double> otherwise) throws OptionMistake {
        Optional<Entry> entry = section.find(key);
        List<Double> numbers = entry.isPresent() ? numbers(section, key, 1e-6, 1e6) : otherwise;
        for (int index = 1; index < numbers.size(); index++) {
            if (numbers.get(index) <= numbers.get(index - 1)) {
                throw entry.orElseThrow().mistake("must rise from one to the next");
            }
        }
        return numbers;
    }

    private List<Reading> readings(ScenarioKey key, Column column) throws OptionMistake {
        Optional<Entry> entry = top.find(key);
        List<Reading> readings = new ArrayList<>();
        if (entry.isEmpty()) {
            return List.of(Readings.of(column, Double.parseDouble(key.defaultText())));
        }
        for (Entry item : entry.get().items()) {
            try {
                readings.add(Reading.parse(column, item.text()));
            } catch (UnreadableAnswer noNumber) {
                throw item.mistake("must hold numbers or error marks such as nan, not '" + item.text() + "'");
            }
        }
        return readings;
    }

    private Duration time(ScenarioKey key) throws OptionMistake {
        Optional<Entry> entry = top.find(key);
        return entry.isPresent() ? entry.get().lengthNotNegative() : Duration.ZERO;
    }

    private OptionalDouble optional(ScenarioKey key, double least, double most) throws OptionMistake {
        Optional<Entry> entry = top.find(key);
        return entry.isPresent() ? OptionalDouble.of(entry.get().number(least, most)) : OptionalDouble.empty();
    }

    private static OptionalDouble scaled(OptionalDouble percent) {
        return percent.isPresent() ? OptionalDouble.of(percent.getAsDouble() / 100) : percent;
    }

    private static double number(Section section, ScenarioKey key, double least, double most) throws OptionMistake {
        Optional<Entry> entry = section.find(key);
        return entry.isPresent() ? entry.get().number(least, most) : Double.parseDouble(key.defaultText());
    }

    private static List<Double> numbers(Section section, ScenarioKey key, double least, double most)
            throws OptionMistake {
        List<Double> numbers = new ArrayList<>();
        Optional<Entry> entry = section.find(key);
        if (entry.isPresent()) {
            for (Entry item : entry.get().items()) {
                numbers.add(item.number(least, most));
            }
        }
        return numbers;
    }
}
