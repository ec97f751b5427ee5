package org.wattladder.meter.check;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.wattladder.meter.check.bench.Bench;
import org.wattladder.meter.check.bench.CheckFault;
import org.wattladder.meter.check.bench.CheckSettings;
import org.wattladder.meter.check.bench.Unobserved;
import org.wattladder.meter.check.bench.Unreachable;
import org.wattladder.meter.check.rule.CheckRule;
import org.wattladder.meter.check.rule.Outcome;
import org.wattladder.model.time.TimeSource;

/** Tries rules one after another; a rule that fails does not hinder the next. */
final class Checkup {
    private final CheckSettings settings;
    private final TimeSource time;
    private final Consumer<String> progress;

    Checkup(CheckSettings settings, TimeSource time, Consumer<String> progress) {
        this.settings = settings;
        this.time = time;
        this.progress = progress;
    }

    /**
     * The verdicts.
     *
     * @throws Unreachable when the daemon cannot be reached to begin with
     */
    Verdicts run(List<CheckRule> rules) throws Unreachable {
        try (Bench bench = new Bench(settings, time)) {
            bench.wire();
            List<RuleLine> lines = new ArrayList<>();
            for (CheckRule rule : rules) {
                RuleLine line = run(rule, bench);
                lines.add(line);
                progress.accept(String.format(
                        java.util.Locale.ROOT,
                        "[%2d/%d] %-23s %-15s %5.1f s",
                        lines.size(),
                        rules.size(),
                        line.rule().id(),
                        line.outcome().kind().word(),
                        line.seconds()));
            }
            return new Verdicts(settings.address().toString(), lines);
        }
    }

    private RuleLine run(CheckRule rule, Bench bench) {
        long begun = time.nanoTime();
        Outcome outcome;
        try {
            outcome = rule.check(bench);
        } catch (Unobserved hidden) {
            outcome = Outcome.notApplicable(hidden.getMessage());
        } catch (CheckFault fault) {
            bench.leave();
            outcome = Outcome.failed(fault.getMessage());
        }
        return new RuleLine(rule.description(), outcome, (time.nanoTime() - begun) / 1e9);
    }
}
