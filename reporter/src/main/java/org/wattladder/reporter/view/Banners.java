package org.wattladder.reporter.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.wattladder.model.plan.RunMode;
import org.wattladder.model.plan.RunPlan;
import org.wattladder.model.result.EvidenceTier;
import org.wattladder.model.result.RunResult;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.notation.Sentences;

/** The banners of a run. */
final class Banners {
    private Banners() {}

    static List<Banner> of(RunFigures run) {
        List<Banner> banners = new ArrayList<>();
        incomplete(run.result()).ifPresent(banners::add);
        evidence(run.tier()).ifPresent(banners::add);
        rehearsal(run.result().plan()).ifPresent(banners::add);
        return List.copyOf(banners);
    }

    private static Optional<Banner> incomplete(RunResult result) {
        if (result.course().termination().complete()) {
            return Optional.empty();
        }
        String why = result.course().termination().sentence().isBlank()
                ? "Nothing is known of the cause."
                : Sentences.close(result.course().termination().sentence());
        return Optional.of(new Banner(
                "Incomplete: the run broke off",
                why + " What was measured until then is reported; the rest of the plan shows as holes."));
    }

    private static Optional<Banner> evidence(Optional<EvidenceTier> tier) {
        if (tier.isEmpty()) {
            return Optional.of(new Banner(
                    "No watts",
                    "No load level and no idle interval has electrical power, so no efficiency is reported."));
        }
        return switch (tier.get()) {
            case ESTIMATED ->
                Optional.of(new Banner(
                        "Estimated watts: nothing electrical was measured",
                        "A model fed with CPU utilisation made these watts. They show how the ladder works; they say"
                                + " nothing reliable of this machine. Never publish them, never compare machines by"
                                + " them. Connect a meter to measure."));
            case SCRIPTED ->
                Optional.of(new Banner(
                        "Scripted watts: nothing was measured",
                        "A script or a recording made these watts to try out the harness. No figure for power or"
                                + " efficiency in this report belongs to this machine."));
            case IN_BAND ->
                Optional.of(new Banner(
                        "In-band watts: not power at the wall",
                        "Counters inside the machine gave these watts. They leave out power supplies, fans, disks and"
                                + " boards, so power is lower and efficiency higher than at the wall. Compare only with"
                                + " in-band runs of the same machine."));
            case ACCEPTED_ANALYZER, ANALYZER, BMC -> Optional.empty();
        };
    }

    private static Optional<Banner> rehearsal(RunPlan plan) {
        if (plan.suite().mode() == RunMode.FULL) {
            return Optional.empty();
        }
        String what = plan.suite().mode() == RunMode.QUICK
                ? "Lengths were cut down, so that figures are less settled than those of a full run."
                : "Only a part of the suite was run.";
        String changes = plan.suite().changes().isEmpty()
                ? ""
                : " Changed: " + Sentences.listed(plan.suite().changes());
        return Optional.of(new Banner("A rehearsal, not a rating", what + changes));
    }
}
