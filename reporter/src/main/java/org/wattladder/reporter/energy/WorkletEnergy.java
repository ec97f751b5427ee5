package org.wattladder.reporter.energy;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.wattladder.model.result.Measurement;
import org.wattladder.reporter.figures.Absence;
import org.wattladder.reporter.figures.IntervalFigures;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.figures.WorkletFigures;

/**
 * Where the energy of a worklet goes.
 *
 * @param curve power over load; empty when fewer than three loads have watts
 * @param dynamicRangePercent by how much idle is below the power of the 100 % level, in percent of that
 * @param proportionality 1 when power is proportional to load, 0 when it is the same at every load
 * @param mostEfficientLevel with the highest performance per watt; empty when no level has one
 */
public record WorkletEnergy(
        Optional<PowerCurve> curve,
        Measurement dynamicRangePercent,
        Measurement proportionality,
        Optional<IntervalFigures> mostEfficientLevel) {
    private static final double FULL_LOAD = 100;

    /** The energy view of one worklet of a run; idle of whichever worklet stands at load 0. */
    public static WorkletEnergy of(WorkletFigures worklet, RunFigures run) {
        List<IntervalFigures> levels = worklet.levels().stream()
                .filter(level -> level.paced() && level.plan().loadPercent().isPresent())
                .toList();
        Measurement full = levels.stream()
                .filter(level -> share(level) == FULL_LOAD)
                .findFirst()
                .map(IntervalFigures::averageWatts)
                .orElse(Measurement.absent("absent.no-full-level"));
        Measurement below = Absence.combine(full, run.idleWatts(), (all, idle) -> 100 * (all - idle));
        return new WorkletEnergy(
                PowerCurve.fit(points(worklet, levels, run.idleWatts())),
                Absence.divide(below, full, "absent.full-power-zero"),
                proportionality(levels, full, run.idleWatts()),
                worklet.levels().stream()
                        .filter(level -> level.perWatt().asOptional().isPresent())
                        .max(Comparator.comparingDouble(
                                level -> level.perWatt().asOptional().getAsDouble())));
    }

    private static double share(IntervalFigures level) {
        return level.plan().loadPercent().orElseThrow();
    }

    private static List<CurvePoint> points(
            WorkletFigures worklet, List<IntervalFigures> levels, Measurement idleWatts) {
        List<CurvePoint> points = new ArrayList<>();
        for (IntervalFigures level : levels) {
            Measurement load = Absence.divide(
                    Absence.combine(level.actualRate(), Measurement.of(FULL_LOAD), (rate, percent) -> rate * percent),
                    worklet.calibratedRate(),
                    "absent.calibrated-rate-zero");
            if (load.asOptional().isPresent()
                    && level.averageWatts().asOptional().isPresent()) {
                points.add(new CurvePoint(
                        load.asOptional().getAsDouble(),
                        level.averageWatts().asOptional().getAsDouble(),
                        0));
            }
        }
        if (!points.isEmpty()) {
            idleWatts.asOptional().ifPresent(watts -> points.add(new CurvePoint(0, watts, 0)));
        }
        return points;
    }

    /** 2 minus twice the area under power over load, both from 0 to 1 of full load; the area by trapezoids. */
    private static Measurement proportionality(
            List<IntervalFigures> levels, Measurement fullWatts, Measurement idleWatts) {
        List<IntervalFigures> rising = levels.stream()
                .sorted(Comparator.comparingDouble(WorkletEnergy::share))
                .toList();
        Measurement area = Measurement.of(0);
        double before = 0;
        Measurement wattsBefore = idleWatts;
        for (IntervalFigures level : rising) {
            double width = (share(level) - before) / FULL_LOAD;
            Measurement strip =
                    Absence.combine(wattsBefore, level.averageWatts(), (left, right) -> width * (left + right) / 2);
            area = Absence.combine(area, strip, Double::sum);
            before = share(level);
            wattsBefore = level.averageWatts();
        }
        Measurement share = Absence.divide(
                fullWatts.asOptional().isEmpty() ? fullWatts : area, fullWatts, "absent.full-power-zero");
        return Absence.combine(share, Measurement.of(2), (part, two) -> two - two * part);
    }
}
