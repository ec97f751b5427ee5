package org.wattladder.reporter.compare;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.wattladder.model.result.Measurement;
import org.wattladder.reporter.figures.Absence;
import org.wattladder.reporter.figures.IntervalFigures;
import org.wattladder.reporter.figures.WorkletFigures;
import org.wattladder.reporter.language.Language;
import org.wattladder.reporter.language.Words;
import org.wattladder.reporter.score.LevelScore;
import org.wattladder.reporter.score.RunScores;
import org.wattladder.reporter.score.WorkletScore;
import org.wattladder.reporter.score.WorkloadScore;

/** Every figure of one run that is compared, scores first. */
final class RunEstimates {
    private static final Words ENGLISH = Words.in(Language.ENGLISH);

    private static final String ALL_LEVELS = "all levels";
    private static final Measurement NO_METER = Measurement.of(0);

    private final MeasuredRun run;
    private final boolean scored;
    private final double betweenRuns;
    private final RateNoise rates;
    private final Map<FigureKey, Estimate> scores = new LinkedHashMap<>();
    private final Map<FigureKey, Estimate> parts = new LinkedHashMap<>();
    private final Map<String, Estimate> worklets = new LinkedHashMap<>();
    private final Map<String, Integer> places = new LinkedHashMap<>();

    private RunEstimates(MeasuredRun run, boolean scored, double betweenRuns) {
        this.run = run;
        this.scored = scored;
        this.betweenRuns = betweenRuns;
        this.rates = new RateNoise(run.figures());
    }

    /**
     * Estimates of a run.
     *
     * @param scored whether levels and worklets are compared by their scores; by performance per watt otherwise
     * @param betweenRuns assumed variance of the logarithm of performance, and of watts, between runs
     */
    static Map<FigureKey, Estimate> of(MeasuredRun run, boolean scored, double betweenRuns) {
        RunEstimates estimates = new RunEstimates(run, scored, betweenRuns);
        RunScores all = RunScores.of(run.figures());
        all.worklets().forEach(estimates::add);
        run.figures().worklets().stream().filter(WorkletFigures::idle).forEach(estimates::addIdle);
        if (scored) {
            estimates.addGroups(all);
        }
        Map<FigureKey, Estimate> found = new LinkedHashMap<>(estimates.scores);
        found.putAll(estimates.parts);
        return found;
    }

    private void add(WorkletScore worklet) {
        String name = place(worklet.worklet().plan().name());
        List<Estimate> levels = new ArrayList<>();
        Map<FigureKey, Estimate> rows = new LinkedHashMap<>();
        for (LevelScore level : worklet.levels()) {
            IntervalFigures interval = level.interval();
            String unit = worklet.worklet().plan().metric().unit();
            String place = unique(rows, name, ENGLISH.say(interval.name()));
            Estimate performance =
                    new Estimate(interval.performance(), performance(worklet.worklet(), level), NO_METER);
            Estimate watts = watts(interval);
            Estimate rated = new Estimate(
                    scored ? level.score().value() : level.perWatt().value(),
                    performance.noise().plus(watts.noise()),
                    watts.meter());
            levels.add(rated);
            rows.put(new FigureKey(name, place, FigureKind.PERFORMANCE, unit), performance);
            rows.put(new FigureKey(name, place, FigureKind.WATTS, "W"), watts);
            rows.put(rated(name, place, unit), rated);
        }
        Estimate whole = new Estimate(
                scored ? worklet.score().value() : worklet.worklet().geometricMean(),
                Noise.overLevels(levels.stream().map(Estimate::noise).toList()),
                mean(levels, levels.stream().map(level -> 1.0 / levels.size()).toList()));
        worklets.putIfAbsent(worklet.worklet().plan().name(), whole);
        parts.put(rated(name, ALL_LEVELS, worklet.worklet().plan().metric().unit()), whole);
        parts.putAll(rows);
    }

    private void addIdle(WorkletFigures worklet) {
        String name = place(worklet.plan().name());
        for (IntervalFigures interval : worklet.intervals()) {
            if (interval.plan().idle()) {
                parts.put(
                        new FigureKey(name, unique(parts, name, ENGLISH.say(interval.name())), FigureKind.WATTS, "W"),
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
            rows.put(new FigureKey("workload " + workload.workload(), "", FigureKind.SCORE, ""), group);
            workload.weightPercent().ifPresent(percent -> {
                groups.add(group);
                weights.add(percent);
            });
        }
        double sum = weights.stream().mapToDouble(Double::doubleValue).sum();
        scores.put(
                new FigureKey("overall", "", FigureKind.SCORE, ""),
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

    private FigureKey rated(String name, String place, String unit) {
        return scored
                ? new FigureKey(name, place, FigureKind.SCORE, "")
                : new FigureKey(name, place, FigureKind.EFFICIENCY, "(" + unit + ")/W");
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
        double sampling = interval.result()
                .map(result -> WattNoise.sampling(result, run.watts()))
                .orElse(0.0);
        return new Estimate(
                interval.averageWatts(),
                new Noise(betweenRuns, 0, sampling),
                interval.result().map(WattNoise::stated).orElse(Measurement.absent("absent.interval-not-measured")));
    }

    /** A plan may hold a worklet twice. */
    private String place(String name) {
        int count = places.merge(name, 1, Integer::sum);
        return count == 1 ? name : name + " (" + count + ")";
    }

    /** A worklet may run at a level twice. */
    private static String unique(Map<FigureKey, Estimate> rows, String name, String place) {
        long before = rows.keySet().stream()
                .filter(key -> key.worklet().equals(name)
                        && key.kind() == FigureKind.WATTS
                        && (key.place().equals(place) || key.place().startsWith(place + " (")))
                .count();
        return before == 0 ? place : place + " (" + (before + 1) + ")";
    }
}
