package org.wattladder.meter.check.rule;

import java.util.List;
import java.util.Locale;
import org.wattladder.meter.check.daemon.CheckFault;
import org.wattladder.meter.check.daemon.CheckedDaemon;
import org.wattladder.ptdaemon.codec.FixedAnswers;
import org.wattladder.ptdaemon.codec.Ranges;
import org.wattladder.ptdaemon.codec.UnreadableAnswer;

/** Ranges are read, set and left alone. */
final class RangeRules {
    private static final int RANGES_WORDS = 5;

    static final CheckRule RANGES_READ = new CheckRule(
            "ranges-read",
            "Answers `RR` with `Ranges,<auto>,<amps>,<auto>,<volts>`.",
            "Clients read the ranges first, to put them back at the end.",
            RangeRules::rangesRead);

    static final CheckRule RANGES_SET = new CheckRule(
            "ranges-set",
            "Answers `SR` with `Range A changed` or `Range V changed`, the letter as it was sent.",
            "Clients set ranges before they measure, also on devices that have none, and take any `Error` for the end.",
            RangeRules::rangesSet);

    static final CheckRule RANGE_WHILE_MEASURING = new CheckRule(
            "range-while-measuring",
            "Refuses `SR` while it measures, and goes on measuring.",
            "A change of range gives bad samples for a second or two; what a licensed daemon does is not known outside.",
            RangeRules::rangeWhileMeasuring);

    private RangeRules() {}

    private static Outcome rangesRead(CheckedDaemon daemon) throws CheckFault, UnreadableAnswer {
        String line = daemon.ask("RR").answer();
        Ranges ranges = Ranges.parse(line);
        return Outcome.passed("Current " + ranges.current().choice() + ", voltage "
                + ranges.voltage().choice() + ": '" + line + "'.");
    }

    private static Outcome rangesSet(CheckedDaemon daemon) throws CheckFault {
        if (!daemon.settings().touchRanges()) {
            return Outcome.notApplicable("Ranges are left alone; ask with --touch-ranges.");
        }
        daemon.idle();
        Ranges initial = ranges(daemon);
        String wrong = "";
        for (String letter : List.of("V", "A", "a")) {
            String answer = daemon.ask("SR," + letter + ",Auto").answer();
            wrong += answer.equals(FixedAnswers.rangeChanged(letter))
                    ? ""
                    : " 'SR," + letter + ",Auto': '" + answer + "'.";
        }
        restore(daemon, "A", initial.current());
        restore(daemon, "V", initial.voltage());
        if (!wrong.isEmpty()) {
            return Outcome.failed("Other answers came:" + wrong);
        }
        Ranges now = ranges(daemon);
        return Outcome.of(
                now.equals(initial), "The ranges were " + initial.line() + " and are " + now.line() + " again.");
    }

    private static Ranges ranges(CheckedDaemon daemon) throws CheckFault {
        try {
            return Ranges.parse(daemon.ask("RR").answer());
        } catch (UnreadableAnswer other) {
            throw new CheckFault("'RR': " + other.getMessage() + ".");
        }
    }

    private static void restore(CheckedDaemon daemon, String letter, Ranges.Range range) throws CheckFault {
        boolean fixed = range.choice() == Ranges.Choice.FIXED && range.upTo().isPresent();
        String value = fixed ? String.format(Locale.ROOT, "%.6f", range.upTo().getAsDouble()) : "Auto";
        daemon.ask("SR," + letter + "," + value);
    }

    private static Outcome rangeWhileMeasuring(CheckedDaemon daemon) throws CheckFault {
        if (!daemon.settings().touchRanges()) {
            return Outcome.notApplicable("Ranges are left alone; ask with --touch-ranges.");
        }
        daemon.idle();
        String ranges = daemon.ask("RR").answer();
        daemon.start("check-busy");
        String answer = daemon.ask("SR,A,Auto").answer();
        String stop = daemon.ask("Stop").answer();
        daemon.ask("Stop");
        String sentence = "'SR,A,Auto' was answered with '" + answer + "', 'Stop' after it with '" + stop + "'.";
        if (FixedAnswers.refuses(answer) || !stop.equals(FixedAnswers.STOPPING)) {
            return Outcome.of(stop.equals(FixedAnswers.STOPPING), sentence);
        }
        String[] words = ranges.split(",", -1);
        boolean fixed = words.length == RANGES_WORDS && words[1].equals("0");
        daemon.ask("SR,A," + (fixed ? words[2] : "Auto"));
        return Outcome.observed(sentence);
    }
}
