package org.wattladder.reporter.system.sert;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.wattladder.model.interval.IntervalLengths;
import org.wattladder.model.plan.RunMode;
import org.wattladder.model.plan.WorkletPlan;
import org.wattladder.model.schedule.Idle;
import org.wattladder.model.schedule.Ladder;
import org.wattladder.model.schedule.UntilPrecise;
import org.wattladder.model.text.Figure;
import org.wattladder.model.text.Message;
import org.wattladder.model.text.Name;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.finding.Finding;
import org.wattladder.reporter.finding.Severity;
import org.wattladder.reporter.rules.Rule;
import org.wattladder.reporter.rules.RuleDescription;

/** A rating uses the levels and interval lengths of the published method. */
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
                "A rating warms up 30 s or more and calibrates twice for 120 s. It records levels 100, 67 and 33 % for"
                        + " 120 s each, with 15 s before and after and a pause of 10 s.",
                "invalid in a rating",
                "ICPE 2012 paper, section 5: only configured interval lengths",
                "Run the suite `rating`, or give the suite `purpose: research`.");
    }

    @Override
    public List<Finding> check(RunFigures run) {
        if (run.result().plan().suite().mode() != RunMode.RATING) {
            return List.of();
        }
        return run.result().plan().worklets().stream()
                .map(this::check)
                .flatMap(List::stream)
                .toList();
    }

    private List<Finding> check(WorkletPlan worklet) {
        List<Message> differences = new ArrayList<>();
        if (worklet.schedule() instanceof Ladder graduated) {
            compare(graduated, differences);
        } else if (worklet.schedule() instanceof Idle idle) {
            compare(Message.of("phase.idle"), idle.lengths(), PAUSE, differences);
        }
        if (worklet.schedule() instanceof UntilPrecise) {
            differences.add(Message.of("published-lengths.precision"));
        }
        return differences.isEmpty()
                ? List.of()
                : List.of(description()
                        .finding(Severity.INVALID, new Name(worklet.name()), "published-lengths.differs", differences));
    }

    private static void compare(Ladder sequence, List<Message> differences) {
        if (sequence.warmUp().compareTo(WARM_UP) < 0) {
            differences.add(Message.of("published-lengths.warm-up", sequence.warmUp()));
        }
        if (sequence.calibrationIntervals() < CALIBRATIONS) {
            differences.add(Message.of("published-lengths.calibrations", sequence.calibrationIntervals()));
        }
        compare(Message.of("phase.calibration"), sequence.calibration(), Duration.ZERO, differences);
        compare(Message.of("phase.level"), sequence.level(), PAUSE, differences);
        if (!sequence.levelsPercent().equals(LEVELS)) {
            differences.add(Message.of(
                    "published-lengths.levels",
                    sequence.levelsPercent().stream()
                            .map(level -> Message.of("percent", Figure.shortest(level)))
                            .toList()));
        }
    }

    private static void compare(Message phase, IntervalLengths lengths, Duration pause, List<Message> differences) {
        if (!lengths.recording().equals(RECORDING)) {
            differences.add(Message.of("published-lengths.recording", phase, lengths.recording()));
        }
        if (!lengths.pre().equals(PRE_AND_POST) || !lengths.post().equals(PRE_AND_POST)) {
            differences.add(Message.of("published-lengths.pre-and-post", phase, lengths.pre(), lengths.post()));
        }
        if (lengths.pause().compareTo(pause) < 0) {
            differences.add(Message.of("published-lengths.pause", phase, lengths.pause()));
        }
    }
}
