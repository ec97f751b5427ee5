package org.wattladder.reporter.rules;

import static org.wattladder.reporter.rules.FailingCase.invalid;
import static org.wattladder.reporter.rules.FailingCase.warning;

import java.util.List;
import org.wattladder.reporter.sample.ConsolidatedRuns;

/** Runs whose guests, or what was done with them, are wrong. */
final class FailingConsolidations {
    private FailingConsolidations() {}

    static List<FailingCase> all() {
        return List.of(
                invalid(
                        "guest-state",
                        "lu",
                        "a moved guest had lost its state or an order was missing; at worst 1 guests and 0 orders",
                        ConsolidatedRuns.once("states-lost", 1)),
                invalid(
                        "guest-unanswered",
                        "lu",
                        "In 1 of 3 periods a guest did not answer in time; at worst 2 times",
                        ConsolidatedRuns.once("silent-answers", 2)),
                invalid(
                        "guest-operations",
                        "lu",
                        "at worst 1 failed and 0 of the three kinds are missing",
                        ConsolidatedRuns.once("operations-failed", 1)),
                invalid(
                        "guest-bounds",
                        "lu, level 67 %",
                        "5 of 5 guests were slower than their bound; the worst is mail with a p90 of",
                        ConsolidatedRuns.slow(2_000)),
                invalid(
                        "guests-emulated",
                        "lu",
                        "In 1 of 3 periods guests were emulated",
                        ConsolidatedRuns.once("emulated", 1)),
                warning(
                        "guests-one-host",
                        "lu",
                        "In 1 of 3 periods guests were migrated within one host",
                        ConsolidatedRuns.once("one-host", 1)));
    }
}
