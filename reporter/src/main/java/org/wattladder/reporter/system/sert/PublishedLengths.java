package org.wattladder.reporter.system.sert;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.wattladder.model.interval.IntervalLengths;
import org.wattladder.model.plan.RunMode;
import org.wattladder.model.plan.WorkletPlan;
import org.wattladder.model.schedule.Idle;
import org.wattladder.model.schedule.Ladder;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.finding.Finding;
import org.wattladder.reporter.finding.Severity;
import org.wattladder.reporter.notation.Decimals;
import org.wattladder.reporter.notation.Times;
import org.wattladder.reporter.rules.Rule;
import org.wattladder.reporter.rules.RuleDescription;

/** A full run uses the levels and interval lengths of the published method. */
final class PublishedLengths implements Rule {
    private static final Duration RECORDING = Duration.ofMinutes(2);
    private static final Duration PRE_AND_POST = Duration.ofSeconds(15);
    private static final Duration PAUSE = Duration.ofSeconds(10);
    private static final Duration WARM_UP = Duration.ofSeconds(30);
    private static final int CALIBRATIONS = 2;
    private static final List<Double> LEVELS = List.of(100.0, 67.0, 33.0);

    @Override
    public RuleDescription description() {
        return new RuleDescription(
                "published-lengths",
                "A full run warms up 30 s or more, calibrates twice for 120 s, and records levels 100, 67 and 33 % for"
                        + " 120 s each, with 15 s before and after and a pause of 10 s.",
                "invalid in a full run; other runs are marked by run-changed",
                "ICPE 2012 paper, section 5: only configured interval lengths",
                "Run the suite `rating`, or treat the result as research.");
    }

    @Override
    public List<Finding> check(RunFigures run) {
        if (run.result().plan().suite().mode() != RunMode.FULL) {
            return List.of();
        }
        return run.result().plan().worklets().stream()
                .map(this::check)
                .flatMap(List::stream)
                .toList();
    }

    private List<Finding> check(WorkletPlan worklet) {
        List<String> differences = new ArrayList<>();
        if (worklet.schedule() instanceof Ladder graduated) {
            compare(graduated, differences);
        } else if (worklet.schedule() instanceof Idle idle) {
            compare("idle", idle.lengths(), PAUSE, differences);
        }
        return differences.isEmpty()
                ? List.of()
                : List.of(description()
                        .finding(
                                Severity.INVALID,
                                worklet.name(),
                                "Differs from the published method: " + String.join(", ", differences) + "."));
    }

    private static void compare(Ladder sequence, List<String> differences) {
        if (sequence.warmUp().compareTo(WARM_UP) < 0) {
            differences.add("warm-up " + Times.length(sequence.warmUp()));
        }
        if (sequence.calibrationIntervals() < CALIBRATIONS) {
            differences.add(sequence.calibrationIntervals() + " calibration interval");
        }
        compare("calibration", sequence.calibration(), Duration.ZERO, differences);
        compare("level", sequence.level(), PAUSE, differences);
        if (!sequence.levelsPercent().equals(LEVELS)) {
            differences.add("levels "
                    + sequence.levelsPercent().stream().map(Decimals::percent).collect(Collectors.joining(", ")));
        }
    }

    private static void compare(String what, IntervalLengths lengths, Duration pause, List<String> differences) {
        if (!lengths.recording().equals(RECORDING)) {
            differences.add(what + " recording " + Times.length(lengths.recording()));
        }
        if (!lengths.pre().equals(PRE_AND_POST) || !lengths.post().equals(PRE_AND_POST)) {
            differences.add(what + " pre " + Times.length(lengths.pre()) + " and post " + Times.length(lengths.post()));
        }
        if (lengths.pause().compareTo(pause) < 0) {
            differences.add(what + " pause " + Times.length(lengths.pause()));
        }
    }
}
