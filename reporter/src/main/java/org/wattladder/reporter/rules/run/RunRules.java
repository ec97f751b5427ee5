package org.wattladder.reporter.rules.run;

import java.util.List;
import org.wattladder.reporter.rules.Rule;

/** The rules on the run as a whole. */
public final class RunRules {
    private RunRules() {}

    /** In the order of reports. */
    public static List<Rule> all() {
        return List.of(
                new RunIncomplete(),
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
