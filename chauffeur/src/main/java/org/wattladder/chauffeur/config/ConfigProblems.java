package org.wattladder.chauffeur.config;

import java.util.List;
import java.util.stream.Collectors;
import org.wattladder.settings.problem.Problem;

/** Says everything that is wrong with a configuration, one problem a line; nothing has been started. */
public final class ConfigProblems extends Exception {
    private static final long serialVersionUID = 1L;

    private static final int MOST_SHOWN = 100;

    private final transient List<Problem> problems;

    /** Takes at least one problem. */
    public ConfigProblems(List<Problem> problems) {
        super(text(problems));
        this.problems = List.copyOf(problems);
    }

    private static String text(List<Problem> problems) {
        String first =
                problems.stream().limit(MOST_SHOWN).map(Problem::toString).collect(Collectors.joining("\n"));
        return problems.size() <= MOST_SHOWN ? first : first + "\n... and " + (problems.size() - MOST_SHOWN) + " more";
    }

    /** Every problem, in the order in which they were found. */
    public List<Problem> problems() {
        return problems;
    }
}
