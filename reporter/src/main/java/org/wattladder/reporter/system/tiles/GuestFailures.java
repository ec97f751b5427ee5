package org.wattladder.reporter.system.tiles;

import java.util.ArrayList;
import java.util.List;
import org.wattladder.model.schedule.TileRepeat;
import org.wattladder.model.schedule.TileRepeat.Failing;
import org.wattladder.model.schedule.TileRepeat.Worked;
import org.wattladder.model.text.Figure;
import org.wattladder.model.text.Message;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.finding.Finding;
import org.wattladder.reporter.finding.Severity;
import org.wattladder.reporter.rules.Rule;
import org.wattladder.reporter.rules.RuleDescription;

/** Every guest did its part; a number of tiles in which one did not has no score. */
final class GuestFailures implements Rule {
    private static final double HUNDRED = 100;

    /** A guest that got nothing done although there was work. */
    static final Rule STARVED = new GuestFailures(
            Failing.STARVED,
            "guest-starved.found",
            new RuleDescription(
                    "guest-starved",
                    "Every guest gets a part of what it does alone, and about as much as its like in other tiles.",
                    "invalid, and the number of tiles has no score, when a guest does less than "
                            + (int) (HUNDRED * TileRepeat.LEAST_OF_REFERENCE) + " % of its reference, or less than "
                            + (int) (HUNDRED * TileRepeat.LEAST_OF_KIND) + " % of the median of its like",
                    "ours: a server that lets one guest starve does not carry it",
                    "Look at the guest in the table of guests: its limits, and what else runs in its group or on its CPUs."));

    /** A guest that was not there for a time. */
    static final Rule SILENT = new GuestFailures(
            Failing.SILENT,
            "guest-silent.found",
            new RuleDescription(
                    "guest-silent",
                    "Every guest answers all the time, also one that has next to nothing to do.",
                    "invalid, and the number of tiles has no score, when a guest without weight answers later than 2 s, or"
                            + " less often than " + (int) (HUNDRED * TileRepeat.LEAST_OF_RATE)
                            + " % of its rate",
                    "ours: an idle guest that hangs costs nothing, which must not pay",
                    "Look for what stopped the guest: memory that was used up, a debugger, a stop signal."));

    private final Failing failing;
    private final String message;
    private final RuleDescription description;

    private GuestFailures(Failing failing, String message, RuleDescription description) {
        this.failing = failing;
        this.message = message;
        this.description = description;
    }

    @Override
    public RuleDescription description() {
        return description;
    }

    @Override
    public List<Finding> check(RunFigures run) {
        List<Finding> findings = new ArrayList<>();
        for (RunTiles tiles : RunTiles.all(run)) {
            for (TileRow row : tiles.rows()) {
                List<Worked> failed = row.step().repeats().stream()
                        .flatMap(repeat -> repeat.guests().stream())
                        .filter(each -> each.failing().stream().anyMatch(failing::equals))
                        .toList();
                if (!failed.isEmpty()) {
                    findings.add(finding(tiles, row, failed));
                }
            }
        }
        return findings;
    }

    private Finding finding(RunTiles tiles, TileRow row, List<Worked> failed) {
        Worked first = failed.get(0);
        return description.finding(
                Severity.INVALID,
                Message.of(
                        "place.interval",
                        tiles.worklet().plan().name(),
                        row.repeats().get(0).name()),
                Message.of(
                        message,
                        first.guest().name(),
                        first.tile(),
                        Figure.decimals(HUNDRED * first.result().relative(), 1),
                        failed.size()));
    }
}
