package org.wattladder.meter.check.rule;

import java.util.Locale;
import java.util.Set;
import org.wattladder.meter.check.daemon.CheckFault;
import org.wattladder.meter.check.daemon.CheckedDaemon;
import org.wattladder.meter.check.daemon.Exchange;
import org.wattladder.ptdaemon.codec.FixedAnswers;

/** The daemon serves on, whatever came before, and in time. */
final class ResilienceRules {
    private static final int OVERLONG_LINE_LENGTH = 100_000;
    private static final int QUICK_LIMIT_MILLIS = 1000;
    private static final int RANGE_LIMIT_MILLIS = 15_000;
    private static final Set<String> ANSWER_TIMES_QUICK =
            Set.of("hello", "identify", "rr", "go", "r*", "uncertainty", "watts", "temperature");

    static final CheckRule UNKNOWN_COMMAND = new CheckRule(
            "unknown-command",
            "Answers a command that it does not know with one line that refuses it.",
            "A client that waits for a line, or reads one too many, is stuck from then on.",
            ResilienceRules::unknownCommand);

    static final CheckRule OVERLONG_LINE = new CheckRule(
            "overlong-line",
            "Survives a line of 100,000 characters: refuses it or hangs up, and serves on.",
            "Anyone who can connect can send one.",
            ResilienceRules::overlongLine);

    static final CheckRule SERVES_AGAIN = new CheckRule(
            "reconnect",
            "Serves the next client after one has left, also in the middle of a measurement.",
            "Clients just close; there is no command to leave. Whether a measurement survives is not known outside.",
            ResilienceRules::servesAgain);

    static final CheckRule ANSWER_TIMES = new CheckRule(
            "answer-times",
            "Answers `Hello`, `Identify`, `RR`, `Go`, `R*`, `Uncertainty` and statistics within a second, and `SR` within 15 s.",
            "Seen under 20 ms, and up to 7 s for `SR`; clients poll once a second and give up after some.",
            ResilienceRules::answerTimes);

    static final CheckRule LINE_ENDS = new CheckRule(
            "line-end",
            "Ends its answers with CR LF.",
            "Seen in every record; some clients cut two characters off.",
            ResilienceRules::lineEnds);

    private ResilienceRules() {}

    private static Outcome unknownCommand(CheckedDaemon daemon) throws CheckFault {
        String answer = daemon.ask("Wattladder-check,1,2").answer();
        String after = daemon.ask("Hello").answer();
        String sentence = "It was answered with '" + answer + "', 'Hello' after it with '" + after + "'.";
        if (!after.equals(FixedAnswers.HELLO)) {
            daemon.leave();
            return Outcome.failed(sentence);
        }
        return FixedAnswers.refuses(answer) ? Outcome.passed(sentence) : Outcome.observed(sentence);
    }

    private static Outcome overlongLine(CheckedDaemon daemon) throws CheckFault {
        String fate;
        try {
            fate = "It was answered with '"
                    + daemon.ask("x".repeat(OVERLONG_LINE_LENGTH)).answer() + "'";
        } catch (CheckFault hungUp) {
            fate = "It was dropped";
        }
        daemon.leave();
        String after = daemon.ask("Hello").answer();
        return Outcome.of(
                after.equals(FixedAnswers.HELLO),
                fate + "; the next client's 'Hello' was answered with '" + after + "'.");
    }

    private static Outcome servesAgain(CheckedDaemon daemon) throws CheckFault {
        daemon.start("check-abandoned");
        daemon.leave();
        String hello = daemon.ask("Hello").answer();
        String stop = daemon.ask("Stop").answer();
        daemon.idle();
        return Outcome.of(
                hello.equals(FixedAnswers.HELLO),
                "The next client's 'Hello' was answered with '" + hello + "'; the measurement of the one before had "
                        + (FixedAnswers.refuses(stop) ? "ended." : "not ended."));
    }

    private static Outcome answerTimes(CheckedDaemon daemon) throws CheckFault {
        Exchange slowest = null;
        for (Exchange exchange : daemon.exchanges()) {
            boolean range = exchange.word().equals("sr");
            if (ANSWER_TIMES_QUICK.contains(exchange.word())
                    && (slowest == null || exchange.millis() > slowest.millis())) {
                slowest = exchange;
            }
            if (range && exchange.millis() > RANGE_LIMIT_MILLIS) {
                return Outcome.failed(took(exchange));
            }
        }
        return slowest == null
                ? Outcome.notApplicable("Nothing was answered.")
                : Outcome.of(slowest.millis() <= QUICK_LIMIT_MILLIS, "The slowest: " + took(slowest));
    }

    private static String took(Exchange exchange) {
        return String.format(Locale.ROOT, "'%s' took %.0f ms.", exchange.command(), exchange.millis());
    }

    private static Outcome lineEnds(CheckedDaemon daemon) throws CheckFault {
        for (Exchange exchange : daemon.exchanges()) {
            if (!exchange.carriageReturn()) {
                return Outcome.failed("The answer to '" + exchange.command() + "' ended with LF alone.");
            }
        }
        return Outcome.passed(daemon.exchanges().size() + " answers did.");
    }
}
