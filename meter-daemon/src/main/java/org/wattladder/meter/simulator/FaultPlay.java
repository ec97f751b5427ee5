package org.wattladder.meter.simulator;

import java.time.Duration;
import java.time.LocalDateTime;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.UnaryOperator;
import org.wattladder.meter.simulator.scenario.Readings;
import org.wattladder.meter.simulator.scenario.ScriptedFault;
import org.wattladder.meter.source.Figures;
import org.wattladder.meter.source.LineFault;
import org.wattladder.ptdaemon.codec.Channel;
import org.wattladder.ptdaemon.codec.Column;
import org.wattladder.ptdaemon.codec.Reading;

/** Plays faults on samples, and hands those of the line to the server. */
final class FaultPlay implements LineFault.Script {
    private static final double WRAP_JOULES = 262_144;
    private static final LocalDateTime EPOCH = LocalDateTime.of(1970, 1, 1, 0, 0);
    private static final Duration PIECE_PAUSE = Duration.ofMillis(20);

    private final List<ScriptedFault> faults;
    private final AtomicReference<LineFault> pending = new AtomicReference<>(new LineFault.None());
    private Optional<Figures> last = Optional.empty();

    FaultPlay(List<ScriptedFault> faults) {
        this.faults = faults;
    }

    void begin() {
        last = Optional.empty();
    }

    /** The sample with what goes wrong at its place. */
    Figures play(Figures sound, long number, Duration elapsed, int samplingMillis) {
        Figures played = sound;
        for (ScriptedFault fault : faults) {
            if (fault.happensAt(number, elapsed)) {
                played = apply(fault, played, elapsed, samplingMillis);
            }
        }
        last = Optional.of(played);
        return played;
    }

    private Figures apply(ScriptedFault fault, Figures figures, Duration elapsed, int samplingMillis) {
        return switch (fault.kind()) {
            case DROP -> copies(figures, 0);
            case DUPLICATE -> copies(figures, 2);
            case STALL -> changed(figures, Channel::missed);
            case NAN -> changed(figures, FaultPlay::notANumber);
            case ZERO -> watts(figures, watts -> 0.0);
            case UNIT_SLIP -> watts(figures, watts -> watts * fault.size());
            case COUNTER_WRAP -> watts(figures, watts -> watts - WRAP_JOULES * 1000 / samplingMillis);
            case STUCK -> last.map(before -> figuresOf(before, figures)).orElse(figures);
            case EPOCH_STAMP -> stamped(figures, EPOCH.plus(elapsed));
            case BACKWARDS -> stamped(figures, figures.stamp().orElseThrow().minus(fault.time()));
            case SLOW_REPLY -> onTheLine(figures, new LineFault.Slow(fault.time()));
            case TORN_LINE -> onTheLine(figures, new LineFault.Torn(PIECE_PAUSE));
            case DISCONNECT -> onTheLine(figures, new LineFault.Disconnect());
        };
    }

    private Figures onTheLine(Figures figures, LineFault fault) {
        pending.set(fault);
        return figures;
    }

    private static Figures copies(Figures figures, int copies) {
        return new Figures(figures.total(), figures.channels(), figures.uncertainties(), figures.stamp(), copies);
    }

    private static Figures stamped(Figures figures, LocalDateTime stamp) {
        return new Figures(
                figures.total(), figures.channels(), figures.uncertainties(), Optional.of(stamp), figures.copies());
    }

    private static Figures figuresOf(Figures before, Figures now) {
        return new Figures(before.total(), before.channels(), before.uncertainties(), now.stamp(), now.copies());
    }

    private static Figures changed(Figures figures, UnaryOperator<Channel> change) {
        return new Figures(
                change.apply(figures.total()),
                figures.channels().stream().map(change).toList(),
                figures.uncertainties(),
                figures.stamp(),
                figures.copies());
    }

    private static Figures watts(Figures figures, UnaryOperator<Double> change) {
        return changed(figures, channel -> {
            Map<Column, Reading> readings = new LinkedHashMap<>(channel.readings());
            readings.computeIfPresent(Column.WATTS, (column, reading) -> {
                if (reading.value().isEmpty()) {
                    return reading;
                }
                return Readings.of(column, change.apply(reading.value().getAsDouble()));
            });
            return new Channel(readings);
        });
    }

    private static Channel notANumber(Channel channel) {
        Map<Column, Reading> readings = new LinkedHashMap<>(channel.readings());
        readings.replaceAll((column, before) -> new Reading.Erroneous(Reading.Kind.NOT_A_NUMBER, "nan"));
        return new Channel(readings);
    }

    @Override
    public LineFault next() {
        return pending.getAndSet(new LineFault.None());
    }
}
