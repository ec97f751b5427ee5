package org.wattladder.meter.check.fake;

import java.util.List;

/** Analyzers that work, for rules that must pass. */
public final class WorkingCases {
    private WorkingCases() {}

    public static List<FailingCase> all() {
        return List.of(
                working("has one channel", FaultyAnalyzer.watts(number -> 1.0)),
                working(
                        "has three channels",
                        FaultyAnalyzer.thirdChannel(
                                number -> List.of(new double[] {19 + number % 3 * 0.2, 230, 0.087, 0.95}))),
                working(
                        "has a channel that carries nothing",
                        FaultyAnalyzer.thirdChannel(number -> List.of(new double[] {0, 230, 0, 0}))),
                working("knows watts only and jumps", FaultyAnalyzer.wattsOnly(number -> number % 4 == 1 ? 3.0 : 1)),
                working("knows watts only and repeats itself", FaultyAnalyzer.wattsOnly(number -> 0.0)),
                working("wobbles by 4 %", FaultyAnalyzer.watts(number -> number % 2 == 1 ? 1.04 : 1)));
    }

    private static FailingCase working(String daemon, Habit habit) {
        return new FailingCase("readings-plausible", daemon, true, habit);
    }
}
