package org.wattladder.reporter.system.brokerage;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.ToDoubleFunction;
import org.wattladder.model.text.Figure;
import org.wattladder.model.text.Message;
import org.wattladder.model.text.Name;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.finding.Severity;
import org.wattladder.reporter.rules.Rule;
import org.wattladder.reporter.rules.RuleDescription;
import org.wattladder.reporter.rules.Threshold;

/** Rules about a brokerage and its database. */
final class BrokerageRules {
    private static final double SHARE_POINTS = 1;
    private static final double FEWEST_ENDED = 2_000;
    private static final double HUNDRED = 100;

    /** Customers for each trade per second. */
    private static final double CUSTOMERS_OF_TRADE = 20;

    private static final String BROKEN = "broken-";
    private static final String CHECKPOINTS = "checkpoints";
    private static final String AUTOVACUUMS = "autovacuums";

    private BrokerageRules() {}

    /** In the order of reports. */
    static List<Rule> all() {
        return List.of(CONSERVATION, CHECKPOINT, AUTOVACUUM, DURABILITY, BOUNDS, SHARES, SCALE);
    }

    /** Nothing was lost or made twice. */
    static final Rule CONSERVATION = new Threshold<>(
            new RuleDescription(
                    "database-conservation",
                    "After each interval, queries over the whole database find no money, holding, trade or settlement"
                            + " that was lost or made twice.",
                    "invalid when one finds a row",
                    "ours: a database that loses work is fast",
                    "Look at the named query in docs/brokerage.md; the database or its storage is at fault."),
            places(DatabaseInterval::all),
            interval -> broken(interval).size(),
            interval -> 0,
            worst -> Severity.INVALID,
            excess -> excess.message("database-conservation.broken", String.join(", ", broken(excess.worst()))));

    /** No checkpoint was written in an interval. */
    static final Rule CHECKPOINT = new Threshold<>(
            new RuleDescription(
                    "database-checkpoint",
                    "The database writes no checkpoint while a load level runs.",
                    "warning when it does, before, in or after recording",
                    "ours: a checkpoint writes every changed page, the commonest reason why such runs differ",
                    "Raise `checkpoint_timeout` and `max_wal_size` of the database, or shorten the intervals."),
            places(DatabaseInterval::counting),
            said(CHECKPOINTS),
            interval -> 0,
            worst -> Severity.WARNING,
            excess -> excess.message("database-checkpoint.written", worst(excess, CHECKPOINTS)));

    /** No table was vacuumed in an interval. */
    static final Rule AUTOVACUUM = new Threshold<>(
            new RuleDescription(
                    "database-autovacuum",
                    "The database vacuums no table on its own while a load level runs.",
                    "warning when it does, before, in or after recording",
                    "ours: it takes processor time and storage at times that differ from run to run",
                    "Raise `autovacuum_naptime` of the database; tables are vacuumed between intervals."),
            places(DatabaseInterval::counting),
            said(AUTOVACUUMS),
            interval -> 0,
            worst -> Severity.WARNING,
            excess -> excess.message("database-autovacuum.ran", worst(excess, AUTOVACUUMS)));

    /** What was acknowledged is on the disk. */
    static final Rule DURABILITY = new Threshold<>(
            new RuleDescription(
                    "database-durability",
                    "The database acknowledges a transaction when it is on the disk.",
                    "warning when `fsync`, `synchronous_commit` or `full_page_writes` is off. The settings are read:"
                            + " only a loss of power would show what `fsync` off loses",
                    "ours: without them transactions are cheaper, and lost with the power",
                    "Set them to on; compare only runs that have the same settings."),
            places(DatabaseInterval::all),
            interval -> off(interval).size(),
            interval -> 0,
            worst -> Severity.WARNING,
            excess -> Message.of("database-durability.off", String.join(", ", off(excess.worst()))));

    /** Transactions are fast enough. */
    static final Rule BOUNDS = new Threshold<>(
            new RuleDescription(
                    "brokerage-bounds",
                    "Of each type of transaction, 90 % end within the bound of the suite at each load level.",
                    "warning when the 90th percentile is above the bound",
                    "ours; benchmarks of order processing have such bounds",
                    "Read the rate at a lower level, or give the database more memory, processors or faster storage."),
            types(row -> row.interval().keepsUp()
                    && row.ofBoundPercent().asOptional().isPresent()),
            row -> row.ofBoundPercent().asOptional().orElse(0),
            row -> HUNDRED,
            worst -> Severity.WARNING,
            excess -> excess.message(
                    "brokerage-bounds.missed",
                    excess.worst().type().type(),
                    Figure.significant(excess.worst().times().p90().asOptional().orElse(0), 3),
                    Figure.shortest(excess.worst().boundMillis().asOptional().orElse(0))));

