package org.wattladder.reporter.system.tiles;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.wattladder.model.schedule.MeanDifference;
import org.wattladder.model.schedule.RunSpread;
import org.wattladder.model.schedule.TileStep;
import org.wattladder.model.text.Figure;
import org.wattladder.model.text.Message;
import org.wattladder.model.text.Name;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.finding.Finding;
import org.wattladder.reporter.finding.Severity;
import org.wattladder.reporter.rules.Rule;
import org.wattladder.reporter.rules.RuleDescription;

/** The knee was found, and was there a second time. */
final class KneeRule implements Rule {
    private static final double MOST_PERCENT = 5;
    private static final double HUNDRED = 100;
    private static final int DIGITS = 4;

    @Override
    public RuleDescription description() {
        return new RuleDescription(
                "tiles-knee",
                "The score stops rising within the numbers of tiles that are tried, and the knee gives the same score again.",
                "warning when it rises to the end, or when both scores of the knee differ beyond their intervals and by more than "
                        + (int) MOST_PERCENT + " %",
                "ours: the highest score is one of the numbers that were tried",
                "Raise `most` of the suite, or the number of repeats; look for other load on the machine.");
    }

    @Override
    public List<Finding> check(RunFigures run) {
        return RunTiles.all(run).stream()
                .flatMap(tiles -> problem(tiles).stream()
                        .map(message -> description()
                                .finding(
                                        Severity.WARNING,
                                        new Name(tiles.worklet().plan().name()),
                                        message)))
                .toList();
    }

    private static Optional<Message> problem(RunTiles tiles) {
        List<TileStep> curve = tiles.found().curve();
        TileStep last = curve.get(curve.size() - 1);
        OptionalInt knee = tiles.found().knee(tiles.schedule());
        if (knee.isEmpty()) {
            return last.tiles() == tiles.schedule().most()
                            && last.repeats().size() >= tiles.schedule().repeats()
                            && !last.failing()
                    ? Optional.of(Message.of("tiles-knee.not-reached", last.tiles()))
                    : Optional.empty();
        }
        Optional<RunSpread> once = curve.stream()
                .filter(step -> step.tiles() == knee.getAsInt())
                .findFirst()
                .flatMap(TileStep::scores);
        Optional<RunSpread> again = tiles.found()
                .confirmation()
                .filter(step -> step.repeats().size() >= tiles.schedule().repeats())
                .flatMap(TileStep::scores);
        return once.flatMap(first -> again.flatMap(second -> differ(first, second, knee.getAsInt())));
    }

    private static Optional<Message> differ(RunSpread first, RunSpread second, int tiles) {
        MeanDifference difference = MeanDifference.of(second, first);
        double percent = HUNDRED * Math.abs(difference.difference()) / first.mean();
        return difference.mayBeNone() || percent <= MOST_PERCENT
                ? Optional.empty()
                : Optional.of(Message.of(
                        "tiles-knee.unconfirmed",
                        tiles,
                        Figure.significant(first.mean(), DIGITS),
                        Figure.significant(second.mean(), DIGITS)));
    }
}
