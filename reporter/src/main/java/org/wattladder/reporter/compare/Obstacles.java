package org.wattladder.reporter.compare;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.wattladder.model.plan.Reference;
import org.wattladder.model.plan.RunMode;
import org.wattladder.model.plan.RunPlan;
import org.wattladder.model.plan.WorkDigest;
import org.wattladder.model.plan.WorkletPlan;
import org.wattladder.model.result.EvidenceTier;
import org.wattladder.model.text.Message;
import org.wattladder.model.text.Name;
import org.wattladder.model.text.Text;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.view.table.Cells;

/** What forbids a comparison. */
final class Obstacles {
    /** What it does depends on the JDK as on its parameters. */
    private static final String SORTS = "sort";

    private Obstacles() {}

    /** Sentences on every run that does not fit the first. */
    static List<Message> of(List<RunFigures> runs) {
        Set<Message> sentences = new LinkedHashSet<>();
        RunFigures first = runs.get(0);
        runs.forEach(run -> unmeasured(run).ifPresent(sentences::add));
        for (RunFigures other : runs.subList(1, runs.size())) {
            sentences.addAll(work(first, other));
            tier(first, other).ifPresent(sentences::add);
            jdk(first, other).ifPresent(sentences::add);
            reference(first, other).ifPresent(sentences::add);
        }
        return List.copyOf(sentences);
    }

    private static List<Message> work(RunFigures first, RunFigures other) {
        RunPlan one = plan(first);
        RunPlan two = plan(other);
        List<Message> sentences = new ArrayList<>();
        if (!names(one).equals(names(two))) {
            sentences.add(Message.of(
                    "comparison.worklets",
                    first.result().run(),
                    names(one),
                    other.result().run(),
                    names(two)));
            return sentences;
        }
        for (int place = 0; place < one.worklets().size(); place++) {
            WorkletPlan mine = one.worklets().get(place);
            WorkletPlan theirs = two.worklets().get(place);
            if (!WorkDigest.of(mine).equals(WorkDigest.of(theirs))) {
                sentences.add(Message.of(
                        "comparison.parameters",
                        mine.name(),
                        parameters(mine),
                        first.result().run(),
                        parameters(theirs),
                        other.result().run()));
            }
            if (mine.deployment().layout() != theirs.deployment().layout()) {
                sentences.add(Message.of(
                        "comparison.deployment",
                        mine.name(),
                        layout(mine),
                        first.result().run(),
                        layout(theirs),
                        other.result().run()));
            }
            if (!mine.schedule().equals(theirs.schedule())) {
                sentences.add(Message.of(
                        "comparison.lengths",
                        mine.name(),
                        first.result().run(),
                        other.result().run()));
            }
        }
        return sentences;
    }

    /** Watts that nobody measured; figures that others published state no tier of their own. */
    private static Optional<Message> unmeasured(RunFigures run) {
        return run.tier()
                .filter(tier -> tier.compareTo(EvidenceTier.ESTIMATED) >= 0)
                .filter(tier -> plan(run).suite().mode() != RunMode.PUBLISHED)
                .map(tier -> Message.of("comparison.unmeasured", run.result().run(), Cells.tier(tier)));
    }

    private static Optional<Message> tier(RunFigures first, RunFigures other) {
        Optional<EvidenceTier> one = first.tier();
        Optional<EvidenceTier> two = other.tier();
        return one.isEmpty() || two.isEmpty() || one.equals(two)
                ? Optional.empty()
                : Optional.of(Message.of(
                        "comparison.tier",
                        first.result().run(),
                        Cells.tier(one.get()),
                        other.result().run(),
                        Cells.tier(two.get())));
    }

    private static Optional<Message> jdk(RunFigures first, RunFigures other) {
        Set<String> one = JdkMajor.of(first, SORTS);
        Set<String> two = JdkMajor.of(other, SORTS);
        return one.isEmpty() || two.isEmpty() || one.equals(two)
                ? Optional.empty()
                : Optional.of(Message.of(
                        "comparison.jdk",
                        SORTS,
                        one,
                        first.result().run(),
                        two,
                        other.result().run()));
    }

    private static Optional<Message> reference(RunFigures first, RunFigures other) {
        Reference one = plan(first).score().reference();
        Reference two = plan(other).score().reference();
        return one.equals(two)
                ? Optional.empty()
                : Optional.of(Message.of(
                        "comparison.scores",
                        first.result().run(),
                        name(one),
                        other.result().run(),
                        one.name().equals(two.name()) ? Message.of("comparison.other-content") : name(two)));
    }

    private static Message name(Reference reference) {
        return reference.given()
                ? Message.of("comparison.reference", reference.name())
                : Message.of("comparison.no-reference");
    }

    private static String names(RunPlan plan) {
        return plan.worklets().stream().map(WorkletPlan::name).collect(Collectors.joining(", "));
    }

    private static Message layout(WorkletPlan worklet) {
        return Message.of(
                "comparison.deployment-" + worklet.deployment().layout().name().toLowerCase(Locale.ROOT));
    }

    private static Text parameters(WorkletPlan worklet) {
        Set<String> texts = new TreeSet<>();
        worklet.parameters().forEach(setting -> texts.add(setting.name() + "=" + setting.value()));
        return texts.isEmpty() ? Message.of("word.none") : new Name(String.join(" ", texts));
    }

    private static RunPlan plan(RunFigures run) {
        return run.result().plan();
    }
}
