package org.wattladder.meter.check;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.wattladder.meter.check.daemon.CheckFault;
import org.wattladder.meter.check.daemon.CheckSettings;
import org.wattladder.meter.check.daemon.CheckedDaemon;
import org.wattladder.meter.check.daemon.Unobserved;
import org.wattladder.meter.check.daemon.Unreachable;
import org.wattladder.meter.check.rule.CheckRule;
import org.wattladder.meter.check.rule.Outcome;
import org.wattladder.model.text.ExceptionText;
import org.wattladder.model.time.TimeSource;
import org.wattladder.ptdaemon.codec.UnreadableAnswer;

/** Tries rules one after another; a rule that fails does not hinder the next. */
final class Checkup {
    /** A daemon that does not answer this one answers nothing. */
    private static final String FIRST_QUESTION = "hello";

    /** So many rules in a row without an answer, and the daemon may have ended. */
    private static final int UNANSWERED_RULES = 2;

    private static final Outcome SILENT = Outcome.notApplicable("It does not answer.");

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
        try (CheckedDaemon daemon = new CheckedDaemon(settings, time)) {
            daemon.wire();
            List<RuleLine> lines = new ArrayList<>();
            boolean silent = false;
            int unanswered = 0;
            for (CheckRule rule : rules) {
                int answers = daemon.exchanges().size();
                RuleLine line = silent ? new RuleLine(rule, SILENT, 0) : run(rule, daemon);
                boolean failed = line.outcome().kind() == Outcome.Kind.FAILED;
                if (daemon.exchanges().size() > answers) {
                    unanswered = 0;
                } else if (failed && ++unanswered == UNANSWERED_RULES) {
                    unanswered = 0;
                    silent = !answers(daemon);
                }
                silent |= rule.id().equals(FIRST_QUESTION) && daemon.exchanges().isEmpty();
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

    /** Rules may fail without an answer because of what they ask, so that this is asked plainly. */
    private static boolean answers(CheckedDaemon daemon) {
        try {
            daemon.ask("Hello");
            return true;
        } catch (CheckFault silent) {
            return false;
        }
    }

    private RuleLine run(CheckRule rule, CheckedDaemon daemon) {
        long begun = time.nanoTime();
        Outcome outcome;
        try {
            outcome = rule.trial().on(daemon);
        } catch (Unobserved hidden) {
            outcome = Outcome.notApplicable(ExceptionText.of(hidden));
        } catch (CheckFault fault) {
            daemon.leave();
            outcome = Outcome.failed(ExceptionText.of(fault));
        } catch (UnreadableAnswer other) {
            outcome = Outcome.failed("It cannot be read: " + other.getMessage() + ".");
        }
        return new RuleLine(rule, outcome, (time.nanoTime() - begun) / 1e9);
    }
}
