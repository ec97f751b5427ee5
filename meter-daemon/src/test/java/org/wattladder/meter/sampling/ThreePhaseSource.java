package org.wattladder.meter.sampling;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import org.wattladder.meter.source.Figures;
import org.wattladder.meter.source.OpenSource;
import org.wattladder.meter.source.RangeControl;
import org.wattladder.meter.source.RangeRefused;
import org.wattladder.ptdaemon.codec.Channel;
import org.wattladder.ptdaemon.codec.Column;
import org.wattladder.ptdaemon.codec.Ranges;
import org.wattladder.ptdaemon.codec.Reading;

/** 60 W as 10 + 20 + 30 W, with an uncertainty of 0.5 % of the total, 2 % of channel 1, and ranges up to 20 A. */
public final class ThreePhaseSource implements OpenSource, RangeControl {
    private final List<String> settings = new ArrayList<>();
    private Ranges ranges = ranges(Ranges.Choice.AUTO, 20);

    private static Ranges ranges(Ranges.Choice choice, double amps) {
        return new Ranges(
                new Ranges.Range(choice, OptionalDouble.of(amps)),
                new Ranges.Range(Ranges.Choice.FIXED, OptionalDouble.of(300)));
    }

    private static Channel channel(double watts) {
        return Channel.power(Reading.of(watts), Reading.of(230), Reading.of(watts / 230), Reading.of(1));
    }

    /** What was set, in order. */
    public List<String> settings() {
        return settings;
    }

    @Override
    public Set<Column> columns() {
        return Set.of(Column.WATTS, Column.VOLTS, Column.AMPS, Column.PF);
    }

    @Override
    public void begin() {
        settings.add("begin");
    }

    @Override
    public Channel sample() {
        return channel(60);
    }

    @Override
    public Figures sampleAll() {
        return new Figures(
                sample(),
                List.of(channel(10), channel(20), channel(30)),
                List.of(OptionalDouble.of(0.005), OptionalDouble.of(0.02)),
                Optional.empty(),
                1);
    }

    @Override
    public int channels() {
        return 3;
    }

    @Override
    public boolean statesUncertainty() {
        return true;
    }

    @Override
    public Optional<RangeControl> ranges() {
        return Optional.of(this);
    }

    @Override
    public Ranges read(int channel) {
        return ranges;
    }

    @Override
    public void fix(Kind kind, int channel, double upTo) throws RangeRefused {
        if (upTo > 20 && kind == Kind.AMPS) {
            throw new RangeRefused("the largest range is 20 A");
        }
        settings.add(kind + " " + channel + " " + upTo);
        ranges = ranges(Ranges.Choice.FIXED, upTo);
    }

    @Override
    public void automatic(Kind kind, int channel) {
        settings.add(kind + " " + channel + " auto");
        ranges = ranges(Ranges.Choice.AUTO, 20);
    }

    @Override
    public void close() {
        settings.add("close");
    }
}
