package org.wattladder.reporter.system.sert;

import java.util.List;
import org.wattladder.model.plan.RunMode;
import org.wattladder.model.plan.WorkletPlan;
import org.wattladder.model.text.Message;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.finding.Finding;
import org.wattladder.reporter.finding.Severity;
import org.wattladder.reporter.rules.Rule;
import org.wattladder.reporter.rules.RuleDescription;

/** A rating has the whole suite. */
public final class PartialSuite implements Rule {
    /** The worklets of the rating. */
    public static final List<String> RATING = List.of(
            "compress",
            "crypto-aes",
            "sor",
            "sort",
            "sha256",
            "fft",
            "lu",
            "xml-validate",
            "xml-validate-1",
            "xml-validate-2",
            "flood",
            "sequential",
            "random",
            "mixed",
            "cssj",
            "idle");

    @Override
    public RuleDescription description() {
        return new RuleDescription(
                "partial-suite",
                "The suite of a rating holds every worklet of the published method.",
                "warning in a rating, naming what is missing",
                "ICPE 2012 paper, table 1: a rating stresses all components; part of it flatters what it leaves out",
                "Run the suite `rating`, or give the suite `purpose: research`.");
    }

    @Override
    public List<Finding> check(RunFigures run) {
        List<String> planned =
                run.result().plan().worklets().stream().map(WorkletPlan::name).toList();
        List<String> missing =
                RATING.stream().filter(name -> !planned.contains(name)).toList();
        return run.result().plan().suite().mode() != RunMode.RATING || missing.isEmpty()
                ? List.of()
                : List.of(description()
                        .finding(
                                Severity.WARNING,
                                Message.of("place.run"),
                                "partial-suite.missing",
                                missing.size(),
                                RATING.size(),
                                missing));
    }
}
