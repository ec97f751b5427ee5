package org.wattladder.reporter.rules;

import static org.wattladder.reporter.rules.FailingCase.invalid;
import static org.wattladder.reporter.rules.FailingCase.warning;
import static org.wattladder.reporter.sample.Intervals.level;

import java.util.List;
import org.wattladder.model.result.HostFacts;
import org.wattladder.model.result.HostResult;
import org.wattladder.model.result.HostStart;
import org.wattladder.model.result.RunResult;
import org.wattladder.model.sample.SampleHost;
import org.wattladder.reporter.sample.Altered;
import org.wattladder.reporter.sample.Intervals;
import org.wattladder.reporter.sample.Plans;
import org.wattladder.reporter.sample.SampleRuns;

/** Runs of several hosts that break the rules. */
final class FailingFleets {
    private static final RunResult GOOD = SampleRuns.full();
    private static final long MILLISECOND = 1_000_000;

    private FailingFleets() {}

    static List<FailingCase> all() {
        return List.of(
                warning(
                        "start-skew",
                        "lu, level 67 %",
                        "The start skew of host b is up to 131.0 ms; the limit is 100 ms.",
                        starts(
                                new HostStart("a", 0, MILLISECOND),
                                new HostStart("b", 120 * MILLISECOND, 10 * MILLISECOND))),
                invalid(
                        "start-skew",
                        "lu, level 67 %",
                        "The start skew of host b is up to 16,000.0 ms; the limit is 100 ms.",
                        starts(new HostStart("b", 16_000 * MILLISECOND, 0), new HostStart("a", 0, 0))),
                invalid(
                        "host-lost",
                        "host lost",
                        "The host was missing in crypto-aes, idle, lu. The figures there are those of the other"
                                + " hosts.",
                        Altered.plan(GOOD, Plans.withUnmeasuredHost(GOOD.plan(), "lost"))),
                warning(
                        "hosts-differ",
                        "host odd",
                        "The host differs from host sut: hardware threads 64 instead of 2.",
                        Altered.hosts(
                                GOOD,
                                List.of(
                                        GOOD.hosts().get(0),
                                        odd(GOOD.hosts().get(0).facts())))));
    }

    private static RunResult starts(HostStart... starts) {
        return Altered.intervals(GOOD, "lu", level(67), interval -> Intervals.starts(interval, List.of(starts)));
    }

    private static HostResult odd(HostFacts same) {
        return new HostResult(
                "odd",
                new SampleHost(same)
                        .withName("odd")
                        .withLogicalCpus(64)
                        .withMemory(
                                same.memory().installedBytes() * 101 / 100,
                                same.memory().availableBytes())
                        .facts());
    }
}
