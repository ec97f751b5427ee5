package org.wattladder.meter.simulator.scenario;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.wattladder.meter.source.OptionMistake;
import org.wattladder.settings.Key;
import org.wattladder.settings.LengthText;
import org.wattladder.settings.PlacedValue;
import org.wattladder.settings.SectionFile;
import org.wattladder.settings.SectionValues;
import org.wattladder.settings.problem.Problem;
import org.wattladder.settings.problem.Problems;

/** Reads a scenario. */
public final class ScenarioFile {
    private static final Map<FaultKind, Double> SIZES = Map.of(
            FaultKind.UNIT_SLIP, 1000.0,
            FaultKind.BACKWARDS, 5.0,
            FaultKind.SLOW_REPLY, 3.0);

    private final SectionValues top;
    private final Problems problems;

    private ScenarioFile(SectionValues top, Problems problems) {
        this.top = top;
        this.problems = problems;
    }

    /**
     * Reads a file.
     *
     * @throws OptionMistake with everything that is wrong, a line each with file, line and column
     */
    public static Scenario read(Path file) throws OptionMistake {
        Problems problems = new Problems();
        return sound(SectionFile.read(file, ScenarioKeys.SECTION, problems), problems);
    }

    /** Reads a text that stands in a file of this name. */
    public static Scenario parse(String file, String text) throws OptionMistake {
        Problems problems = new Problems();
        return sound(SectionFile.parse(file, text, ScenarioKeys.SECTION, problems), problems);
    }

    private static Scenario sound(Optional<SectionValues> values, Problems problems) throws OptionMistake {
        Scenario scenario = new ScenarioFile(values.orElseGet(SectionValues::none), problems).scenario();
        if (!problems.found().isEmpty()) {
            throw new OptionMistake(
                    problems.found().stream().map(Problem::toString).collect(Collectors.joining("\n")));
        }
        return scenario;
    }

    private Scenario scenario() {
        return new Scenario(
                power(),
                new Scenario.Shape(
                        top.orStandard(ScenarioKeys.SMOOTHING),
                        top.orStandard(ScenarioKeys.LAG),
                        top.orStandard(ScenarioKeys.AVERAGING),
                        top.orStandard(ScenarioKeys.GAIN),
                        top.orStandard(ScenarioKeys.OFFSET),
                        top.orStandard(ScenarioKeys.NOISE),
                        top.orStandard(ScenarioKeys.SEED)),
                number(ScenarioKeys.VOLTS, 1),
                number(ScenarioKeys.POWER_FACTOR, 1),
                shares(),
                number(ScenarioKeys.UNCERTAINTY, 0.01),
                top.get(ScenarioKeys.CLOCK)
                        .map(clock -> new Scenario.DeviceClock(
                                clock.orStandard(ScenarioKeys.CLOCK_OFFSET),
                                clock.orStandard(ScenarioKeys.CLOCK_DRIFT))),
                top.get(ScenarioKeys.RANGES)
                        .map(ranges -> new Scenario.RangeList(
                                rising(ranges, ScenarioKeys.AMPS),
                                rising(ranges, ScenarioKeys.RANGE_VOLTS),
                                ranges.orStandard(ScenarioKeys.OVER_RANGE) == ScenarioKeys.OverRange.ERROR)),
                top.orStandard(ScenarioKeys.CELSIUS),
                top.orStandard(ScenarioKeys.HUMIDITY),
                top.orStandard(ScenarioKeys.FAULTS).stream()
                        .map(this::fault)
                        .flatMap(Optional::stream)
                        .toList());
    }

    private OptionalDouble number(Key<Double> key, double factor) {
        return top.get(key).stream().mapToDouble(value -> value * factor).findFirst();
    }

    private Scenario.Power power() {
        Optional<PlacedValue<SectionValues>> load = top.placed(ScenarioKeys.LOAD);
        if (load.isEmpty()) {
            return new Scenario.Power.Listed(top.orStandard(ScenarioKeys.WATTS));
        }
        if (top.get(ScenarioKeys.WATTS).isPresent()) {
            problems.add(load.get().where(), "load and watts exclude each other");
        }
        SectionValues section = load.get().value();
        return new Scenario.Power.OfLoad(
                Path.of(section.orStandard(ScenarioKeys.PROC_ROOT)).resolve("stat"),
                section.placed(ScenarioKeys.TABLE)
                        .map(table -> table(table, section))
                        .orElseGet(() -> line(section)),
                section.orStandard(ScenarioKeys.EXPONENT));
    }

