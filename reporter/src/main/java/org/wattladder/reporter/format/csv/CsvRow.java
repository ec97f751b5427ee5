package org.wattladder.reporter.format.csv;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.wattladder.model.result.IntervalResult;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.result.MeterWindow;
import org.wattladder.model.result.RunResult;
import org.wattladder.reporter.figures.IntervalFigures;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.figures.WorkletFigures;
import org.wattladder.reporter.finding.Judgement;
import org.wattladder.reporter.score.WorkletScore;

/**
 * What one row is made of.
 *
 * @param run all of it
 * @param judgement on the run
 * @param worklet of the row
 * @param interval of the row
 * @param score of the worklet; empty when it only idles
 */
record CsvRow(
        RunFigures run,
        Judgement judgement,
        WorkletFigures worklet,
        IntervalFigures interval,
        Optional<WorkletScore> score) {

    RunResult result() {
        return run.result();
    }

    Optional<IntervalResult> measured() {
        return interval.result();
    }

    /** A figure of the interval; absent when the interval is missing. */
    Measurement figure(Function<IntervalResult, Measurement> figure) {
        return measured().map(figure).orElse(Measurement.absent("absent.interval-not-measured"));
    }

    /** A figure of the only power meter; of several meters there is none in common. */
    Measurement onlyMeter(Function<MeterWindow, Measurement> figure) {
        List<MeterWindow> meters = meters();
        if (meters.size() > 1) {
            return Measurement.absent("absent.several-meters");
        }
        return meters.stream()
                .findFirst()
                .map(figure)
                .orElse(figure(result -> result.power().averageWatts()));
    }

    List<MeterWindow> meters() {
        return measured().map(result -> result.power().meters()).orElse(List.of());
    }
}
