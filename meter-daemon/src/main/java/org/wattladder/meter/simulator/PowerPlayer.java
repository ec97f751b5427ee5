package org.wattladder.meter.simulator;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import org.wattladder.meter.simulator.scenario.Readings;
import org.wattladder.meter.simulator.scenario.Scenario;
import org.wattladder.meter.source.Figures;
import org.wattladder.meter.source.RangeControl;
import org.wattladder.ptdaemon.codec.Channel;
import org.wattladder.ptdaemon.codec.Column;
import org.wattladder.ptdaemon.codec.Reading;

/** Makes the power samples of a scenario. */
final class PowerPlayer implements Simulation.Player {
    private final Scenario scenario;
    private final Drawn drawn;
    private final Shaping shaping;
    private final Optional<ScriptedRanges> ranges;

    PowerPlayer(Scenario scenario) {
        this.scenario = scenario;
        this.drawn = Drawn.of(scenario.power());
        this.shaping = new Shaping(scenario.shape());
        this.ranges = scenario.ranges()
                .map(list ->
                        new ScriptedRanges(list, Math.max(1, scenario.shares().size())));
    }

    @Override
    public Set<Column> columns() {
        Set<Column> columns = EnumSet.of(Column.WATTS);
        if (scenario.volts().isPresent()) {
            columns.add(Column.VOLTS);
            columns.add(Column.AMPS);
        }
        if (scenario.powerFactor().isPresent()) {
            columns.add(Column.PF);
        }
        return columns;
    }

    @Override
    public Optional<RangeControl> ranges() {
        return ranges.map(control -> control);
    }

    @Override
    public void begin() {
        drawn.begin();
    }

    @Override
    public Figures next(long nanos) {
        Reading reading = drawn.next();
        Reading watts = reading.value().isEmpty()
                ? reading
                : Readings.of(Column.WATTS, shaping.shown(reading.value().getAsDouble(), nanos));
        List<Channel> channels = new ArrayList<>();
        List<OptionalDouble> uncertainties = new ArrayList<>();
        uncertainties.add(OptionalDouble.empty());
        for (double share : scenario.shares()) {
            uncertainties.add(OptionalDouble.empty());
            channels.add(judged(channel(watts, share), uncertainties, channels.size() + 1));
        }
        Channel total = judged(channel(watts, 1), uncertainties, 0);
        return new Figures(total, channels, uncertainties, Optional.empty(), 1);
    }

    /** A channel within its range, with its uncertainty at its number; the sum of several has no range of its own. */
    private Channel judged(Channel channel, List<OptionalDouble> uncertainties, int number) {
        boolean sum = number == 0 && !scenario.shares().isEmpty();
        boolean over = !sum && ranges.isPresent() && exceeds(channel, Math.max(1, number));
        if (!over && !ranges.map(each -> each.automatic(number)).orElse(false)) {
            uncertainties.set(number, scenario.uncertainty());
        }
        boolean error = over && scenario.ranges().orElseThrow().overRangeIsError();
        return error ? Channel.watts(Reading.invalid()) : channel;
    }

    private boolean exceeds(Channel channel, int number) {
        boolean amps = ranges.orElseThrow().exceededBy(RangeControl.Kind.AMPS, number, value(channel, Column.AMPS));
        boolean volts = ranges.orElseThrow().exceededBy(RangeControl.Kind.VOLTS, number, value(channel, Column.VOLTS));
        return amps || volts;
    }

    private static OptionalDouble value(Channel channel, Column column) {
        return channel.reading(column).orElseThrow().value();
    }

    private Channel channel(Reading watts, double share) {
        if (watts.value().isEmpty()) {
            return Channel.watts(watts);
        }
        double part = watts.value().getAsDouble() * share;
        double factor = scenario.powerFactor().orElse(1);
        Reading volts =
                scenario.volts().isPresent() ? Reading.of(scenario.volts().getAsDouble()) : Reading.invalid();
        Reading amps = scenario.volts().isPresent()
                ? Reading.of(part / scenario.volts().getAsDouble() / factor)
                : Reading.invalid();
        return Channel.power(
                share == 1 ? watts : Reading.of(part),
                volts,
                amps,
                scenario.powerFactor().isPresent() ? Reading.of(factor) : Reading.invalid());
    }
}
