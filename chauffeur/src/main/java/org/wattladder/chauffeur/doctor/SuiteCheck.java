package org.wattladder.chauffeur.doctor;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.wattladder.chauffeur.agents.HostSurvey;
import org.wattladder.chauffeur.config.ConfigProblems;
import org.wattladder.chauffeur.config.PlanReader;
import org.wattladder.chauffeur.config.change.ExpectedDuration;
import org.wattladder.chauffeur.config.suite.MissingNeeds;
import org.wattladder.model.plan.RunPlan;
import org.wattladder.settings.LengthText;
import org.wattladder.settings.problem.Problem;
import org.wattladder.worklets.api.WorkletCatalogue;

/** Says what a suite takes on this machine; used once, by one thread. */
public final class SuiteCheck {
    private final PlanReader plans;
    private final WorkletCatalogue catalogue;
    private final String suite;
    private final Path results;
    private boolean sound = true;

    /** Takes the suite, by name or path, and the directory in which results are to be kept. */
    public SuiteCheck(PlanReader plans, WorkletCatalogue catalogue, String suite, Path results) {
        this.plans = plans;
        this.catalogue = catalogue;
        this.suite = suite;
        this.results = results;
    }

    /** Whether the suite's files had no problem when they were examined. */
    boolean sound() {
        return sound;
    }

    List<Diagnosis.Line> examine(HostSurvey.Examination machine, DoctorVerdict verdict) {
        List<Diagnosis.Line> lines = new ArrayList<>();
        try {
            RunPlan full = plans.outline(suite, false);
            RunPlan quick = plans.outline(suite, true);
            Needs needs = Needs.of(full, catalogue, List.of(machine.facts()));
            lines.add(new Diagnosis.Line(
                    "Suite",
                    full.suite().name() + ": " + full.worklets().size() + " worklets, at most " + needs.clients()
                            + " clients; takes " + LengthText.spoken(ExpectedDuration.of(full)) + ", with --quick "
                            + LengthText.spoken(ExpectedDuration.of(quick))));
            lines.add(new Diagnosis.Line(
                    "Needs", needsSentence(needs, machine.facts().memory().availableBytes(), verdict)));
            for (String sentence : MissingNeeds.of(full, catalogue)) {
                lines.add(new Diagnosis.Line("Missing", sentence));
                verdict.warnIf(true, "The suite needs what this machine lacks: install it.");
            }
        } catch (ConfigProblems problems) {
            sound = false;
            for (Problem problem : problems.problems()) {
                lines.add(new Diagnosis.Line("Suite", problem.toString()));
            }
            verdict.warnIf(true, "The suite has problems: mend them first.");
        }
        return lines;
    }

    private String needsSentence(Needs needs, long availableBytes, DoctorVerdict verdict) {
        long usable = results.toFile().getUsableSpace();
        verdict.warnIf(
                availableBytes < needs.memoryBytes(),
                "Memory is short for this suite: free some, or use fewer clients.");
        verdict.warnIf(usable < needs.diskBytes(), "The disk is too full for the results.");
        return Sizes.spoken(needs.memoryBytes()) + " of memory, " + Sizes.spoken(needs.diskBytes())
                + " of disk for results (" + Sizes.spoken(usable) + " free)";
    }
}
