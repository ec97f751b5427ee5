package org.wattladder.reporter.compare;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.wattladder.model.result.EvidenceTier;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.text.Text;
import org.wattladder.reporter.figures.Absence;
import org.wattladder.reporter.headline.Headline;
import org.wattladder.reporter.system.SuiteSystems;

/**
 * A figure that sums up runs, of both sides.
 *
 * @param name the same on both sides
 * @param unit of the values
 * @param before mean of side A; absent with the reason
 * @param after mean of side B, likewise
 * @param change from A to B; empty when a side has no figure above 0, or the figure holds by definition
 * @param tier weakest evidence of both; empty when there is no watt
 */
public record HeadlineChange(
        Text name,
        Text unit,
        Measurement before,
        Measurement after,
        Optional<Change> change,
        Optional<EvidenceTier> tier) {
    private static final Measurement NONE = Measurement.absent("absent.not-in-plan");

    /** Every figure that a side has, in order, with its change among these rows; all with their reasons when there is none. */
    static List<HeadlineChange> of(Side before, Side after, List<Row> judged) {
        Map<Text, List<Headline>> ofBefore = SuiteSystems.headlines(before.runs());
        Map<Text, List<Headline>> ofAfter = SuiteSystems.headlines(after.runs());
        Map<Text, List<Headline>> all = new LinkedHashMap<>(ofBefore);
        ofAfter.forEach(all::putIfAbsent);
        List<HeadlineChange> changes = all.values().stream()
                .map(found -> found.get(0))
                .map(figure -> of(
                        figure,
                        ofBefore.getOrDefault(figure.name(), List.of()),
                        ofAfter.getOrDefault(figure.name(), List.of()),
                        judged.stream()
                                .filter(row -> row.key().equals(HeadlineEstimates.key(figure)))
                                .findFirst()
                                .flatMap(Row::change)))
                .toList();
        List<HeadlineChange> known =
                changes.stream().filter(HeadlineChange::isKnown).toList();
        return known.isEmpty() ? changes : known;
    }

    private boolean isKnown() {
        return before.asOptional().isPresent() || after.asOptional().isPresent();
    }

    private static HeadlineChange of(
            Headline figure, List<Headline> before, List<Headline> after, Optional<Change> change) {
        return new HeadlineChange(
                figure.name(),
                figure.unit(),
                mean(before),
                mean(after),
                change,
                List.of(before, after).stream()
                        .flatMap(List::stream)
                        .flatMap(each -> each.drawn().tier().stream())
                        .reduce(EvidenceTier::lowest));
    }

    /** How much more B has, in percent of A. */
    public Measurement percent() {
        return Absence.combine(
                Absence.divide(after, before, "absent.figure-zero"),
                Measurement.of(1),
                (ratio, one) -> 100 * (ratio - one));
    }

    private static Measurement mean(List<Headline> runs) {
        return runs.isEmpty()
                ? NONE
                : Absence.divide(
                        runs.stream()
                                .map(Headline::value)
                                .reduce(Measurement.of(0), (a, b) -> Absence.combine(a, b, Double::sum)),
                        Measurement.of((double) runs.size()),
                        "absent.figure-zero");
    }
}
