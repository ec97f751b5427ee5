package org.wattladder.reporter.format.json;

import java.util.Optional;
import org.wattladder.model.text.Message;
import org.wattladder.reporter.energy.PowerCurve;
import org.wattladder.reporter.energy.WorkletEnergy;
import org.wattladder.reporter.figures.IntervalFigures;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.score.LevelScore;
import org.wattladder.reporter.score.WorkletScore;

/** One worklet of {@code result.json}. */
final class WorkletFields {
    private WorkletFields() {}

    static void write(JsonFields fields, WorkletScore score, RunFigures run) {
        fields.text("worklet", score.worklet().plan().name())
                .text("workload", score.worklet().plan().workload())
                .text("performanceUnit", score.worklet().plan().metric().unit())
                .figure("calibratedPerSecond", score.worklet().calibratedRate())
                .rated("score", score.score())
                .figure("geometricMeanPerWatt", score.worklet().geometricMean())
                .rated("ladderRatio", score.ladderRatio())
                .truth("ladderRatioHoldsIdle", score.worklet().idleIncluded());
        WorkletEnergy energy = WorkletEnergy.of(score.worklet(), run);
        fields.figure("dynamicRangePercent", energy.dynamicRangePercent())
                .figure("proportionality", energy.proportionality());
        energy.mostEfficientLevel()
                .ifPresentOrElse(
                        level -> fields.figure("mostEfficientLoadPercent", level.loadPercent()),
                        () -> fields.absent("mostEfficientLoadPercent", Message.of("absent.no-efficiency")));
        curve(fields, energy.curve());
        JsonFields.JsonList levels = fields.list("levels");
        score.levels().forEach(level -> level(levels.add(), level));
    }

    private static void level(JsonFields fields, LevelScore score) {
        IntervalFigures interval = score.interval();
        fields.number("interval", interval.plan().number())
                .text("kind", interval.plan().word())
                .figure("loadPercent", interval.loadPercent())
                .figure("transactionsPerSecond", interval.actualRate())
                .figure("performance", interval.performance())
                .figure("averageWatts", interval.averageWatts())
                .figure("joulesPerTransaction", interval.joulesPerTransaction())
                .rated("performancePerWatt", score.perWatt())
                .bounded("score", score.score());
    }

    private static void curve(JsonFields fields, Optional<PowerCurve> found) {
        if (found.isEmpty()) {
            fields.absent("powerCurve", Message.of("absent.too-few-loads"));
            return;
        }
        PowerCurve curve = found.get();
        JsonFields written = fields.object("powerCurve")
                .numbers("coefficientsWatts", curve.coefficientsWatts())
                .number("residualStandardWatts", curve.residualStandardWatts())
                .number("determination", curve.determination());
        JsonFields.JsonList points = written.list("points");
        curve.points()
                .forEach(point -> points.add()
                        .number("loadPercent", point.loadPercent())
                        .number("averageWatts", point.averageWatts())
                        .number("residualWatts", point.residualWatts()));
    }
}
