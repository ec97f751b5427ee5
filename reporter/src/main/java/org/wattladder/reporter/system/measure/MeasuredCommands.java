package org.wattladder.reporter.system.measure;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.wattladder.model.plan.Program;
import org.wattladder.model.result.EvidenceTier;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.schedule.Turns;
import org.wattladder.model.text.Message;
import org.wattladder.model.text.Name;
import org.wattladder.reporter.figures.IntervalFigures;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.figures.WorkletFigures;

/**
 * The commands of a worklet that takes turns.
 *
 * @param worklet that executes them
 * @param schedule of it
 * @param idle intervals without load that have watts, before and after
 * @param commands in the order of the plan
 * @param forced whether energy is compared although it is only estimated
 */
record MeasuredCommands(
        WorkletFigures worklet,
        Turns schedule,
        List<IntervalFigures> idle,
        List<CommandTurns> commands,
        boolean forced) {

    private static final Message FORCED = Message.of("change.energy-compared");
    private static final int LETTERS = 26;

    /** Of each worklet that takes turns. */
    static List<MeasuredCommands> of(RunFigures run) {
        return run.worklets().stream()
                .filter(worklet -> worklet.plan().schedule() instanceof Turns)
                .map(worklet -> of(worklet, (Turns) worklet.plan().schedule(), forced(run)))
                .toList();
    }

    private static boolean forced(RunFigures run) {
        return run.result().plan().suite().changes().contains(FORCED);
    }

    private static MeasuredCommands of(WorkletFigures worklet, Turns schedule, boolean forced) {
        List<IntervalFigures> idle = worklet.intervals().stream()
                .filter(interval -> interval.plan().idle()
                        && interval.averageWatts().asOptional().isPresent())
                .toList();
        OptionalDouble mean = idle.stream()
                .mapToDouble(interval -> interval.averageWatts().asOptional().orElseThrow())
                .average();
        Measurement idleWatts =
                mean.isPresent() ? Measurement.of(mean.getAsDouble()) : Measurement.absent("absent.idle-not-measured");
        return new MeasuredCommands(worklet, schedule, idle, CommandTurns.of(worklet, schedule, idleWatts), forced);
    }

    Optional<EvidenceTier> tier() {
        return worklet.tier();
    }

    /** Whether watts only repeat what is known of CPU time, so that they decide nothing between commands. */
    boolean estimated() {
        return !forced && tier().filter(EvidenceTier.ESTIMATED::equals).isPresent();
    }

    /** The commands that are compared with the first. */
    List<CommandTurns> others() {
        return commands.subList(1, commands.size());
    }

    /** Whether something that ran already was looked at, so that windows have a given length and no executions. */
    boolean attached() {
        return worklet.plan().deployment().worklet().parameters().stream()
                .anyMatch(parameter -> parameter.name().equals(Program.Measured.ATTACHED));
    }

    /** What it is called in sentences: A, B, C and so on. */
    Name letter(CommandTurns command) {
        int place = commands.indexOf(command);
        return new Name(place < LETTERS ? Character.toString('A' + place) : "A" + (place + 1));
    }

    CommandTurns first() {
        return commands.get(0);
    }
}
