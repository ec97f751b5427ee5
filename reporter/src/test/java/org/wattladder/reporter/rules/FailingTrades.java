package org.wattladder.reporter.rules;

import static org.wattladder.reporter.rules.FailingCase.invalid;
import static org.wattladder.reporter.rules.FailingCase.warning;

import java.util.List;
import org.wattladder.reporter.sample.TradedRuns;

/** Runs of a brokerage whose database or mix is wrong. */
final class FailingTrades {
    private FailingTrades() {}

    static List<FailingCase> all() {
        return List.of(
                invalid(
                        "database-conservation",
                        "lu",
                        "the database had lost work or done it twice; violated: balances",
                        TradedRuns.once("broken-balances", 2)),
                warning(
                        "database-checkpoint",
                        "lu",
                        "The database wrote checkpoints in 1 of 3 intervals, at most 2 in one",
                        TradedRuns.once("checkpoints", 2)),
                warning(
                        "database-autovacuum",
                        "lu",
                        "vacuumed tables on its own in 1 of 3 intervals, at most 3 in one",
                        TradedRuns.once("autovacuums", 3)),
                warning("database-durability", "lu", "when power is lost: fsync is off", TradedRuns.once("fsync", 0)),
                warning(
                        "brokerage-bounds",
                        "lu, level 67 %",
                        "the worst is order-status with a p90 of",
                        TradedRuns.once("bound-order-status", 10)),
                invalid(
                        "brokerage-shares",
                        "lu, level 67 %",
                        "the worst is complete-trade with 10.00 %, planned are 12.00 %",
                        TradedRuns.once("share-complete-trade", 12)),
                warning(
                        "brokerage-scale",
                        "lu",
                        "5999 customers are too few for 300.0 trades/s; at least 6000 are needed",
                        TradedRuns.once("customers", 5999)));
    }
}
