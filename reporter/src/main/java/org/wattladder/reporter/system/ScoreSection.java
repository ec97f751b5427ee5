package org.wattladder.reporter.system;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import org.wattladder.model.plan.Reference;
import org.wattladder.model.result.EvidenceTier;
import org.wattladder.reporter.figures.Absence;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.notation.Decimals;
import org.wattladder.reporter.score.RatedFigure;
import org.wattladder.reporter.score.RunScores;
import org.wattladder.reporter.score.WorkloadScore;
import org.wattladder.reporter.view.Section;

/** Scores against the reference, and where the energy goes, for systems that show them. */
public final class ScoreSection {
    /** Of the table of scores. */
    public static final List<String> HEADINGS = List.of("Scored", "Weight", "Score", "About 95 %", "Tier");

    /** Of the section. */
    public static final String TITLE = "Scores and energy";

    /** What the table of scores shows. */
    public static final String CAPTION = "Scores: the reference machine has 1000.";

    private static final String DASH = "–";

    private ScoreSection() {}

    /** The section of a run. */
    public static Section of(RunFigures run) {
        Reference reference = run.result().plan().score().reference();
        RunScores scores = RunScores.of(run);
        List<String> notes = new ArrayList<>(reference.given() ? notes(scores) : List.of());
        notes.addAll(EnergyTable.notes(run));
        return new Section(
                "scores",
                TITLE,
                sentence(reference),
                List.of(
                        new Section.Table(CAPTION, HEADINGS, reference.given() ? rows(scores) : List.of()),
                        EnergyTable.of(run)),
                notes);
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
                EnergyTable.interval(score),
                score.tier().map(EvidenceTier::label).orElse(DASH));
    }

    private static List<String> notes(RunScores scores) {
        List<String> notes = new ArrayList<>();
        Absence.reason(scores.overall().value()).ifPresent(reason -> notes.add("No overall score: " + reason + "."));
        scores.workloads()
                .forEach(each -> Absence.reason(each.score().value())
                        .ifPresent(reason -> notes.add("No score of " + each.workload() + ": " + reason + ".")));
        return notes;
    }
}
