package org.wattladder.reporter.series;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.function.Function;
import java.util.stream.Stream;
import org.wattladder.model.result.EvidenceTier;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.text.Message;
import org.wattladder.model.text.Name;
import org.wattladder.model.text.Text;
import org.wattladder.reporter.figures.IntervalFigures;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.finding.Finding;
import org.wattladder.reporter.finding.Verdict;
import org.wattladder.reporter.rates.FoundRates;
import org.wattladder.reporter.score.LevelScore;
import org.wattladder.reporter.score.RatedFigure;
import org.wattladder.reporter.score.RunScores;
import org.wattladder.reporter.score.WorkletScore;
import org.wattladder.reporter.system.SuiteSystems;
import org.wattladder.reporter.view.table.WorkUnit;

/**
 * Several runs of one plan together. Aborted runs take part with what they measured.
 *
 * @param planned how many runs were asked for
 * @param runs identifiers of those that were begun, in order
 * @param verdicts on them, in the same order
 * @param headline figures that sum up each run
 * @param levels of every worklet, in the order of the plan
 * @param scores overall, workloads, worklets; empty without a reference
 * @param rates that searches and curves found; their levels are not in {@code levels}, as each run has others
 * @param idleWatts active idle
 * @param machines what ran, and what measured it
 * @param findings on how far the runs differ
 */
