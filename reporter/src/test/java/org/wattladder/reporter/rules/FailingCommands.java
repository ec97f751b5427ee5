package org.wattladder.reporter.rules;

import java.util.List;
import org.wattladder.reporter.sample.SampleCommands;
import org.wattladder.reporter.sample.SampleCommands.Command;

/** Runs of commands that cannot be taken at their word. */
final class FailingCommands {
    private static final int WINDOWS = 10;

    private FailingCommands() {}

    static List<FailingCase> all() {
        return List.of(
                FailingCase.warning(
                        "command-idles",
                        "sleep 1",
                        "Its processes took 0.10 % of one CPU, less than 2 %: the joules are mostly those of a machine that waits.",
                        new SampleCommands(5)
                                .with("sleep 1", Command.of(1, 0.001, 0))
                                .run(WINDOWS)),
                FailingCase.warning(
                        "command-drift",
                        "sort",
                        "Over 10 windows it went up or down by +8.7 %, as a straight line through them tells.",
                        new SampleCommands(5)
                                .with("sort", new Command(1, 1, 0, 0.01))
                                .run(WINDOWS)),
                FailingCase.warning(
                        "idle-drift",
                        "measure",
                        "The idle machine drew 61.20 W before and 76.80 W after the commands, more than 5 % apart;",
                        new SampleCommands(5)
                                .with("sort", Command.of(1, 1, 0))
                                .warmingBy(0.02)
                                .run(WINDOWS)));
    }
}
