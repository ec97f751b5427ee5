package org.wattladder.meter.simulator;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.stream.IntStream;
import org.wattladder.meter.simulator.scenario.Scenario;
import org.wattladder.meter.source.RangeControl;
import org.wattladder.meter.source.RangeRefused;
import org.wattladder.ptdaemon.codec.Ranges;

/** The ranges of a scripted analyzer, of each channel by itself; 0 stands for all of them. */
final class ScriptedRanges implements RangeControl {
    private final Scenario.RangeList list;
    private final int channels;
    private final Map<Place, Double> fixed = new HashMap<>();
    private final Map<Place, Double> largestSeen = new HashMap<>();

    private record Place(Kind kind, int channel) {}

    /** @param channels 1 for a device without a sum channel */
    ScriptedRanges(Scenario.RangeList list, int channels) {
        this.list = list;
        this.channels = channels;
    }

    /** Whether a figure of this size is beyond the range that was fixed. */
    boolean exceededBy(Kind kind, int channel, OptionalDouble value) {
        Place place = new Place(kind, channel);
        if (value.isPresent()) {
            largestSeen.put(place, Math.abs(value.getAsDouble()));
        }
        return value.isPresent() && Math.abs(value.getAsDouble()) > fixed.getOrDefault(place, Double.MAX_VALUE);
    }

    /** Whether any range is automatic, of a channel or for 0 of any, so that no uncertainty is known. */
    boolean automatic(int channel) {
        return !(isFixed(Kind.AMPS, channel) && isFixed(Kind.VOLTS, channel));
    }

    private boolean isFixed(Kind kind, int channel) {
        return meant(channel).allMatch(each -> fixed.containsKey(new Place(kind, each)));
    }

    private IntStream meant(int channel) {
        return channel == 0 ? IntStream.rangeClosed(1, channels) : IntStream.of(channel);
    }

    @Override
    public Ranges read(int channel) {
        return new Ranges(range(Kind.AMPS, channel), range(Kind.VOLTS, channel));
    }

    /** The sum states the largest range of its channels. */
    private Ranges.Range range(Kind kind, int channel) {
        double largest = meant(channel)
                .mapToObj(each -> new Place(kind, each))
                .mapToDouble(place -> fixed.containsKey(place)
                        ? fixed.getOrDefault(place, 0.0)
                        : smallest(kind, largestSeen.getOrDefault(place, 0.0)))
                .max()
                .orElse(0);
        return new Ranges.Range(
                isFixed(kind, channel) ? Ranges.Choice.FIXED : Ranges.Choice.AUTO, OptionalDouble.of(largest));
    }

    private double smallest(Kind kind, double value) {
        List<Double> steps = kind == Kind.AMPS ? list.amps() : list.volts();
        return steps.stream().filter(step -> step >= value).findFirst().orElse(steps.get(steps.size() - 1));
    }

    @Override
    public void fix(Kind kind, int channel, double upTo) throws RangeRefused {
        refuseUnknown(channel);
        double range = smallest(kind, upTo);
        if (range < upTo) {
            throw new RangeRefused(String.format(
                    Locale.ROOT, "range %s is beyond the largest, %s %s", upTo, range, kind == Kind.AMPS ? "A" : "V"));
        }
        meant(channel).forEach(each -> fixed.put(new Place(kind, each), range));
    }

    @Override
    public void automatic(Kind kind, int channel) throws RangeRefused {
        refuseUnknown(channel);
        meant(channel).forEach(each -> fixed.remove(new Place(kind, each)));
    }

    private void refuseUnknown(int channel) throws RangeRefused {
        if (channel < 0 || channel > channels) {
            throw new RangeRefused("there is no channel " + channel);
        }
    }
}
