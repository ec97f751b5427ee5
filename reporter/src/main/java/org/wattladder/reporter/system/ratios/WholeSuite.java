package org.wattladder.reporter.system.ratios;

import java.util.ArrayList;
import java.util.List;
import org.wattladder.model.plan.RunMode;
import org.wattladder.model.text.Message;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.finding.Finding;
import org.wattladder.reporter.finding.Severity;
import org.wattladder.reporter.rules.Rule;
import org.wattladder.reporter.rules.RuleDescription;

/** Ratios are of the whole suite: every kernel one way or both, three times, as the suite file says. */
final class WholeSuite implements Rule {
    private static final int REPEATS = 3;

    @Override
    public RuleDescription description() {
        return new RuleDescription(
                "kernels-missing",
                "A run of ratios holds every kernel, three times each; a rehearsal once.",
                "warning, naming what is missing or repeated less often; all ratios are then marked est.",
                "ours: a mean over some kernels flatters what they favour",
                "Run the whole suite `cpu-ratios`, without --only.");
    }

    @Override
    public List<Finding> check(RunFigures run) {
        List<String> lacking = lacking(run);
        return lacking.isEmpty()
                ? List.of()
                : List.of(description()
                        .finding(Severity.WARNING, Message.of("place.run"), "kernels-missing.found", lacking));
    }

    /** Whether ratios of this run are only estimates: options shortened or changed the suite, or something is missing. */
    static boolean estimate(RunFigures run) {
        return !run.result().plan().suite().changes().isEmpty() || !lacking(run).isEmpty();
    }

    private static List<String> lacking(RunFigures run) {
        List<String> lacking = new ArrayList<>();
        int repeats = run.result().plan().suite().mode() == RunMode.REHEARSAL ? 1 : REPEATS;
        for (Way way : Way.values()) {
            List<Way.Pair> pairs = way.of(run);
            for (KernelClass kind : KernelClass.values()) {
                kind.kernels().stream()
                        .filter(kernel -> !pairs.isEmpty()
                                && pairs.stream()
                                        .noneMatch(pair -> pair.base().kernel().equals(kernel)
                                                && pair.base().seconds().size() >= repeats))
                        .forEach(kernel -> lacking.add(kernel + "-" + way.variant()));
            }
        }
        return lacking;
    }
}
