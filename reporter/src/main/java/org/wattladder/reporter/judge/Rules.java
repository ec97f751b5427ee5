package org.wattladder.reporter.judge;

import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.wattladder.model.plan.RunMode;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.finding.Finding;
import org.wattladder.reporter.finding.Judgement;
import org.wattladder.reporter.finding.Verdict;
import org.wattladder.reporter.rules.Rule;
import org.wattladder.reporter.rules.host.HostRules;
import org.wattladder.reporter.rules.interval.IntervalRules;
import org.wattladder.reporter.rules.meter.MeterRules;
import org.wattladder.reporter.rules.run.RunRules;

/** The rules that every run is held to, and the judgement they come to with those of its suite system. */
public final class Rules {
    private Rules() {}

    /** In the order of reports. */
    public static List<Rule> common() {
        return Stream.of(RunRules.all(), IntervalRules.all(), HostRules.all(), MeterRules.all())
                .flatMap(List::stream)
                .toList();
    }

    /** Every finding of the common rules and these, and what they amount to. */
    public static Judgement judge(RunFigures run, List<Rule> ofSystem) {
        return judge(run, ofSystem, run.result().course().termination().complete());
    }

    /** The same of a run that is still on, as if it were complete, without what says only that it is on. */
    public static Judgement judgeSoFar(RunFigures run, List<Rule> ofSystem) {
        Judgement whole = judge(run, ofSystem, true);
        Set<String> ofTheEnd = Set.of(
                RunRules.INCOMPLETE.description().id(),
                IntervalRules.MISSING.description().id());
        return new Judgement(
                whole.verdict(),
                whole.findings().stream()
                        .filter(finding -> !ofTheEnd.contains(finding.id()))
                        .toList());
    }

    private static Judgement judge(RunFigures run, List<Rule> ofSystem, boolean complete) {
        RunMode mode = run.result().plan().suite().mode();
        List<Finding> findings = Stream.concat(common().stream(), ofSystem.stream())
                .flatMap(rule -> rule.check(run).stream())
                .map(finding -> complete && mode == RunMode.REHEARSAL ? finding.ofRehearsal() : finding)
                .sorted(Comparator.comparing(Finding::severity))
                .toList();
        return new Judgement(Verdict.of(mode, complete, findings), findings);
    }
}
