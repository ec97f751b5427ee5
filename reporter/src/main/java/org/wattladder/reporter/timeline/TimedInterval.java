package org.wattladder.reporter.timeline;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.wattladder.model.interval.Purpose;
import org.wattladder.model.result.IntervalResult;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.text.Message;
import org.wattladder.model.text.Text;
import org.wattladder.reporter.figures.Absence;
import org.wattladder.reporter.figures.IntervalFigures;
import org.wattladder.reporter.figures.Latency;
import org.wattladder.reporter.figures.WorkletFigures;
import org.wattladder.reporter.view.table.Cells;

/**
 * One recording part and what came of it.
 *
 * @param worklet that it belongs to
 * @param figures of the interval
 * @param result what was recorded
 */
public record TimedInterval(WorkletFigures worklet, IntervalFigures figures, IntervalResult result) {
    private static final double PERCENT = 100;
    private static final int DIGITS = 4;

    /** When recording began. */
    public Instant startedAt() {
        return result.window().startedAt();
    }

    /** When it ended. */
    public Instant endedAt() {
        return result.window().endedAt();
    }

    /** For example {@code lu, level 67 %}; findings name their place so. */
    public Message place() {
        return Message.of("place.interval", worklet.plan().name(), figures.name());
    }

    /** How its band looks. */
    String style() {
        Purpose purpose = figures.plan().purpose();
        return switch (purpose) {
            case WARM_UP, CALIBRATE, TRIAL -> "before";
            case IDLE -> "idle";
            case SCORED, PROBE, STEP -> "work";
        };
    }

    /** Rate asked for, in percent of the calibrated rate; absent without either. */
    Measurement targetPercent() {
        return ofCalibrated(figures.targetRate());
    }

    /** Rate completed, likewise. */
    Measurement actualPercent() {
        return ofCalibrated(figures.actualRate());
    }

    private Measurement ofCalibrated(Measurement rate) {
        return Absence.divide(rate, worklet.calibratedRate(), "absent.not-calibrated")
                        instanceof Measurement.Measured share
                ? Measurement.of(PERCENT * share.value())
                : Measurement.absent("absent.not-calibrated");
    }

    /** From scheduled start to end where there is a schedule, else the time of execution. */
    Latency latency() {
        return figures.paced() ? figures.all().response() : figures.all().service();
    }

    /** Its figures in words, those that are there. */
    public List<Text> summary() {
        List<Text> parts = new ArrayList<>();
        parts.add(place());
        add(parts, "timeline.average", figures.averageWatts());
        add(parts, "timeline.target", targetPercent());
        add(parts, "timeline.achieved", actualPercent());
        add(parts, "timeline.median", latency().p50());
        add(parts, "timeline.p99", latency().p99());
        return parts;
    }

    private static void add(List<Text> parts, String id, Measurement figure) {
        if (figure.asOptional().isPresent()) {
            parts.add(Message.of(id, Cells.significant(figure, DIGITS)));
        }
    }
}
