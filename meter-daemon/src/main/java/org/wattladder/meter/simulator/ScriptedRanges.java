package org.wattladder.meter.simulator;

import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.OptionalDouble;
import org.wattladder.meter.simulator.scenario.Scenario;
import org.wattladder.meter.source.RangeControl;
import org.wattladder.meter.source.RangeRefused;
import org.wattladder.ptdaemon.codec.Ranges;

/** The ranges of a scripted analyzer, alike for all its channels. */
final class ScriptedRanges implements RangeControl {
    private final Map<Kind, List<Double>> steps;
    private final Map<Kind, Double> fixed = new EnumMap<>(Kind.class);
    private final Map<Kind, Double> largestSeen = new EnumMap<>(Kind.class);

    ScriptedRanges(Scenario.RangeList list) {
        this.steps = Map.of(Kind.AMPS, list.amps(), Kind.VOLTS, list.volts());
    }

    /** Whether a figure of this size is beyond the range that was fixed. */
    boolean exceededBy(Kind kind, OptionalDouble value) {
        if (value.isPresent()) {
            largestSeen.put(kind, Math.abs(value.getAsDouble()));
        }
        return value.isPresent() && fixed.containsKey(kind) && Math.abs(value.getAsDouble()) > fixed.get(kind);
    }

    /** Whether any range is automatic, so that no uncertainty is known. */
    boolean automatic() {
        return fixed.size() < Kind.values().length;
    }

    @Override
    public Ranges read(int channel) {
        return new Ranges(range(Kind.AMPS), range(Kind.VOLTS));
    }

    private Ranges.Range range(Kind kind) {
        Double set = fixed.get(kind);
        return set != null
                ? new Ranges.Range(Ranges.Choice.FIXED, OptionalDouble.of(set))
                : new Ranges.Range(
                        Ranges.Choice.AUTO, OptionalDouble.of(smallest(kind, largestSeen.getOrDefault(kind, 0.0))));
    }

    private double smallest(Kind kind, double value) {
        List<Double> list = Objects.requireNonNull(steps.get(kind), "steps of both kinds");
        return list.stream().filter(step -> step >= value).findFirst().orElse(list.get(list.size() - 1));
    }

    @Override
    public void fix(Kind kind, int channel, double upTo) throws RangeRefused {
        double range = smallest(kind, upTo);
        if (range < upTo) {
            throw new RangeRefused(String.format(
                    Locale.ROOT, "range %s is beyond the largest, %s %s", upTo, range, kind == Kind.AMPS ? "A" : "V"));
        }
        fixed.put(kind, range);
    }

    @Override
    public void automatic(Kind kind, int channel) {
        fixed.remove(kind);
    }
}
