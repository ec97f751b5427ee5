package org.wattladder.reporter.system.consolidation;

import java.util.List;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import org.wattladder.model.text.Figure;
import org.wattladder.model.text.Message;
import org.wattladder.model.text.Name;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.finding.Severity;
import org.wattladder.reporter.rules.Rule;
import org.wattladder.reporter.rules.RuleDescription;
import org.wattladder.reporter.rules.Threshold;

/** Rules about guests and what is done with them. */
final class ConsolidationRules {
    private static final double HUNDRED = 100;

    private ConsolidationRules() {}

    /** In the order of reports. */
    static List<Rule> all() {
        return List.of(STATE, SILENT, OPERATIONS, BOUNDS, EMULATED, ONE_HOST);
    }

    /** A guest that was moved is the same, and no order is lost. */
    static final Rule STATE = of(
            new RuleDescription(
                    "guest-state",
                    "A guest that was migrated, or whose disk was moved, answers over the connection that it had, has not"
                            + " booted again, and has forgotten no work; every order that was acknowledged is in the database.",
                    "invalid when one has lost its state, or an order is missing",
                    "ours: a guest that starts afresh is moved fast",
                    "Look at the consoles of the guests, and whether both hosts have the same storage."),
            period -> period.sum("states-lost") + period.sum("orders-lost"),
            Severity.INVALID,
            excess -> excess.message("guest-state.lost", worst(excess, "states-lost"), worst(excess, "orders-lost")));

    /** Guests answer. */
    static final Rule SILENT = of(
            new RuleDescription(
                    "guest-unanswered",
                    "Every guest of a tile answers within `answer-bound-ms`, the standby too, and no connection breaks.",
                    "invalid when one does not",
                    "ours: a guest that does not answer takes no processor time",
                    "Give guests more processors or memory, start fewer tiles, or look at the consoles of the guests."),
            period -> period.sum("silent-answers"),
            Severity.INVALID,
            excess -> excess.message(
                    "guest-unanswered.heard", worst(excess, "silent-answers"), worst(excess, "connections-lost")));

    /** Guests were deployed, migrated and moved. */
    static final Rule OPERATIONS = of(
            new RuleDescription(
                    "guest-operations",
                    "In each period guests are deployed, migrated and moved, and none of that fails.",
                    "invalid when an operation fails, or one of the three was never completed",
                    "ours; without them only part of the score is measured",
                    "Record longer, shorten `operation-pause-ms`, or look at the log of the Director."),
            period -> period.sum("operations-failed") + missing(period),
            Severity.INVALID,
            excess -> excess.message(
                    "guest-operations.failed",
                    worst(excess, "operations-failed"),
                    Figure.shortest(missing(excess.worst()))));

    /** Guests are fast enough. */
    static final Rule BOUNDS = new Threshold<>(
            new RuleDescription(
                    "guest-bounds",
                    "Of each guest that gets work, 90 % of the answers come within its bound.",
                    "invalid when the 90th percentile is above the bound",
                    "ours; benchmarks of consolidation have such bounds",
                    "Start fewer tiles, or give guests more processors, memory or faster storage."),
            run -> ConsolidatedPeriod.all(run).stream()
                    .map(period -> new Threshold.Place<>(period.measured().place(), GuestRow.of(period)))
                    .toList(),
            GuestRow::ofBoundPercent,
            row -> HUNDRED,
            worst -> Severity.INVALID,
            excess -> excess.message(
                    "guest-bounds.missed",
                    excess.worst().guest(),
                    Figure.significant(excess.worst().p90().asOptional().orElse(0), 3),
                    Figure.shortest(excess.worst().boundMillis())));

    /** Guests run on the processor. */
    static final Rule EMULATED = of(
            new RuleDescription(
                    "guests-emulated",
                    "Guests run on the processor of their host, by KVM.",
                    "invalid when QEMU translated their instructions: that shows that everything works, and no figure means"
                            + " anything",
                    "ours: translated guests have a speed of 0.02 to 0.9 of the processor, by what they do",
                    "Use a host whose /dev/kvm boots a guest, and which the user of the guests may open."),
            period -> period.sum("emulated"),
            Severity.INVALID,
            excess -> excess.message("guests-emulated.translated"));

    /** Guests moved between machines. */
    static final Rule ONE_HOST = of(
            new RuleDescription(
                    "guests-one-host",
                    "Guests are migrated between two hosts.",
                    "warning when they were migrated within one",
                    "ours: memory then never crosses a network",
                    "Start a Director on each of two hosts and name both by --host."),
            period -> period.sum("one-host"),
            Severity.WARNING,
            excess -> excess.message("guests-one-host.within"));

    private static Rule of(
            RuleDescription description,
            ToDoubleFunction<ConsolidatedPeriod> figure,
            Severity severity,
            Function<Threshold.Excess<ConsolidatedPeriod>, Message> message) {
        return new Threshold<>(
                description, ConsolidationRules::byWorklet, figure, period -> 0, worst -> severity, message);
    }

    private static List<Threshold.Place<ConsolidatedPeriod>> byWorklet(RunFigures run) {
        return run.worklets().stream()
                .map(worklet -> new Threshold.Place<ConsolidatedPeriod>(
                        new Name(worklet.plan().name()),
                        ConsolidatedPeriod.all(run).stream()
                                .filter(period -> period.measured()
                                        .worklet()
                                        .plan()
                                        .name()
                                        .equals(worklet.plan().name()))
                                .toList()))
                .toList();
    }

    private static double missing(ConsolidatedPeriod period) {
        return ConsolidatedPeriod.OPERATIONS.stream()
                .filter(operation -> period.sum(operation + "-count") == 0)
                .count();
    }

    private static Figure worst(Threshold.Excess<ConsolidatedPeriod> excess, String name) {
        return Figure.shortest(excess.worst().sum(name));
    }
}
