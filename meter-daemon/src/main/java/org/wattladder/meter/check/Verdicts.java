package org.wattladder.meter.check;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.wattladder.meter.check.rule.Outcome;

/**
 * What came out of a check.
 *
 * @param daemon host and port
 * @param lines one per rule, in the order of trying
 */
record Verdicts(String daemon, List<RuleLine> lines) {
    Verdicts {
        lines = List.copyOf(lines);
    }

    boolean sound() {
        return count(Outcome.Kind.FAILED) == 0;
    }

    private long count(Outcome.Kind kind) {
        return lines.stream().filter(line -> line.outcome().kind() == kind).count();
    }

    String summary() {
        return java.util.Arrays.stream(Outcome.Kind.values())
                .filter(kind -> count(kind) > 0)
                .map(kind -> count(kind) + " " + kind.word())
                .collect(Collectors.joining(", "));
    }

    String table() {
        StringBuilder text = new StringBuilder();
        for (RuleLine line : lines) {
            text.append(String.format(
                    Locale.ROOT,
                    "%-15s%-23s%s%n",
                    line.outcome().kind().word(),
                    line.rule().id(),
                    line.outcome().sentence()));
            if (line.outcome().kind() == Outcome.Kind.FAILED) {
                text.append(String.format(
                        Locale.ROOT,
                        "%38s%s See %s%n",
                        "",
                        line.rule().checks(),
                        line.rule().section()));
            }
        }
        return text.append(summary()).append(System.lineSeparator()).toString();
    }
}
