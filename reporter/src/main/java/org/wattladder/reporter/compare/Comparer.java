package org.wattladder.reporter.compare;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;
import org.wattladder.model.plan.Reference;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.text.Message;
import org.wattladder.reporter.figures.RunFigures;

/** Compares two sides; safe for use by any thread. */
public final class Comparer {
    /** How often a comparison of equals may give any alarm. */
    public static final double ALARM_PROBABILITY = 0.05;

    private Comparer() {}

    /** Why the two, or the runs of one of them, may not be compared, a sentence each; empty when they may. */
    public static List<Message> obstacles(Side before, Side after) {
        return Obstacles.of(runs(before, after));
    }

    /** Compares B with A, whether they may be compared or not. */
    public static Comparison compare(Side before, Side after, Terms terms) {
        List<RunFigures> runs = runs(before, after);
        boolean scored = scored(runs);
        boolean sameMeters = Meters.same(runs);
        double betweenRuns = terms.betweenRunsVariance();
        List<Paired> pairs = pairs(before, after, sameMeters, run -> RunEstimates.of(run, scored, betweenRuns));
        List<Paired> headline = pairs(before, after, sameMeters, run -> HeadlineEstimates.of(run, betweenRuns));
        List<Row> judged = rows(Stream.concat(pairs.stream(), headline.stream()).toList(), terms);
        return new Comparison(
                Compared.of(before),
                Compared.of(after),
                terms,
                Obstacles.of(runs),
                Cautions.of(before, after, sameMeters),
                HeadlineChange.of(before, after, judged.subList(pairs.size(), judged.size())),
                judged.subList(0, pairs.size()));
    }

    private static List<Paired> pairs(
            Side before, Side after, boolean sameMeters, Function<RunFigures, Map<FigureKey, Estimate>> estimates) {
        Map<FigureKey, List<Estimate>> figuresBefore = figures(before, estimates);
        Map<FigureKey, List<Estimate>> figuresAfter = figures(after, estimates);
        Set<FigureKey> keys = new LinkedHashSet<>(figuresBefore.keySet());
        keys.addAll(figuresAfter.keySet());
        return keys.stream()
                .map(key -> Paired.of(
                        key,
                        figuresBefore.getOrDefault(key, List.of()),
                        figuresAfter.getOrDefault(key, List.of()),
                        sameMeters))
                .toList();
    }

    private static List<Row> rows(List<Paired> pairs, Terms terms) {
        double[] adjusted = Holm.adjust(pairs.stream()
                .flatMap(pair -> pair.contrast().stream())
                .map(Contrast::probability)
                .toList());
        List<Row> rows = new ArrayList<>();
        int place = 0;
        for (Paired pair : pairs) {
            Optional<Change> change = Optional.empty();
            if (pair.contrast().isPresent()) {
                Contrast contrast = pair.contrast().get();
                double probability = adjusted[place++];
                change = Optional.of(new Change(
                        contrast.percent(),
                        contrast.lowPercent(),
                        contrast.highPercent(),
                        contrast.probability(),
                        probability,
                        verdict(pair.key().kind(), contrast, probability, terms.thresholdPercent())));
            }
            rows.add(new Row(pair.key(), pair.before(), pair.after(), change));
        }
        return rows;
    }

    private static ChangeVerdict verdict(FigureKind kind, Contrast contrast, double probability, double threshold) {
        if (probability < ALARM_PROBABILITY && Math.abs(contrast.percent()) >= threshold) {
            return kind.improves(contrast.percent()) ? ChangeVerdict.BETTER : ChangeVerdict.WORSE;
        }
        if (contrast.percent() == 0) {
            return ChangeVerdict.SAME;
        }
        return contrast.lowPercent() > -threshold && contrast.highPercent() < threshold
                ? ChangeVerdict.SAME
                : ChangeVerdict.UNDECIDED;
    }

    private static Map<FigureKey, List<Estimate>> figures(
            Side side, Function<RunFigures, Map<FigureKey, Estimate>> estimates) {
        Map<FigureKey, List<Estimate>> figures = new LinkedHashMap<>();
        for (RunFigures run : side.runs()) {
            estimates
                    .apply(run)
                    .forEach((key, estimate) -> figures.computeIfAbsent(key, unused -> new ArrayList<>())
                            .add(estimate));
        }
        return figures;
    }

    /** Scores against different references are of no use. */
    private static boolean scored(List<RunFigures> runs) {
        Reference reference = runs.get(0).result().plan().score().reference();
        return reference.given()
                && runs.stream()
                        .allMatch(run -> run.result().plan().score().reference().equals(reference));
    }

    private static List<RunFigures> runs(Side before, Side after) {
        return Stream.concat(before.runs().stream(), after.runs().stream()).toList();
    }

    /** One figure before its verdict. */
    private record Paired(FigureKey key, Measurement before, Measurement after, Optional<Contrast> contrast) {
        static Paired of(FigureKey key, List<Estimate> before, List<Estimate> after, boolean sameMeters) {
            List<Estimate> usableBefore =
                    before.stream().filter(Estimate::usable).toList();
            List<Estimate> usableAfter = after.stream().filter(Estimate::usable).toList();
            if (usableBefore.isEmpty() || usableAfter.isEmpty()) {
                return new Paired(key, value(before, usableBefore), value(after, usableAfter), Optional.empty());
            }
            Pooled one = Pooled.of(usableBefore);
            Pooled other = Pooled.of(usableAfter);
            return new Paired(
                    key,
                    Measurement.of(one.mean()),
                    Measurement.of(other.mean()),
                    Optional.of(Contrast.of(one, other, sameMeters)));
        }

        private static Measurement value(List<Estimate> all, List<Estimate> usable) {
            if (all.isEmpty()) {
                return Measurement.absent("absent.not-in-plan");
            }
            return usable.isEmpty()
                    ? Measurement.absent(all.get(0).reason())
                    : Measurement.of(Pooled.of(usable).mean());
        }
    }
}
