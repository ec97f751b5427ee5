package org.wattladder.reporter.view.page;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.wattladder.model.plan.RunMode;
import org.wattladder.model.plan.RunPlan;
import org.wattladder.model.result.EvidenceTier;
import org.wattladder.model.result.RunResult;
import org.wattladder.model.text.Listing;
import org.wattladder.model.text.Message;
import org.wattladder.reporter.figures.RunFigures;

/** The banners of a run. */
final class Banners {
    private Banners() {}

    static List<Banner> of(RunFigures run) {
        List<Banner> banners = new ArrayList<>();
        incomplete(run.result()).ifPresent(banners::add);
        if (run.result().plan().suite().mode() != RunMode.PUBLISHED) {
            evidence(run.tier()).ifPresent(banners::add);
        }
        purpose(run.result().plan()).ifPresent(banners::add);
        return List.copyOf(banners);
    }

    private static Banner banner(String heading, Message text) {
        return new Banner(Message.of(heading), text);
    }

    private static Optional<Banner> incomplete(RunResult result) {
        if (result.course().termination().complete()) {
            return Optional.empty();
        }
        return Optional.of(banner(
                "heading.incomplete",
                Message.of(
                        "banner.incomplete",
                        result.course().termination().reason().orElse(Message.of("run-incomplete.unknown")))));
    }

    private static Optional<Banner> evidence(Optional<EvidenceTier> tier) {
        if (tier.isEmpty()) {
            return Optional.of(banner("heading.no-watts", Message.of("banner.no-watts")));
        }
        return switch (tier.get()) {
            case ESTIMATED -> Optional.of(banner("heading.estimated", Message.of("banner.estimated")));
            case SCRIPTED, PUBLISHED -> Optional.of(banner("heading.scripted", Message.of("banner.scripted")));
            case IN_BAND -> Optional.of(banner("heading.in-band", Message.of("banner.in-band")));
            case ACCEPTED_ANALYZER, ANALYZER, BMC -> Optional.empty();
        };
    }

    private static Optional<Banner> purpose(RunPlan plan) {
        if (plan.suite().mode() == RunMode.RATING) {
            return Optional.empty();
        }
        String mode = plan.suite().mode().label();
        Message what = Message.of("banner." + mode);
        return Optional.of(banner(
                "heading." + mode,
                plan.suite().changes().isEmpty()
                        ? what
                        : Message.of(
                                "banner.changed",
                                what,
                                Listing.clauses(plan.suite().changes()))));
    }
}
