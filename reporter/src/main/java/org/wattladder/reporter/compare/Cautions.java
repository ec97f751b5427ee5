package org.wattladder.reporter.compare;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.wattladder.model.plan.WorkletPlan;
import org.wattladder.model.result.IntervalResult;
import org.wattladder.model.result.RunResult;
import org.wattladder.model.text.Listing;
import org.wattladder.model.text.Message;
import org.wattladder.model.text.Name;
import org.wattladder.model.text.Text;
import org.wattladder.reporter.finding.Judgement;
import org.wattladder.reporter.finding.Verdict;
import org.wattladder.reporter.system.SuiteSystems;
import org.wattladder.reporter.view.page.RunFacts;
import org.wattladder.reporter.view.table.Cells;

/** What forbids nothing, but a reader should know. */
final class Cautions {
    private static final Set<Verdict> UNSETTLED = EnumSet.of(Verdict.INVALID, Verdict.INCOMPLETE, Verdict.REHEARSAL);

    private Cautions() {}

    static List<Message> of(Side before, Side after, boolean sameMeters) {
        List<Message> sentences = new ArrayList<>();
        sentences.add(Message.of("comparison.tiers", tier(before), tier(after)));
        Stream.concat(before.runs().stream(), after.runs().stream()).distinct().forEach(run -> {
            Judgement judgement = SuiteSystems.judge(run);
            if (UNSETTLED.contains(judgement.verdict())) {
                sentences.add(Message.of(
                        "comparison.invalid-run",
                        run.result().run(),
                        judgement.verdict().word()));
            }
        });
        differ(sentences, "comparison.machine", before, after, Cautions::machine);
        differ(sentences, "comparison.jvm", before, after, Cautions::jvm);
        differ(sentences, "comparison.layout", before, after, Cautions::layout);
        differ(sentences, "comparison.version", before, after, run -> new Name(run.productVersion()));
        differ(sentences, "comparison.program", before, after, Cautions::program);
        if (!sameMeters) {
            sentences.add(Message.of(
                    states(before) && states(after) ? "comparison.meters-stated" : "comparison.meters-not-stated"));
        }
        assumed(before, after, sentences);
        return sentences;
    }

    private static Text tier(Side side) {
        return Listing.clauses(side.runs().stream()
                .map(run -> Cells.tier(run.tier()))
                .distinct()
                .toList());
    }

    private static void assumed(Side before, Side after, List<Message> sentences) {
        if (before.runs().size() < Pooled.ENOUGH_RUNS || after.runs().size() < Pooled.ENOUGH_RUNS) {
            sentences.add(Message.of("comparison.few-runs", Pooled.ENOUGH_RUNS));
        }
    }

    private static void differ(
            List<Message> sentences, String what, Side before, Side after, Function<RunResult, Text> fact) {
        Set<Text> one = facts(before, fact);
        Set<Text> two = facts(after, fact);
        if (!one.equals(two)) {
            sentences.add(Message.of(what, Listing.clauses(List.copyOf(one)), Listing.clauses(List.copyOf(two))));
        }
    }

    private static Set<Text> facts(Side side, Function<RunResult, Text> fact) {
        return side.runs().stream()
                .map(run -> fact.apply(run.result()))
                .collect(Collectors.toCollection(LinkedHashSet::new));
    }

    private static Text machine(RunResult run) {
        return Listing.clauses(run.systems().stream()
                .map(host -> Text.of(List.of(
                        host.facts().processors().model(),
                        Message.of("fact.cpus", host.facts().processors().logicalCpus()),
                        host.facts().operatingSystem())))
                .toList());
    }

    private static Text jvm(RunResult run) {
        return Listing.clauses(run.worklets().stream()
                .flatMap(worklet -> worklet.clients().stream())
                .map(client -> client.facts().javaVersion())
                .distinct()
                .sorted()
                .map(Name::new)
                .toList());
    }

    private static Text program(RunResult run) {
        return Listing.clauses(run.systems().stream()
                .map(host -> host.facts().java().programDigest())
                .distinct()
                .sorted()
                .map(Name::new)
                .toList());
    }

    private static Text layout(RunResult run) {
        return Listing.clauses(
                run.plan().worklets().stream().map(Cautions::layout).distinct().toList());
    }

    private static Text layout(WorkletPlan worklet) {
        List<Object> parts = new ArrayList<>(List.of(RunFacts.clientPer(worklet)));
        parts.addAll(worklet.jvmOptions());
        return Text.of(parts);
    }

    private static boolean states(Side side) {
        return side.runs().stream()
                .flatMap(run -> run.intervals().stream())
                .flatMap(interval -> interval.result().stream())
                .map(IntervalResult::power)
                .flatMap(power -> power.meters().stream())
                .allMatch(meter -> meter.measurement()
                        .averageUncertaintyPercent()
                        .asOptional()
                        .isPresent());
    }
}
