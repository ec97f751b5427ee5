package org.wattladder.reporter.compare;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.wattladder.model.plan.WorkletPlan;
import org.wattladder.model.result.IntervalResult;
import org.wattladder.model.result.RunResult;
import org.wattladder.reporter.finding.Judgement;
import org.wattladder.reporter.finding.Verdict;
import org.wattladder.reporter.system.SuiteSystems;

/** What forbids nothing, but a reader should know. */
final class Cautions {
    private Cautions() {}

    static List<String> of(Side before, Side after, boolean sameMeters) {
        List<String> sentences = new ArrayList<>();
        Stream.concat(before.runs().stream(), after.runs().stream()).distinct().forEach(run -> {
            Judgement judgement = SuiteSystems.judge(run.figures());
            if (judgement.verdict() != Verdict.VALID) {
                sentences.add(run.name() + " is " + judgement.verdict().label() + "; see its result.html.");
            }
        });
        differ(sentences, "The machine differs", before, after, Cautions::machine);
        differ(sentences, "The JVM differs", before, after, Cautions::jvm);
        differ(sentences, "JVM options or layout of clients differ", before, after, Cautions::layout);
        differ(sentences, "The version of Wattladder differs", before, after, RunResult::productVersion);
        if (!sameMeters) {
            sentences.add(
                    "A and B were measured by different meters"
                            + (states(before) && states(after)
                                    ? ", whose stated uncertainty is in the intervals."
                                    : ", and at least one does not state its uncertainty: the intervals of watts are too narrow."));
        }
        assumed(before, after, sentences);
        return sentences;
    }

    private static void assumed(Side before, Side after, List<String> sentences) {
        if (before.runs().size() < Pooled.ENOUGH_RUNS || after.runs().size() < Pooled.ENOUGH_RUNS) {
            sentences.add("Below " + Pooled.ENOUGH_RUNS
                    + " runs a side cannot tell how far runs differ; an assumption stands in"
                    + " for it, see docs/compare.md.");
        }
        boolean kept = Stream.concat(before.runs().stream(), after.runs().stream())
                .allMatch(run -> !run.watts().byMeter().isEmpty()
                        || run.figures().result().meters().isEmpty());
        if (!kept) {
            sentences.add("Not all power samples were kept; the extremes of each interval stand in for them.");
        }
    }

    private static void differ(
            List<String> sentences, String what, Side before, Side after, Function<RunResult, String> fact) {
        Set<String> one = facts(before, fact);
        Set<String> two = facts(after, fact);
        if (!one.equals(two)) {
            sentences.add(what + ": " + String.join(" / ", one) + " in A, " + String.join(" / ", two) + " in B.");
        }
    }

    private static Set<String> facts(Side side, Function<RunResult, String> fact) {
        return side.runs().stream()
                .map(run -> fact.apply(run.figures().result()))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    private static String machine(RunResult run) {
        return run.systems().stream()
                .map(host -> host.facts().processors().model() + ", "
                        + host.facts().processors().logicalCpus() + " CPUs, "
                        + host.facts().operatingSystem())
                .collect(Collectors.joining("; "));
    }

    private static String jvm(RunResult run) {
        return run.worklets().stream()
                .flatMap(worklet -> worklet.clients().stream())
                .map(client -> client.facts().javaVersion())
                .distinct()
                .sorted()
                .collect(Collectors.joining("; "));
    }

    private static String layout(RunResult run) {
        return run.plan().worklets().stream().map(Cautions::layout).distinct().collect(Collectors.joining("; "));
    }

    private static String layout(WorkletPlan worklet) {
        String clients = "one per " + worklet.clients().per().name().toLowerCase(java.util.Locale.ROOT);
        return worklet.jvmOptions().isEmpty() ? clients : clients + " " + String.join(" ", worklet.jvmOptions());
    }

    private static boolean states(Side side) {
        return side.runs().stream()
                .flatMap(run -> run.figures().intervals().stream())
                .flatMap(interval -> interval.result().stream())
                .map(IntervalResult::power)
                .flatMap(power -> power.meters().stream())
                .allMatch(meter -> meter.measurement()
                        .averageUncertaintyPercent()
                        .asOptional()
                        .isPresent());
    }
}
