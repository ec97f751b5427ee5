package org.wattladder.meter.simulator;

import java.time.Duration;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.Optional;
import java.util.Set;
import org.wattladder.meter.simulator.scenario.Scenario;
import org.wattladder.meter.source.Figures;
import org.wattladder.meter.source.LineFault;
import org.wattladder.meter.source.OpenSource;
import org.wattladder.meter.source.RangeControl;
import org.wattladder.meter.source.Start;
import org.wattladder.model.time.TimeSource;
import org.wattladder.ptdaemon.codec.Channel;
import org.wattladder.ptdaemon.codec.Column;

/** A scenario being played: figures, their faults and their stamps. */
public final class Simulation implements OpenSource {
    private final Scenario scenario;
    private final Player player;
    private final TimeSource time;
    private final FaultPlay faults;
    private final long openedNanos;
    private ZoneId zone = ZoneOffset.UTC;
    private int samplingMillis = 1000;
    private long startedNanos;
    private long number;

    private Simulation(Scenario scenario, Player player, TimeSource time) {
        this.scenario = scenario;
        this.player = player;
        this.time = time;
        this.faults = new FaultPlay(scenario.faults());
        this.openedNanos = time.nanoTime();
        this.startedNanos = openedNanos;
    }

    /** A scenario of watts. */
    public static OpenSource ofPower(Scenario scenario, TimeSource time) {
        return new Simulation(scenario, new PowerPlayer(scenario), time);
    }

    /** A scenario of degrees and humidity. */
    public static OpenSource ofClimate(Scenario scenario, TimeSource time) {
        return new Simulation(scenario, new ClimatePlayer(scenario), time);
    }

    /** Makes the figures of samples. */
    interface Player {
        Set<Column> columns();

        void begin();

        Figures next(long nanos);

        default Optional<RangeControl> ranges() {
            return Optional.empty();
        }
    }

    @Override
    public Set<Column> columns() {
        return player.columns();
    }

    @Override
    public int channels() {
        return Math.max(1, scenario.shares().size());
    }

    @Override
    public boolean statesUncertainty() {
        return scenario.uncertainty().isPresent();
    }

    @Override
    public Optional<RangeControl> ranges() {
        return player.ranges();
    }

    @Override
    public LineFault.Script lineFaults() {
        return faults;
    }

    @Override
    public void begin(Start start) {
        zone = start.zone();
        samplingMillis = start.samplingMillis();
        begin();
    }

    @Override
    public void begin() {
        startedNanos = time.nanoTime();
        number = 0;
        faults.begin();
        player.begin();
    }

    @Override
    public Channel sample() {
        return sampleAll().total();
    }

    @Override
    public Figures sampleAll() {
        long nanos = time.nanoTime();
        number++;
        Figures figures = player.next(nanos);
        Figures stamped =
                new Figures(figures.total(), figures.channels(), figures.uncertainties(), Optional.of(stamp(nanos)), 1);
        return faults.play(stamped, number, Duration.ofNanos(nanos - startedNanos), samplingMillis);
    }

    private LocalDateTime stamp(long nanos) {
        LocalDateTime now = LocalDateTime.ofInstant(time.now(), zone);
        return scenario.clock()
                .map(clock -> now.plus(clock.offset())
                        .plusNanos(Math.round((nanos - openedNanos) * clock.driftPartsPerMillion() / 1e6)))
                .orElse(now);
    }

    @Override
    public void close() {
        number = 0;
    }
}
