package org.wattladder.reporter.compare;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.text.Message;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.headline.Headline;
import org.wattladder.reporter.system.SuiteSystems;
import org.wattladder.reporter.view.table.Cells;
import org.wattladder.worklets.api.Metric;

/** The figures that sum up a run, with how sure they are. Those that hold by definition are compared with nothing. */
final class HeadlineEstimates {
    private static final Measurement NO_METER = Measurement.of(0);
    private static final Measurement BY_DEFINITION = Measurement.absent("absent.by-definition");
    private static final List<Message> LESS_IS_BETTER = List.of(Message.of("unit.watts"), Message.of("unit.joules"));

    private HeadlineEstimates() {}

    /**
     * Estimates of a run.
     *
     * @param betweenRuns assumed variance of the logarithm of performance, and of watts, between runs
     */
    static Map<FigureKey, Estimate> of(RunFigures run, double betweenRuns) {
        RateNoise rates = new RateNoise(run);
        double calibration =
                run.worklets().stream().mapToDouble(rates::calibration).max().orElse(0);
        return SuiteSystems.of(run).headline(run).stream()
                .filter(figure -> !figure.drawn().watts().equals(BY_DEFINITION))
                .collect(Collectors.toMap(
                        HeadlineEstimates::key,
                        figure ->
                                new Estimate(figure.value(), noise(run, figure, betweenRuns, calibration), NO_METER)));
    }

    /** Which figure of a comparison it is. */
    static FigureKey key(Headline figure) {
        return new FigureKey(
                figure.name(),
                Optional.empty(),
                figure.unit() instanceof Message unit && LESS_IS_BETTER.contains(unit)
                        ? FigureKind.WATTS
                        : FigureKind.EFFICIENCY,
                Cells.unit(Metric.NONE));
    }

    /** The interval of a figure holds its meter; a score or ratio of watts varies by those too. */
    private static Noise noise(RunFigures run, Headline figure, double betweenRuns, double calibration) {
        boolean holdsWatts =
                figure.unit().equals(Headline.NO_UNIT) && figure.drawn().tier().isPresent();
        return new Noise(
                holdsWatts ? 2 * betweenRuns : betweenRuns, calibration, figure.variance() + clients(run, figure));
    }

    /** How the clients differ in the interval of the figure, as far as nothing set their pace. */
    private static double clients(RunFigures run, Headline figure) {
        return run.worklets().stream()
                .filter(worklet -> worklet.plan().name().equals(figure.drawn().worklet()))
                .flatMap(worklet ->
                        figure.drawn().interval().stream().boxed().flatMap(number -> worklet.interval(number).stream()))
                .filter(interval -> !interval.paced())
                .flatMap(interval -> interval.result().stream())
                .mapToDouble(RateNoise::clients)
                .sum();
    }
}