    /** The mix is that of the suite. */
    static final Rule SHARES = new Threshold<>(
            new RuleDescription(
                    "brokerage-shares",
                    "Each type of transaction has the share that the suite asks for.",
                    "invalid when a share differs by more than " + (int) SHARE_POINTS
                            + " percentage point; not judged below 2,000 transactions",
                    "ours: types differ in what they cost",
                    "Lengthen the recording; look for transactions that were aborted."),
            types(row -> row.plannedPercent().asOptional().isPresent()
                    && row.interval().measured().figures().all().transactions() >= FEWEST_ENDED),
            BrokerageRules::sharePoints,
            row -> SHARE_POINTS,
            worst -> Severity.INVALID,
            excess -> excess.message(
                    "brokerage-shares.differ",
                    excess.worst().type().type(),
                    Figure.decimals(excess.worst().sharePercent().asOptional().orElse(0), 2),
                    Figure.decimals(excess.worst().plannedPercent().asOptional().orElse(0), 2)));

    /** The brokerage is large enough for its rate. */
    static final Rule SCALE = new Threshold<>(
            new RuleDescription(
                    "brokerage-scale",
                    "There are at least " + (int) CUSTOMERS_OF_TRADE + " customers for each trade per second.",
                    "warning when there are fewer",
                    "ours: with few customers, users wait for the same rows and the buffers hold everything",
                    "Set `BROKERAGE_CUSTOMERS` of component database higher."),
            places(DatabaseInterval::counting),
            interval ->
                    CUSTOMERS_OF_TRADE * interval.tradesPerSecond().asOptional().orElse(0),
            interval -> interval.said("customers").orElse(Double.MAX_VALUE),
            worst -> Severity.WARNING,
            excess -> Message.of(
                    "brokerage-scale.small",
                    Figure.shortest(excess.worst().said("customers").orElse(0)),
                    Figure.significant(
                            excess.worst().tradesPerSecond().asOptional().orElse(0), 4),
                    Figure.shortest(Math.ceil(CUSTOMERS_OF_TRADE
                            * excess.worst().tradesPerSecond().asOptional().orElse(0)))));

    /** Settings that are off which keep what was acknowledged. */
    static List<String> off(DatabaseInterval interval) {
        List<String> off = new ArrayList<>();
        for (String setting : List.of("fsync", "synchronous-commit", "full-page-writes")) {
            if (interval.said(setting).orElse(1) < 1) {
                off.add(setting.replace('-', '_'));
            }
        }
        return off;
    }

    /** The laws that an interval broke. */
    static List<String> broken(DatabaseInterval interval) {
        return interval.figures()
                .filter(figure -> figure.name().startsWith(BROKEN) && figure.value() > 0)
                .map(figure -> figure.name().substring(BROKEN.length()))
                .toList();
    }

    private static double sharePoints(TypeRow row) {
        return Math.abs(row.sharePercent().asOptional().orElse(0)
                - row.plannedPercent().asOptional().orElse(0));
    }

    private static ToDoubleFunction<DatabaseInterval> said(String name) {
        return interval -> interval.said(name).orElse(0);
    }

    private static Figure worst(Threshold.Excess<DatabaseInterval> excess, String name) {
        return Figure.shortest(excess.worst().said(name).orElse(0));
    }

    /** Intervals of each worklet, judged together. */
    static Function<RunFigures, List<Threshold.Place<DatabaseInterval>>> places(
            Function<RunFigures, List<DatabaseInterval>> intervals) {
        return run -> run.worklets().stream()
                .map(worklet -> new Threshold.Place<>(
                        new Name(worklet.plan().name()),
                        intervals.apply(run).stream()
                                .filter(interval -> interval.measured()
                                        .worklet()
                                        .plan()
                                        .name()
                                        .equals(worklet.plan().name()))
                                .toList()))
                .toList();
    }

    private static Function<RunFigures, List<Threshold.Place<TypeRow>>> types(Predicate<TypeRow> which) {
        return run -> DatabaseInterval.counting(run).stream()
                .map(interval -> new Threshold.Place<>(
                        interval.measured().place(),
                        TypeRow.of(interval).stream().filter(which).toList()))
                .toList();
    }
}
