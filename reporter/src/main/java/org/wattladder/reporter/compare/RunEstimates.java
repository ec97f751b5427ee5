package org.wattladder.reporter.compare;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.text.Message;
import org.wattladder.model.text.Name;
import org.wattladder.model.text.Text;
import org.wattladder.reporter.figures.Absence;
import org.wattladder.reporter.figures.IntervalFigures;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.figures.WorkletFigures;
import org.wattladder.reporter.rates.FoundFigure;
import org.wattladder.reporter.rates.FoundRates;
import org.wattladder.reporter.score.LevelScore;
import org.wattladder.reporter.score.RunScores;
import org.wattladder.reporter.score.WorkletScore;
import org.wattladder.reporter.score.WorkloadScore;
import org.wattladder.reporter.view.table.Cells;
import org.wattladder.reporter.view.table.WorkUnit;
import org.wattladder.worklets.api.Metric;

/** Every figure of one run that is compared, scores first. */
final class RunEstimates {
    private static final Measurement NO_METER = Measurement.of(0);

    private final boolean scored;
    private final double betweenRuns;
    private final RateNoise rates;
    private final Map<FigureKey, Estimate> scores = new LinkedHashMap<>();
    private final Map<FigureKey, Estimate> parts = new LinkedHashMap<>();
    private final Map<String, Estimate> worklets = new LinkedHashMap<>();
    private final Map<String, Integer> places = new LinkedHashMap<>();

    private RunEstimates(RunFigures run, boolean scored, double betweenRuns) {
        this.scored = scored;
        this.betweenRuns = betweenRuns;
        this.rates = new RateNoise(run);
    }

    /**
     * Estimates of a run.
     *
     * @param scored whether levels and worklets are compared by their scores; by performance per watt otherwise
     * @param betweenRuns assumed variance of the logarithm of performance, and of watts, between runs
     */
    static Map<FigureKey, Estimate> of(RunFigures run, boolean scored, double betweenRuns) {
        RunEstimates estimates = new RunEstimates(run, scored, betweenRuns);
        RunScores all = RunScores.of(run);
        all.worklets().stream()
                .filter(worklet ->
                        scored || !FoundRates.looksFor(worklet.worklet().plan()))
                .forEach(estimates::add);
        FoundRates.of(run).forEach(estimates::addFound);
        run.worklets().stream().filter(WorkletFigures::idle).forEach(estimates::addIdle);
        if (scored) {
            estimates.addGroups(all);
        }
        Map<FigureKey, Estimate> found = new LinkedHashMap<>(estimates.scores);
        found.putAll(estimates.parts);
        return found;
    }

    private void add(WorkletScore worklet) {
        Text name = place(worklet.worklet().plan().name());
        List<Estimate> levels = new ArrayList<>();
        Map<FigureKey, Estimate> rows = new LinkedHashMap<>();
        Message unit = WorkUnit.performance(worklet.worklet());
        for (LevelScore level : worklet.levels()) {
            IntervalFigures interval = level.interval();
            Optional<Text> place = unique(rows, name, interval.name());
            Estimate performance =
                    new Estimate(interval.performance(), performance(worklet.worklet(), level), NO_METER);
            Estimate watts = watts(interval);
            Estimate rated = new Estimate(
                    scored ? level.score().value() : level.perWatt().value(),
                    performance.noise().plus(watts.noise()),
                    watts.meter());
            levels.add(rated);
            rows.put(new FigureKey(name, place, FigureKind.PERFORMANCE, unit), performance);
            rows.put(new FigureKey(name, place, FigureKind.WATTS, unit), watts);
            rows.put(rated(name, place, unit), rated);
        }
        Estimate whole = new Estimate(
                scored ? worklet.score().value() : worklet.worklet().geometricMean(),
                Noise.overLevels(levels.stream().map(Estimate::noise).toList()),
                mean(levels, levels.stream().map(level -> 1.0 / levels.size()).toList()));
        worklets.putIfAbsent(worklet.worklet().plan().name(), whole);
        parts.put(rated(name, Optional.of(Message.of("figure.all-levels")), unit), whole);
        parts.putAll(rows);
    }

