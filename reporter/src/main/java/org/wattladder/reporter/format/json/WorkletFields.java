package org.wattladder.reporter.format.json;

import java.util.List;
import java.util.Optional;
import org.wattladder.model.result.HostInterval;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.text.Message;
import org.wattladder.reporter.energy.PowerCurve;
import org.wattladder.reporter.energy.WorkletEnergy;
import org.wattladder.reporter.figures.IntervalFigures;
import org.wattladder.reporter.figures.Latency;
import org.wattladder.reporter.figures.LoadPlace;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.figures.WorkletFigures;
import org.wattladder.reporter.score.LevelScore;
import org.wattladder.reporter.score.WorkletScore;
import org.wattladder.reporter.view.table.Field;
import org.wattladder.reporter.view.table.IntervalField;
import org.wattladder.reporter.view.table.LatencyField;
import org.wattladder.reporter.view.table.SearchTable;
import org.wattladder.reporter.view.table.WorkUnit;
import org.wattladder.worklets.api.ClientFigure;

/** One worklet of {@code result.json}. */
final class WorkletFields {
    private static final List<Field<IntervalFigures>> LEVEL = List.of(
            IntervalField.TARGET,
            IntervalField.DEVIATION,
            IntervalField.TRANSACTIONS,
            IntervalField.PERFORMANCE,
            IntervalField.WATTS,
            IntervalField.JOULES);

    private WorkletFields() {}

    static void write(JsonFields fields, WorkletScore score, RunFigures run) {
        fields.text("worklet", score.worklet().plan().name())
                .text("workload", score.worklet().plan().workload())
                .text("performanceUnit", WorkUnit.performanceForMachines(score.worklet()))
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
        score.levels().forEach(level -> level(levels.add(), score.worklet(), level));
        SectionFields.tables(fields, SearchTable.of(score.worklet()));
    }

    private static void level(JsonFields fields, WorkletFigures worklet, LevelScore score) {
        IntervalFigures interval = score.interval();
        fields.number("interval", interval.plan().number())
                .text("kind", interval.plan().word())
                .figure("loadPercent", interval.loadPercent())
                .figure("transactionsPerSecond", interval.actualRate());
        for (LoadPlace place : LoadPlace.values()) {
            place.of(worklet, interval).asOptional().ifPresent(value -> fields.number(place.field(), value));
        }
        LEVEL.forEach(field -> fields.figure(field, interval));
        latency(fields.object("service"), interval.all().service());
        latency(fields.object("response"), interval.all().response());
        for (ClientFigure declared : ClientFigure.values()) {
            fields.figure(
                    Field.jsonName(declared.column()),
                    interval.result()
                            .map(result -> HostInterval.figure(result.clients(), declared))
                            .orElse(Measurement.absent(IntervalFigures.HOLE)));
        }
        JsonFields.JsonList figures = fields.list("figures");
        interval.result().stream()
                .flatMap(result -> result.clients().stream())
                .forEach(client -> ClientFigure.undeclared(client.figures())
                        .forEach(figure -> figures.add()
                                .text("host", client.host())
                                .number("client", client.client())
                                .text("name", figure.name())
                                .number("value", figure.value())
                                .text("unit", figure.unit())));
        fields.rated("performancePerWatt", score.perWatt()).bounded("score", score.score());
    }

    private static void latency(JsonFields fields, Latency latency) {
        LatencyField.QUANTILES.forEach(field -> fields.figure(field, latency));
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
