package org.wattladder.chauffeur.config.score;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.wattladder.model.plan.Reference;
import org.wattladder.model.plan.ReferenceLevel;
import org.wattladder.model.plan.ReferenceWorklet;
import org.wattladder.model.plan.ScorePlan;
import org.wattladder.model.plan.WorkloadWeight;
import org.wattladder.settings.ConfigFolder;
import org.wattladder.settings.ConfigLayers;
import org.wattladder.settings.PercentText;
import org.wattladder.settings.PlacedValue;
import org.wattladder.settings.SectionFile;
import org.wattladder.settings.SectionValues;
import org.wattladder.settings.problem.Problems;

/** Resolves the section {@code score} of a suite, with the reference file that it names. */
public final class ScoreReader {
    private static final double ALL = 100;
    private static final double ROUNDING = 1e-9;

    private final ConfigFolder references;

    /** Reads references from {@code references} in this configuration. */
    public ScoreReader(ConfigLayers config) {
        this.references = config.folder("references", "reference");
    }

    /** How scores are made; every problem is noted. */
    public ScorePlan plan(SectionValues score, Problems problems) {
        List<WorkloadWeight> weights = score.placed(ScoreKeys.WEIGHTS)
                .map(placed -> weights(placed, problems))
                .orElseGet(() -> ScorePlan.standard().weights());
        return new ScorePlan(
                weights,
                score.orStandard(ScoreKeys.COMBINED_COUNTS_TO),
                score.placed(ScoreKeys.REFERENCE)
                        .flatMap(name -> reference(name, problems))
                        .orElseGet(Reference::none));
    }

    /** A reference of any file; it has the file's name without ending. Every problem is noted. */
    public static Optional<Reference> reference(Path file, Problems problems) {
        String name = file.getFileName().toString().replaceFirst("\\.ya?ml$", "");
        return SectionFile.read(file, ReferenceKeys.SECTION, problems)
                .flatMap(values -> reference(name, values, problems));
    }

    /** The reference of this name, or of this path to a file; every problem is noted. */
    public Optional<Reference> named(String nameOrPath, String where, Problems problems) {
        return references.named(nameOrPath, where, problems).flatMap(file -> reference(file, problems));
    }

    private static List<WorkloadWeight> weights(PlacedValue<List<PlacedValue<Double>>> placed, Problems problems) {
        List<WorkloadWeight> weights = placed.value().stream()
                .map(weight -> new WorkloadWeight(weight.name(), weight.value()))
                .toList();
        double sum = weights.stream().mapToDouble(WorkloadWeight::percent).sum();
        if (Math.abs(sum - ALL) > ROUNDING) {
            problems.add(
                    placed.where(),
                    "score.weights must be percentages that are 100 together, not " + PercentText.write(sum));
        }
        if (weights.stream().anyMatch(weight -> weight.workload().equals(ScorePlan.COMBINED))) {
            problems.add(
                    placed.where(),
                    "score.weights names combined, whose worklets count to another workload; leave it out and see"
                            + " combined-counts-to");
        }
        return weights;
    }

    private Optional<Reference> reference(PlacedValue<String> name, Problems problems) {
        return references.find(name.value(), name.where(), problems).flatMap(file -> reference(file, problems));
    }

    /** Empty when a setting is missing, which was noted. */
    private static Optional<Reference> reference(String name, SectionValues file, Problems problems) {
        List<ReferenceWorklet> worklets = new ArrayList<>();
        for (PlacedValue<SectionValues> worklet :
                file.get(ReferenceKeys.WORKLETS).orElse(List.of())) {
            worklets.add(new ReferenceWorklet(
                    worklet.name(),
                    worklet.value().get(ReferenceKeys.WORK).orElse(""),
                    levels(worklet.value().get(ReferenceKeys.LEVELS).orElse(List.of()), problems)));
        }
        return Optional.of(new Reference(
                name,
                file.get(ReferenceKeys.MACHINE).orElse(""),
                file.get(ReferenceKeys.MADE).orElse(""),
                file.get(ReferenceKeys.SUITE).orElse(""),
                file.get(ReferenceKeys.SUITE_DIGEST).orElse(""),
                file.get(ReferenceKeys.TIER).orElse(""),
                worklets));
    }

    private static List<ReferenceLevel> levels(List<PlacedValue<Double>> written, Problems problems) {
        List<ReferenceLevel> levels = new ArrayList<>();
        for (PlacedValue<Double> level : written) {
            Optional<Double> percent = PercentText.parse(level.name());
            if (percent.isEmpty()) {
                problems.add(level.where(), "a load level must be a percentage from 0.001 to 100, not " + level.name());
            } else {
                levels.add(new ReferenceLevel(percent.get(), level.value()));
            }
        }
        return levels;
    }
}