    private void addFound(FoundFigure found) {
        Text name = new Name(found.worklet().plan().name());
        Message unit = WorkUnit.performance(found.worklet());
        parts.put(
                new FigureKey(name, Optional.of(found.name()), FigureKind.PERFORMANCE, unit),
                new Estimate(found.rate(), new Noise(betweenRuns, 0, found.variance()), NO_METER));
        found.interval()
                .ifPresent(interval -> parts.put(
                        new FigureKey(name, Optional.of(found.name()), FigureKind.WATTS, unit), watts(interval)));
    }

    private void addIdle(WorkletFigures worklet) {
        Text name = place(worklet.plan().name());
        for (IntervalFigures interval : worklet.intervals()) {
            if (interval.plan().idle()) {
                parts.put(
                        new FigureKey(
                                name,
                                unique(parts, name, interval.name()),
                                FigureKind.WATTS,
                                Cells.unit(worklet.plan().metric())),
                        watts(interval));
            }
        }
    }

    private void addGroups(RunScores all) {
        List<Estimate> groups = new ArrayList<>();
        List<Double> weights = new ArrayList<>();
        Map<FigureKey, Estimate> rows = new LinkedHashMap<>();
        for (WorkloadScore workload : all.workloads()) {
            List<Estimate> members =
                    workload.worklets().stream().map(worklets::get).toList();
            Estimate group = group(
                    workload.score().value(),
                    members,
                    members.stream().map(member -> 1.0 / members.size()).toList());
            rows.put(score(Message.of("score.workload", workload.workload())), group);
            workload.weightPercent().ifPresent(percent -> {
                groups.add(group);
                weights.add(percent);
            });
        }
        double sum = weights.stream().mapToDouble(Double::doubleValue).sum();
        scores.put(
                score(Message.of("score.overall")),
                group(
                        all.overall().value(),
                        groups,
                        weights.stream().map(each -> each / sum).toList()));
        scores.putAll(rows);
    }

    private static Estimate group(Measurement value, List<Estimate> members, List<Double> weights) {
        return new Estimate(
                value,
                Noise.overWorklets(members.stream().map(Estimate::noise).toList(), weights),
                mean(members, weights));
    }

    private static Measurement mean(List<Estimate> members, List<Double> weights) {
        Measurement sum = Measurement.of(0);
        for (int place = 0; place < members.size(); place++) {
            double weight = weights.get(place);
            sum = Absence.combine(sum, members.get(place).meter(), (before, each) -> before + weight * each);
        }
        return sum;
    }

    private static FigureKey score(Message group) {
        return new FigureKey(group, Optional.empty(), FigureKind.SCORE, Cells.unit(Metric.NONE));
    }

    private FigureKey rated(Text name, Optional<Text> place, Message unit) {
        return new FigureKey(name, place, scored ? FigureKind.SCORE : FigureKind.EFFICIENCY, unit);
    }

    private Noise performance(WorkletFigures worklet, LevelScore level) {
        if (level.interval().paced()) {
            double percent =
                    level.perWatt().uncertainty().countingPercent().asOptional().orElse(0);
            return new Noise(betweenRuns, rates.calibration(worklet), percent * percent / 10_000);
        }
        return new Noise(
                betweenRuns,
                0,
                level.interval().result().map(RateNoise::clients).orElse(0.0));
    }

    private Estimate watts(IntervalFigures interval) {
        double percent = interval.samplingPercent().asOptional().orElse(0);
        return new Estimate(
                interval.averageWatts(),
                new Noise(betweenRuns, 0, percent * percent / 10_000),
                Absence.combine(interval.meterPercent(), Measurement.of(100), (stated, all) -> stated / all));
    }

    /** A plan may hold a worklet twice. */
    private Text place(String name) {
        int count = places.merge(name, 1, Integer::sum);
        return again(new Name(name), count);
    }

    /** A worklet may run at a level twice. */
    private static Optional<Text> unique(Map<FigureKey, Estimate> rows, Text name, Text place) {
        int count = 1;
        while (holds(rows, name, again(place, count))) {
            count++;
        }
        return Optional.of(again(place, count));
    }

    private static boolean holds(Map<FigureKey, Estimate> rows, Text name, Text place) {
        return rows.keySet().stream()
                .anyMatch(key -> key.worklet().equals(name)
                        && key.kind() == FigureKind.WATTS
                        && key.place().equals(Optional.of(place)));
    }

    private static Text again(Text name, int count) {
        return count == 1 ? name : Message.of("figure.again", name, count);
    }
}
