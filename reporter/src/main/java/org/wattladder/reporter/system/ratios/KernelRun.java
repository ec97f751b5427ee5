package org.wattladder.reporter.system.ratios;

import java.util.List;
import java.util.Optional;
import org.wattladder.model.plan.Program;
import org.wattladder.model.result.Measurement;
import org.wattladder.reporter.figures.Absence;
import org.wattladder.reporter.figures.IntervalFigures;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.figures.WorkletFigures;
import org.wattladder.reporter.score.RatedFigure;
import org.wattladder.reporter.score.Repeats;
import org.wattladder.reporter.score.RunScores;

/**
 * One kernel, run several times in one way.
 *
 * @param kernel worklet in the catalogue
 * @param variant of the suite, for example {@code speed} or {@code rate-peak}; empty for a suite without any
 * @param worklet its figures
 * @param score 1000 times the ratio to the reference; absent with the reason
 */
record KernelRun(String kernel, String variant, WorkletFigures worklet, RatedFigure score) {
    private static final double SCORE_OF_REFERENCE = 1000;

    /** Every stage that does work, in the order of the plan. */
    static List<KernelRun> of(RunFigures run) {
        return RunScores.of(run).worklets().stream()
                .filter(score -> score.worklet().plan().deployment().worklet() instanceof Program.Worklet)
                .map(score -> of(score.worklet(), score.score()))
                .toList();
    }

    private static KernelRun of(WorkletFigures worklet, RatedFigure score) {
        String kernel = worklet.plan().deployment().worklet().name();
        String stage = worklet.plan().name();
        return new KernelRun(
                kernel, stage.startsWith(kernel + "-") ? stage.substring(kernel.length() + 1) : "", worklet, score);
    }

    KernelClass kernelClass() {
        return KernelClass.of(kernel);
    }

    /** How long all copies took together, in seconds, of each repeat. */
    List<Measurement> seconds() {
        return worklet.levels().stream().map(KernelRun::seconds).toList();
    }

    private static Measurement seconds(IntervalFigures level) {
        return level.result()
                .map(result -> Measurement.of(result.window().nanos() / 1e9))
                .orElse(Measurement.absent("absent.interval-not-measured"));
    }

    /** The repeat that counts; empty while one is missing. */
    Optional<IntervalFigures> median() {
        List<IntervalFigures> levels = worklet.levels();
        return levels.stream().anyMatch(level -> level.result().isEmpty())
                ? Optional.empty()
                : Repeats.median(levels, level -> -seconds(level).asOptional().orElseThrow());
    }

    Measurement medianSeconds() {
        return of(median().map(KernelRun::seconds));
    }

    Measurement watts() {
        return of(median().map(IntervalFigures::averageWatts));
    }

    /** Energy of one copy of the task. */
    Measurement joulesPerTask() {
        return Absence.divide(
                of(median().map(IntervalFigures::energyJoules)),
                Measurement.of((double) copies()),
                "absent.no-transaction");
    }

    private static Measurement of(Optional<Measurement> figure) {
        return figure.orElse(Measurement.absent("absent.interval-not-measured"));
    }

    /** Users of all clients, each of which does the whole task. */
    long copies() {
        return worklet.result().stream()
                .flatMap(result -> result.clients().stream())
                .mapToLong(client -> client.facts().users())
                .sum();
    }

    /** Tasks per second over those of the reference. */
    Measurement ratio() {
        return Absence.divide(score.value(), Measurement.of(SCORE_OF_REFERENCE), "absent.figure-zero");
    }

    /** Tasks per second of the repeat that counts, of all copies. */
    private Measurement tasksPerSecond() {
        return Absence.divide(Measurement.of((double) copies()), medianSeconds(), "absent.figure-zero");
    }

    /** How many times the work of one copy is done in the same time; absent without a run of one copy. */
    Measurement scaling(List<KernelRun> all) {
        return in(Way.SPEED.variant(), all)
                .map(one -> Absence.divide(tasksPerSecond(), one.tasksPerSecond(), "absent.figure-zero"))
                .orElse(Measurement.absent("absent.not-alone"));
    }

    /** The same kernel in another variant, if it ran so. */
    Optional<KernelRun> in(String other, List<KernelRun> all) {
        return all.stream()
                .filter(each -> each.kernel.equals(kernel) && each.variant.equals(other))
                .findFirst();
    }
}