public record RunSeries(
        Repetitions planned,
        List<String> runs,
        List<Verdict> verdicts,
        List<RepeatedHeadline> headline,
        List<RepeatedLevel> levels,
        List<RepeatedScore> scores,
        List<RepeatedScore> rates,
        Repeated idleWatts,
        Machines machines,
        List<Finding> findings) {
    /** With fewer runs a series ends too often because they happen to agree. */
    private static final int FEWEST = 5;

    public RunSeries {
        runs = List.copyOf(runs);
        verdicts = List.copyOf(verdicts);
        headline = List.copyOf(headline);
        levels = List.copyOf(levels);
        scores = List.copyOf(scores);
        rates = List.copyOf(rates);
        findings = List.copyOf(findings);
    }

    /** What these runs of one plan, at least one, come to. */
    public static RunSeries of(Repetitions planned, List<RunFigures> runs) {
        List<RunScores> scores = runs.stream().map(RunScores::of).toList();
        List<RepeatedLevel> levels = levels(scores);
        RunFigures first = runs.get(0);
        return new RunSeries(
                planned,
                runs.stream().map(run -> run.result().run()).toList(),
                runs.stream().map(run -> SuiteSystems.judge(run).verdict()).toList(),
                RepeatedHeadline.of(runs),
                levels,
                first.result().plan().score().reference().given() ? scores(scores) : List.of(),
                rates(runs),
                Repeated.of(runs.stream().map(RunFigures::idleWatts).toList(), 0),
                Machines.of(runs),
                RepeatSpread.check(levels, first.result().plan().suite().mode()));
    }

    /**
     * How closely the true mean of the overall score is known, without a reference that of the level, by performance per watt, or
     * of the found rate that is known worst: half of the interval that holds it in about 95 of 100 cases, between runs, in percent; empty below two runs,
     * or when not every run has the figure.
     */
    public OptionalDouble betweenRunsPercent() {
        List<Repeated> figures = scores.isEmpty()
                ? Stream.concat(
                                levels.stream().map(RepeatedLevel::perWatt),
                                rates.stream().map(RepeatedScore::score))
                        .toList()
                : List.of(scores.get(0).score());
        boolean all = figures.stream()
                .allMatch(figure -> figure.runs() == runs.size()
                        && figure.betweenRunsPercent().isPresent());
        return all
                ? figures.stream()
                        .mapToDouble(figure -> figure.betweenRunsPercent().getAsDouble())
                        .max()
                : OptionalDouble.empty();
    }

    /** Whether the series may end before all its runs: it has {@value #FEWEST} at least, and is as precise as was asked for. */
    public boolean precise() {
        return planned.untilPercent().isPresent()
                && runs.size() >= FEWEST
                && betweenRunsPercent().orElse(Double.POSITIVE_INFINITY)
                        <= planned.untilPercent().getAsDouble();
    }

    private static List<RepeatedLevel> levels(List<RunScores> scores) {
        List<RepeatedLevel> levels = new ArrayList<>();
        for (int w = 0; w < scores.get(0).worklets().size(); w++) {
            int place = w;
            List<WorkletScore> runs =
                    scores.stream().map(each -> each.worklets().get(place)).toList();
            Map<Message, List<LevelScore>> byName = new LinkedHashMap<>();
            runs.stream()
                    .filter(run -> !FoundRates.looksFor(run.worklet().plan()))
                    .flatMap(run -> run.levels().stream())
                    .forEach(level -> byName.computeIfAbsent(level.interval().name(), unused -> new ArrayList<>())
                            .add(level));
            String worklet = runs.get(0).worklet().plan().name();
            Message unit = WorkUnit.performance(runs.get(0).worklet());
            byName.values().forEach(level -> levels.add(level(worklet, unit, level)));
        }
        return levels;
    }

    /** A level of those runs that came to it. */
    private static RepeatedLevel level(String worklet, Message unit, List<LevelScore> runs) {
        double meter = mean(runs, LevelScore::perWatt);
        Function<Function<IntervalFigures, Measurement>, List<Measurement>> pick =
                which -> runs.stream().map(LevelScore::interval).map(which).toList();
        return new RepeatedLevel(
                worklet,
                runs.get(0).interval().plan(),
                unit,
                Repeated.of(pick.apply(IntervalFigures::performance), 0),
                Repeated.of(pick.apply(IntervalFigures::averageWatts), meter),
                Repeated.of(pick.apply(IntervalFigures::perWatt), meter),
                runs.stream().flatMap(each -> each.interval().tier().stream()).reduce(EvidenceTier::lowest));
    }

    private static List<RepeatedScore> rates(List<RunFigures> runs) {
        Map<Text, List<Measurement>> byName = new LinkedHashMap<>();
        runs.stream()
                .flatMap(run -> FoundRates.of(run).stream())
                .forEach(found -> byName.computeIfAbsent(
                                Message.of(
                                        "place.interval", found.worklet().plan().name(), found.name()),
                                unused -> new ArrayList<>())
                        .add(found.rate()));
        return byName.entrySet().stream()
                .map(each -> new RepeatedScore(each.getKey(), Repeated.of(each.getValue(), 0)))
                .toList();
    }

    private static List<RepeatedScore> scores(List<RunScores> runs) {
        List<RepeatedScore> scores = new ArrayList<>();
        scores.add(score(Message.of("score.overall"), runs, RunScores::overall));
        for (int i = 0; i < runs.get(0).workloads().size(); i++) {
            int place = i;
            scores.add(score(
                    Message.of("score.workload", runs.get(0).workloads().get(i).workload()),
                    runs,
                    each -> each.workloads().get(place).score()));
        }
        for (int i = 0; i < runs.get(0).worklets().size(); i++) {
            int place = i;
            scores.add(score(
                    new Name(runs.get(0).worklets().get(i).worklet().plan().name()),
                    runs,
                    each -> each.worklets().get(place).score()));
        }
        return scores;
    }

    private static RepeatedScore score(Text name, List<RunScores> runs, Function<RunScores, RatedFigure> which) {
        return new RepeatedScore(
                name,
                Repeated.of(runs.stream().map(which).map(RatedFigure::value).toList(), mean(runs, which)));
    }

    /** Mean of what the meter adds in each run; 0 when no run knows. */
    private static <T> double mean(List<T> runs, Function<T, RatedFigure> which) {
        return runs.stream()
                .map(which)
                .map(figure -> figure.uncertainty().meterPercent().asOptional())
                .filter(OptionalDouble::isPresent)
                .mapToDouble(OptionalDouble::getAsDouble)
                .average()
                .orElse(0);
    }
}
