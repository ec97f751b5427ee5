package org.wattladder.reporter.rules.run;

import java.util.List;
import org.wattladder.reporter.rules.Rule;

/** The rules on the run as a whole. */
public final class RunRules {
    /** The run executed its whole plan. */
    public static final Rule INCOMPLETE = new RunIncomplete();

    private RunRules() {}

    /** In the order of reports. */
    public static List<Rule> all() {
        return List.of(
                INCOMPLETE,
                new Interrupted(),
                new ClockStepped(),
                new RunChanged(),
                new WorkletFault(),
                new FiguresContradict(),
                new EnvironmentContradicts(),
                new EnvironmentIncomplete(),
                new ConsoleRuns());
    }
}