    private static NavigableMap<Double, Double> line(SectionValues load) {
        double base = load.orStandard(ScenarioKeys.BASE);
        return new TreeMap<>(Map.of(0.0, base, 1.0, base + load.orStandard(ScenarioKeys.SPAN)));
    }

    private NavigableMap<Double, Double> table(PlacedValue<List<PlacedValue<Double>>> given, SectionValues load) {
        if (load.get(ScenarioKeys.BASE).isPresent()
                || load.get(ScenarioKeys.SPAN).isPresent()) {
            problems.add(given.where(), "load has a table; leave out base-watts and span-watts");
        }
        NavigableMap<Double, Double> table = new TreeMap<>();
        for (PlacedValue<Double> point : given.value()) {
            if (point.name().matches("0|1|[01]\\.0+|0\\.[0-9]{1,9}")) {
                table.put(Double.parseDouble(point.name()), point.value());
            } else {
                problems.add(point.where(), "load.table must name uses from 0 to 1, not " + point.name());
            }
        }
        if (!table.containsKey(0.0) || !table.containsKey(1.0)) {
            problems.add(
                    given.where(), "load.table must give watts for the uses 0 and 1 at least, as in {0: 40, 1: 140}");
        }
        return table;
    }

    private List<Double> shares() {
        Optional<PlacedValue<List<Double>>> channels = top.placed(ScenarioKeys.CHANNELS);
        if (channels.isEmpty()) {
            return List.of();
        }
        List<Double> shares = channels.get().value();
        if (Math.abs(shares.stream().mapToDouble(Double::doubleValue).sum() - 1) > 1e-6) {
            problems.add(channels.get().where(), "channels must add up to 1");
        }
        return shares.size() == 1 ? List.of() : shares;
    }

    private List<Double> rising(SectionValues section, Key<List<Double>> key) {
        List<Double> numbers = section.orStandard(key);
        if (!numbers.stream().sorted().toList().equals(numbers)) {
            problems.add(
                    section.placed(key).orElseThrow().where(),
                    "ranges." + key.name() + " must rise from one to the next");
        }
        return numbers;
    }

    private Optional<ScriptedFault> fault(SectionValues given) {
        Optional<PlacedValue<FaultKind>> kind = given.placed(ScenarioKeys.FAULT_KIND);
        Optional<PlacedValue<Extent>> at = given.placed(ScenarioKeys.FAULT_AT);
        if (kind.isEmpty() || at.isEmpty()) {
            return Optional.empty();
        }
        Extent start = at.get().value();
        Optional<Extent> length = alike(given, ScenarioKeys.FAULT_FOR, start);
        if (length.isEmpty() && start instanceof Extent.Time) {
            problems.add(at.get().where(), "the fault starts at a time; say how long with for, such as 3s");
        }
        return Optional.of(new ScriptedFault(
                kind.get().value(),
                start,
                length.orElse(new Extent.Samples(1)),
                alike(given, ScenarioKeys.FAULT_EVERY, start),
                size(kind.get().value(), given)));
    }

    private Optional<Extent> alike(SectionValues fault, Key<Extent> key, Extent at) {
        Optional<PlacedValue<Extent>> extent = fault.placed(key);
        if (extent.isPresent()
                && (!extent.get().value().getClass().equals(at.getClass())
                        || extent.get().value().size() <= 0)) {
            problems.add(
                    extent.get().where(),
                    key.name() + " of a fault must be like at: "
                            + (at instanceof Extent.Samples ? "a number of samples" : "a length of time above 0"));
        }
        return extent.map(PlacedValue::value);
    }

    private double size(FaultKind kind, SectionValues fault) {
        double standard = SIZES.getOrDefault(kind, 0.0);
        Optional<PlacedValue<String>> by = fault.placed(ScenarioKeys.FAULT_BY);
        if (by.isEmpty()) {
            return standard;
        }
        String text = by.get().value();
        boolean factor = kind == FaultKind.UNIT_SLIP;
        Optional<Double> size = factor
                ? Optional.of(text)
                        .filter(digits -> digits.matches("[0-9]{1,6}(\\.[0-9]{1,9})?"))
                        .map(Double::valueOf)
                        .filter(number -> number > 0)
                : LengthText.parse(text).map(Duration::toNanos).map(nanos -> nanos / 1e9);
        if (!SIZES.containsKey(kind)) {
            problems.add(by.get().where(), "by has no meaning for " + kind.word());
        } else if (size.isEmpty()) {
            problems.add(
                    by.get().where(),
                    "by of " + kind.word() + " must be " + (factor ? "a factor above 0" : "a length of time such as 5s")
                            + ", not " + text);
        }
        return size.orElse(standard);
    }
}
