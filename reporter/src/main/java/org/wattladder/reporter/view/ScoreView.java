package org.wattladder.reporter.view;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.OptionalDouble;
import java.util.Set;
import org.wattladder.model.plan.Reference;
import org.wattladder.model.result.EvidenceTier;
import org.wattladder.model.text.Message;
import org.wattladder.model.text.Name;
import org.wattladder.model.text.Text;
import org.wattladder.reporter.energy.WorkletEnergy;
import org.wattladder.reporter.figures.Absence;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.notation.Decimals;
import org.wattladder.reporter.score.RatedFigure;
import org.wattladder.reporter.score.RunScores;
import org.wattladder.reporter.score.WorkletScore;
import org.wattladder.reporter.score.WorkloadScore;

/**
 * Scores and the energy view as texts.
 *
 * @param reference what scores stand against, one sentence
 * @param scores rows of {@link #SCORE_HEADINGS}, the overall score first; empty without a reference
 * @param energy rows of {@link #ENERGY_HEADINGS}, one for each worklet that does not only idle
 * @param notes why figures are absent, and what the intervals do not hold
 */
public record ScoreView(String reference, List<List<String>> scores, List<List<Object>> energy, List<Message> notes) {
    /** Of the table of scores. */
    public static final List<String> SCORE_HEADINGS = List.of("Scored", "Weight", "Score", "About 95 %", "Tier");

    /** Of the table of energy. */
    public static final List<String> ENERGY_HEADINGS = List.of(
            "Worklet", "Ladder ratio", "About 95 %", "Dynamic range", "Proportionality", "Best at", "Fit off by, W");

    private static final String DASH = "–";

    static ScoreView of(RunFigures run) {
        Reference reference = run.result().plan().score().reference();
        RunScores scores = RunScores.of(run);
        List<List<Object>> energy = new ArrayList<>();
        scores.worklets().forEach(worklet -> energy.add(energy(worklet, run)));
        return new ScoreView(
                sentence(reference),
                reference.given() ? rows(scores) : List.of(),
                List.copyOf(energy),
                notes(scores, reference.given()));
    }

    private static String sentence(Reference reference) {
        return reference.given()
                ? "Scores stand against reference " + reference.name() + " (" + reference.machine() + ", measured "
                        + reference.made() + " with suite " + reference.suite() + ", tier " + reference.tier()
                        + "), which scores 1000. Active idle is in no score."
                : "There are no scores, because the plan names no reference machine.";
    }

    private static List<List<String>> rows(RunScores scores) {
        List<List<String>> rows = new ArrayList<>();
        rows.add(row("overall", DASH, scores.overall()));
        for (WorkloadScore workload : scores.workloads()) {
            OptionalDouble weight = workload.weightPercent();
            String weighs = weight.isPresent() ? Decimals.percent(weight.getAsDouble()) : "none";
            rows.add(row("workload " + workload.workload(), weighs, workload.score()));
        }
        scores.worklets().forEach(each -> rows.add(row(each.worklet().plan().name(), DASH, each.score())));
        return List.copyOf(rows);
    }

    private static List<String> row(String name, String weight, RatedFigure score) {
        return List.of(
                name,
                weight,
                Decimals.significant(score.value(), 4),
                interval(score),
                score.tier().map(EvidenceTier::label).orElse(DASH));
    }

    private static List<Object> energy(WorkletScore worklet, RunFigures run) {
        WorkletEnergy energy = WorkletEnergy.of(worklet.worklet(), run);
        return List.of(
                worklet.worklet().plan().name(),
                Decimals.significant(worklet.ladderRatio().value(), 4),
                interval(worklet.ladderRatio()),
                energy.dynamicRangePercent().asOptional().isPresent()
                        ? Decimals.percent(Math.rint(10
                                        * energy.dynamicRangePercent()
                                                .asOptional()
                                                .getAsDouble())
                                / 10)
                        : Decimals.ABSENT,
                Decimals.significant(energy.proportionality(), 3),
                energy.mostEfficientLevel().<Text>map(LevelRow::load).orElse(new Name(Decimals.ABSENT)),
                energy.curve()
                        .map(curve -> Decimals.significant(curve.residualStandardWatts(), 2))
                        .orElse(Decimals.ABSENT));
    }

    private static String interval(RatedFigure figure) {
        return figure.low().isPresent()
                ? Decimals.significant(figure.low().getAsDouble(), 4) + " to "
                        + Decimals.significant(figure.high().orElseThrow(), 4)
                : DASH;
    }

    private static List<Message> notes(RunScores scores, boolean given) {
        Set<Message> notes = new LinkedHashSet<>();
        if (given) {
            Absence.reason(scores.overall().value())
                    .ifPresent(reason -> notes.add(Message.of("note.no-overall-score", reason)));
            scores.workloads()
                    .forEach(each -> Absence.reason(each.score().value())
                            .ifPresent(reason -> notes.add(Message.of("note.no-score", each.workload(), reason))));
        }
        for (WorkletScore worklet : scores.worklets()) {
            if (worklet.ladderRatio().value().asOptional().isPresent()) {
                Absence.reason(worklet.ladderRatio().uncertainty().meterPercent())
                        .ifPresent(reason -> notes.add(Message.of("note.without-meter-uncertainty", reason)));
            }
        }
        notes.add(Message.of("note.one-run"));
        return List.copyOf(notes);
    }
}
