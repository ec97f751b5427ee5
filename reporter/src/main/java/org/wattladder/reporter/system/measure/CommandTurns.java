package org.wattladder.reporter.system.measure;

import java.util.List;
import java.util.OptionalDouble;
import java.util.function.Function;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.schedule.Turns;
import org.wattladder.reporter.figures.Absence;
import org.wattladder.reporter.figures.IntervalFigures;
import org.wattladder.reporter.figures.WorkletFigures;

/**
 * A command with its turns.
 *
 * @param name of the command
 * @param turns that were recorded, in order
 */
record CommandTurns(String name, List<Turn> turns) {
    private static final double PERCENT = 100;

    static List<CommandTurns> of(WorkletFigures worklet, Turns schedule, Measurement idleWatts) {
        return schedule.commands().stream()
                .map(command -> new CommandTurns(
                        command,
                        worklet.intervals().stream()
                                .filter(IntervalFigures::works)
                                .filter(interval ->
                                        Turns.command(interval.plan()).equals(command))
                                .map(interval -> new Turn(interval, idleWatts))
                                .filter(Turn::recorded)
                                .toList()))
                .toList();
    }

    Spread spread(Function<Turn, Measurement> figure) {
        return Spread.of(turns.stream().map(figure).toList());
    }

    Spread seconds() {
        return spread(turn -> Measurement.of(turn.seconds()));
    }

    Spread joules() {
        return spread(Turn::joules);
    }

    Spread joulesAboveIdle() {
        return spread(Turn::joulesAboveIdle);
    }

    Spread watts() {
        return spread(turn -> turn.figures().averageWatts());
    }

    Spread processorSeconds() {
        return spread(Turn::processorSeconds);
    }

    /** CPU time by time, in percent of one CPU. */
    Measurement busyPercent() {
        return Absence.divide(
                Absence.combine(
                        processorSeconds().mean(), Measurement.of(PERCENT), (seconds, percent) -> seconds * percent),
                seconds().mean(),
                "absent.figure-zero");
    }

    /** Most memory that its processes were seen to hold; absent when none lived long enough to be looked at. */
    Measurement peakMebibytes() {
        return turns.stream()
                .map(turn -> turn.told(Turn.PEAK_MEMORY))
                .filter(bytes -> bytes.asOptional().isPresent())
                .mapToDouble(bytes -> bytes.asOptional().getAsDouble() / (1 << 20))
                .boxed()
                .max(Double::compare)
                .map(Measurement::of)
                .orElse(Measurement.absent("absent.not-told"));
    }

    /** Names of the units that it told in every window, in order. */
    List<String> units() {
        return turns.stream().findFirst().map(Turn::units).orElse(List.of()).stream()
                .filter(unit -> turns.stream()
                        .allMatch(turn -> turn.told(unit).asOptional().isPresent()))
                .toList();
    }

    /** Energy of one unit. */
    Spread joulesPer(String unit) {
        return spread(turn -> Absence.divide(turn.joules(), turn.told(unit), "absent.no-unit"));
    }

    /** Units in a second of its executions. */
    Spread rateOf(String unit) {
        return spread(turn -> Absence.divide(turn.told(unit), Measurement.of(turn.seconds()), "absent.no-unit"));
    }

    /** Half of the 95 % interval of its energy, or of its time where there is no energy, in percent; empty of a single turn. */
    OptionalDouble precisionPercent() {
        Spread energy = joules();
        return (energy.mean().asOptional().isPresent() ? energy : seconds()).halfWidthPercent();
    }

    /** How often it was executed in each window; the last window stands for all, which are alike. */
    int executions() {
        return turns.isEmpty() ? 0 : turns.get(turns.size() - 1).executions();
    }
}
