package org.wattladder.meter.check.rule;

import java.util.List;
import java.util.Locale;
import org.wattladder.meter.check.bench.Bench;
import org.wattladder.meter.check.bench.CheckFault;
import org.wattladder.ptdaemon.codec.Ranges;
import org.wattladder.ptdaemon.codec.Sentences;
import org.wattladder.ptdaemon.codec.UnreadableAnswer;

/** Ranges can be set and put back. */
final class RangesSet implements CheckRule {

    @Override
    public CheckDescription description() {
        return new CheckDescription(
                "ranges-set",
                "Answers `SR` with `Range A changed` or `Range V changed`, the letter as it was sent.",
                "Clients set ranges before they measure, also on devices that have none, and take any `Error` for the end.");
    }

    @Override
    public Outcome check(Bench bench) throws CheckFault {
        if (!bench.settings().touchRanges()) {
            return Outcome.notApplicable("Ranges are left alone; ask with --touch-ranges.");
        }
        bench.idle();
        Ranges initial = ranges(bench);
        String wrong = "";
        for (String letter : List.of("V", "A", "a")) {
            String answer = bench.ask("SR," + letter + ",Auto").answer();
            wrong +=
                    answer.equals(Sentences.rangeChanged(letter)) ? "" : " 'SR," + letter + ",Auto': '" + answer + "'.";
        }
        restore(bench, "A", initial.current());
        restore(bench, "V", initial.voltage());
        if (!wrong.isEmpty()) {
            return Outcome.failed("Other answers came:" + wrong);
        }
        Ranges now = ranges(bench);
        return Outcome.of(
                now.equals(initial), "The ranges were " + initial.line() + " and are " + now.line() + " again.");
    }

    private static Ranges ranges(Bench bench) throws CheckFault {
        try {
            return Ranges.parse(bench.ask("RR").answer());
        } catch (UnreadableAnswer other) {
            throw new CheckFault("'RR': " + other.getMessage() + ".");
        }
    }

    private static void restore(Bench bench, String letter, Ranges.Range range) throws CheckFault {
        boolean fixed = range.choice() == Ranges.Choice.FIXED && range.upTo().isPresent();
        String value = fixed ? String.format(Locale.ROOT, "%.6f", range.upTo().getAsDouble()) : "Auto";
        bench.ask("SR," + letter + "," + value);
    }
}
