package org.wattladder.meter.check.rule;

import java.time.Duration;
import org.wattladder.meter.check.daemon.CheckFault;
import org.wattladder.meter.check.daemon.CheckedDaemon;
import org.wattladder.meter.check.daemon.Unreachable;
import org.wattladder.ptdaemon.codec.FixedAnswers;

/** How commands and answers are told apart on the connection. */
final class TalkRules {
    private static final Duration NO_GREETING_QUIET = Duration.ofMillis(300);
    private static final long PAUSE_NANOS = 5_000_000;

    static final CheckRule NO_GREETING = new CheckRule(
            "no-greeting",
            "Says nothing when a client connects.",
            "Every client speaks first; an unasked line would be taken for the answer to its first command.",
            TalkRules::noGreeting);

    static final CheckRule HELLO_EXACT = new CheckRule(
            "hello",
            "Answers `Hello` with exactly `Hello, PTDaemon here!`.",
            "Clients stop when it differs; seen in every one of 8,485 recorded sessions.",
            TalkRules::helloExact);

    static final CheckRule TORN_COMMAND = new CheckRule(
            "torn-command",
            "Understands a command that comes byte by byte.",
            "TCP may deliver any pieces.",
            TalkRules::tornCommand);

    static final CheckRule JOINED_COMMANDS = new CheckRule(
            "joined-commands",
            "Answers two commands that come in one packet, in their order.",
            "TCP may join what was sent apart.",
            TalkRules::joinedCommands);

    static final CheckRule BARE_LINE_FEED = new CheckRule(
            "bare-line-feed",
            "Accepts LF alone as the end of a command.",
            "A widespread client ends some of its commands with LF alone, and others with CR LF.",
            TalkRules::bareLineFeed);

    static final CheckRule ANY_CASE = new CheckRule(
            "any-case",
            "Accepts commands in lower case.",
            "Clients write commands as documented, one writes range types in lower case; being lenient costs nothing.",
            TalkRules::anyCase);

    private TalkRules() {}

    private static Outcome noGreeting(CheckedDaemon daemon) throws CheckFault {
        daemon.leave();
        try {
            String greeting = daemon.wire().line(NO_GREETING_QUIET);
            return Outcome.failed("It said '" + greeting + "' before it was asked.");
        } catch (Unreachable gone) {
            throw gone;
        } catch (CheckFault silent) {
            daemon.leave();
            return Outcome.passed("Nothing came in " + NO_GREETING_QUIET.toMillis() + " ms.");
        }
    }

    private static Outcome helloExact(CheckedDaemon daemon) throws CheckFault {
        String answer = daemon.ask("Hello").answer();
        return Outcome.of(answer.equals(FixedAnswers.HELLO), "The answer was '" + answer + "'.");
    }

    private static Outcome tornCommand(CheckedDaemon daemon) throws CheckFault {
        for (char letter : "Hello\r\n".toCharArray()) {
            daemon.wire().send(String.valueOf(letter));
            daemon.pause(PAUSE_NANOS);
        }
        String answer = daemon.wire().line(daemon.patience());
        return Outcome.of(
                answer.equals(FixedAnswers.HELLO), "'Hello' in seven pieces was answered with '" + answer + "'.");
    }

    private static Outcome joinedCommands(CheckedDaemon daemon) throws CheckFault {
        daemon.wire().send("Hello\r\nRR\r\n");
        String first = daemon.wire().line(daemon.patience());
        String second = daemon.wire().line(daemon.patience());
        return Outcome.of(
                first.equals(FixedAnswers.HELLO) && second.startsWith("Ranges,"),
                "'Hello' and 'RR' sent together were answered with '" + first + "' and '" + second + "'.");
    }

    private static Outcome bareLineFeed(CheckedDaemon daemon) throws CheckFault {
        String answer = daemon.ask("Hello", "\n").answer();
        return Outcome.of(
                answer.equals(FixedAnswers.HELLO), "'Hello' with LF alone was answered with '" + answer + "'.");
    }

    private static Outcome anyCase(CheckedDaemon daemon) throws CheckFault {
        String answer = daemon.ask("hello").answer();
        String sentence = "'hello' was answered with '" + answer + "'.";
        return answer.equals(FixedAnswers.HELLO)
                ? Outcome.passed(sentence)
                : FixedAnswers.refuses(answer) ? Outcome.observed(sentence) : Outcome.failed(sentence);
    }
}
