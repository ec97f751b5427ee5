package org.wattladder.reporter.rules;

import java.util.List;
import org.wattladder.model.result.Conditions;
import org.wattladder.model.result.HostResult;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.finding.Finding;
import org.wattladder.reporter.finding.Severity;
import org.wattladder.reporter.notation.Decimals;

/** Swap is empty. */
final class SwapUsed implements Rule {
    private static final double LIMIT_PERCENT = 1;
    private static final double MEBI = 1 << 20;

    @Override
    public RuleDescription description() {
        return new RuleDescription(
                "swap-used",
                "Hardly anything of what was in memory lies in swap at the end of an interval.",
                "note above " + Decimals.percent(LIMIT_PERCENT) + " of the installed memory",
                "ours: memory was short once; swap-activity tells whether it still is",
                "Stop other programs, and empty swap by switching it off.");
    }

    @Override
    public List<Finding> check(RunFigures run) {
        return HostReading.findings(
                run,
                Conditions::swapUsedBytes,
                reading -> percent(run, reading) > LIMIT_PERCENT,
                excess -> description()
                        .finding(
                                Severity.NOTE,
                                excess.worklet(),
                                "Swap was in use in "
                                        + excess.where(Decimals.significant(
                                                        excess.worst().value() / MEBI, 3) + " MiB")
                                        + "."));
    }

    private static double percent(RunFigures run, HostReading reading) {
        return run.result().hosts().stream()
                .filter(host -> host.name().equals(reading.host().host()))
                .map(HostResult::facts)
                .filter(facts -> facts.memory().installedBytes() > 0)
                .mapToDouble(facts -> 100 * reading.value() / facts.memory().installedBytes())
                .findFirst()
                .orElse(0);
    }
}
