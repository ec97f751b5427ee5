package org.wattladder.settings.program;

import java.util.List;
import org.wattladder.settings.Key;
import org.wattladder.settings.SectionValues;
import org.wattladder.settings.problem.Problems;

/** Which settings of a program file go together with its pace. */
final class PaceRules {
    private static final List<Key<?>> OF_RATE =
            List.of(ProgramKeys.UNPACED, ProgramKeys.COUNT, ProgramKeys.LATE, ProgramKeys.CHECK, ProgramKeys.FIGURES);

    private PaceRules() {}

    /** Notes every setting that is missing or means nothing. */
    static void check(String file, Pace pace, SectionValues values, SectionValues count, Problems problems) {
        if (pace == Pace.STDIN) {
            checkTold(file, values, problems);
            return;
        }
        for (Key<?> key : List.of(ProgramKeys.UNPACED, ProgramKeys.COUNT)) {
            if (values.placed(key).isEmpty()) {
                problems.add(file, key.name() + " must be given with pace: rate");
            }
        }
        boolean lines = count.get(ProgramKeys.LINES).isPresent();
        if (values.placed(ProgramKeys.COUNT).isPresent()
                && lines == count.get(ProgramKeys.FINAL).isPresent()) {
            problems.add(file, "count must have either lines or final");
        }
    }

    private static void checkTold(String file, SectionValues values, Problems problems) {
        for (Key<?> key : OF_RATE) {
            values.placed(key)
                    .ifPresent(placed -> problems.add(
                            placed.where(), key.name() + " means nothing with pace: stdin, for the program answers"));
        }
        for (String word : values.orStandard(ProgramKeys.START)) {
            if (word.matches(".*\\{(rate|whole-rate|rate-per-user|seconds)}.*")) {
                problems.add(file, "start has no " + word + " with pace: stdin, for the program is told while it runs");
            }
        }
    }
}
