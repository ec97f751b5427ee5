package org.wattladder.reporter.compare;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.wattladder.model.plan.Reference;
import org.wattladder.model.plan.RunPlan;
import org.wattladder.model.plan.WorkDigest;
import org.wattladder.model.plan.WorkletPlan;
import org.wattladder.model.result.EvidenceTier;

/** What forbids a comparison. */
final class Obstacles {
    /** What it does depends on the JDK as on its parameters. */
    private static final String SORTS = "sort";

    private Obstacles() {}

    /** Sentences on every run that does not fit the first. */
    static List<String> of(List<MeasuredRun> runs) {
        Set<String> sentences = new LinkedHashSet<>();
        MeasuredRun first = runs.get(0);
        for (MeasuredRun other : runs.subList(1, runs.size())) {
            sentences.addAll(work(first, other));
            tier(first, other).ifPresent(sentences::add);
            jdk(first, other).ifPresent(sentences::add);
            reference(first, other).ifPresent(sentences::add);
        }
        return List.copyOf(sentences);
    }

    private static List<String> work(MeasuredRun first, MeasuredRun other) {
        RunPlan one = plan(first);
        RunPlan two = plan(other);
        List<String> sentences = new ArrayList<>();
        if (!names(one).equals(names(two))) {
            sentences.add(first.name() + " runs the worklets " + names(one) + ", " + other.name() + " " + names(two)
                    + "; make both with the same suite.");
            return sentences;
        }
        for (int place = 0; place < one.worklets().size(); place++) {
            WorkletPlan mine = one.worklets().get(place);
            WorkletPlan theirs = two.worklets().get(place);
            if (!WorkDigest.of(mine).equals(WorkDigest.of(theirs))) {
                sentences.add(mine.name() + " has other parameters: " + parameters(mine) + " in " + first.name() + ", "
                        + parameters(theirs) + " in " + other.name() + ".");
            }
            if (!mine.schedule().equals(theirs.schedule())) {
                sentences.add(mine.name() + " has other load levels or interval lengths in " + first.name()
                        + " than in " + other.name() + "; make both with the same --quick, --levels and suite.");
            }
        }
        return sentences;
    }

    private static Optional<String> tier(MeasuredRun first, MeasuredRun other) {
        Optional<EvidenceTier> one = first.figures().tier();
        Optional<EvidenceTier> two = other.figures().tier();
        return one.isEmpty() || two.isEmpty() || one.equals(two)
                ? Optional.empty()
                : Optional.of("the watts of " + first.name() + " are of tier "
                        + one.get().label() + ", those of " + other.name() + " of tier "
                        + two.get().label() + "; measure both with the same kind of meter.");
    }

    private static Optional<String> jdk(MeasuredRun first, MeasuredRun other) {
        Set<String> one = JdkMajor.of(first.figures(), SORTS);
        Set<String> two = JdkMajor.of(other.figures(), SORTS);
        return one.isEmpty() || two.isEmpty() || one.equals(two)
                ? Optional.empty()
                : Optional.of(SORTS + " ran on JDK " + String.join(", ", one) + " in " + first.name() + " and on JDK "
                        + String.join(", ", two) + " in " + other.name()
                        + ", whose library may sort in another way; run both on one JDK.");
    }

    private static Optional<String> reference(MeasuredRun first, MeasuredRun other) {
        Reference one = plan(first).score().reference();
        Reference two = plan(other).score().reference();
        return one.equals(two)
                ? Optional.empty()
                : Optional.of("the scores of " + first.name() + " have " + name(one) + ", those of " + other.name()
                        + " " + (one.name().equals(two.name()) ? "another content of it" : name(two))
                        + "; with --force performance per watt is compared in place of scores.");
    }

    private static String name(Reference reference) {
        return reference.given() ? "the reference " + reference.name() : "no reference";
    }

    private static String names(RunPlan plan) {
        return plan.worklets().stream().map(WorkletPlan::name).collect(Collectors.joining(", "));
    }

    private static String parameters(WorkletPlan worklet) {
        Set<String> texts = new TreeSet<>();
        worklet.parameters().forEach(setting -> texts.add(setting.name() + "=" + setting.value()));
        return texts.isEmpty() ? "none" : String.join(" ", texts);
    }

    private static RunPlan plan(MeasuredRun run) {
        return run.figures().result().plan();
    }
}
