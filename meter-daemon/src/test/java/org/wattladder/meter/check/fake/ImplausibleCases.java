package org.wattladder.meter.check.fake;

import java.util.List;

/** Daemons that speak as they should, and give readings that cannot be. */
final class ImplausibleCases {
    private static final double[] NOT_MEASURED = {-1, -1, -1, -1};

    private ImplausibleCases() {}

    static List<FailingCase> all() {
        return List.of(
                plausible(
                        "loses a channel between samples",
                        FaultyAnalyzer.thirdChannel(
                                number -> List.of(number < 7 ? new double[] {19, 230, 0.087, 0.95} : NOT_MEASURED))),
                plausible(
                        "has a channel without watts from the start",
                        FaultyAnalyzer.thirdChannel(number -> List.of(NOT_MEASURED))),
                plausible(
                        "has fewer channels than its identity says", FaultyAnalyzer.thirdChannel(number -> List.of())),
                plausible("states a power factor of 1.9", FaultyAnalyzer.powerFactor(1.9)),
                plausible("measures a current above its fixed range", FaultyAnalyzer.overRange()),
                plausible("freezes in the middle", FaultyAnalyzer.frozen(5)),
                plausible("gives one and the same reading", FaultyAnalyzer.frozen(0)),
                plausible("loses half of its volts", FaultyAnalyzer.sagging(4)),
                plausible("states milliwatts as watts", FaultyAnalyzer.watts(number -> 1000.0)),
                plausible("states kilowatts as watts", FaultyAnalyzer.watts(number -> 0.001)),
                plausible(
                        "gives less than 0 W in every fifth sample",
                        FaultyAnalyzer.watts(number -> number % 5 == 4 ? -0.1 : 1)),
                plausible("triples every seventh sample", FaultyAnalyzer.watts(number -> number % 7 == 3 ? 3.0 : 1)),
                plausible(
                        "adds 40 % to every second sample", FaultyAnalyzer.watts(number -> number % 2 == 1 ? 1.4 : 1)));
    }

    private static FailingCase plausible(String daemon, Habit habit) {
        return new FailingCase("readings-plausible", daemon, true, habit);
    }
}
