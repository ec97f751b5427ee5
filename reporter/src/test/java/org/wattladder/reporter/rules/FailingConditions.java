package org.wattladder.reporter.rules;

import static org.wattladder.reporter.rules.FailingCase.invalid;
import static org.wattladder.reporter.rules.FailingCase.warning;
import static org.wattladder.reporter.sample.Altered.intervals;
import static org.wattladder.reporter.sample.Intervals.level;

import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.wattladder.model.result.Conditions;
import org.wattladder.model.result.DiscardedInterval;
import org.wattladder.model.result.HostInterval;
import org.wattladder.model.result.IntervalResult;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.result.MeterClock;
import org.wattladder.model.result.RunResult;
import org.wattladder.model.result.WorkletResult;
import org.wattladder.model.text.Figure;
import org.wattladder.model.text.Message;
import org.wattladder.reporter.finding.Severity;
import org.wattladder.reporter.sample.Altered;
import org.wattladder.reporter.sample.Intervals;
import org.wattladder.reporter.sample.Machines;
import org.wattladder.reporter.sample.SampleConditions;
import org.wattladder.reporter.sample.SampleRuns;
import org.wattladder.reporter.sample.Windows;

/** Runs that something disturbed, or that are not of the whole. */
final class FailingConditions {
    private static final RunResult GOOD = SampleRuns.full();
    private static final Measurement NO_QUOTA = Measurement.absent("absent.no-quota");

    private FailingConditions() {}

    static List<FailingCase> all() {
        return Stream.of(others(), limits(), whole()).flatMap(List::stream).toList();
    }

    private static List<FailingCase> others() {
        return List.of(
                warning(
                        "cpu-contention",
                        "lu",
                        "CPU contention was too high just after 1 of 5 intervals. The maximum is 12.5 %, on host"
                                + " sut in level 67 %; the limit is 4 %.",
                        disturbed(facts -> SampleConditions.lostAfter(facts, 12.5))),
                warning(
                        "background-load",
                        "lu",
                        "Background load used CPU time in 1 of 5 intervals. The maximum is 48.3 % of 1 CPU, on"
                                + " host sut in level 67 %; the limit is 5 %.",
                        disturbed(facts -> SampleConditions.foreign(facts, 48.3))),
                warning(
                        "stolen-time",
                        "lu",
                        "The hypervisor took CPU time (steal) in 1 of 5 intervals. The maximum is 1.5 % of all"
                                + " CPUs, on host sut in level 67 %; the limit is 1 %.",
                        disturbed(facts -> SampleConditions.stolen(facts, 3))),
                new FailingCase(
                        "interval-repeated",
                        Severity.NOTE,
                        "lu",
                        "Attempts were discarded in level 67 % (2). First reason: host sut had 9 % CPU contention"
                                + " during the interval, above 4 %.",
                        discarded()),
                new FailingCase(
                        "clock-offset",
                        Severity.NOTE,
                        "meter wall",
                        "The clock offset is -1,500 ms in lu, level 100 % (corrected); the limit is 1000 ms.",
                        Altered.powerWindows(
                                GOOD,
                                "lu",
                                window -> Windows.clock(
                                        window,
                                        new MeterClock(
                                                Measurement.of(-1500), Measurement.of(1), Measurement.of(0.3))))));
    }

    private static List<FailingCase> limits() {
        return List.of(
                warning("cpus-restricted", "host sut", "1 of 2 CPUs were allowed and used: 1.", limited("1", NO_QUOTA)),
                invalid(
                        "cgroup-quota",
                        "host sut",
                        "A cgroup limits CPU time to 0.500 CPUs, but 2 CPUs are allowed.",
                        limited("0-1", Measurement.of(0.5))),
                warning(
                        "cgroup-quota",
                        "host sut",
                        "0.500 CPUs",
                        FailingCase.research(limited("0-1", Measurement.of(0.5)))),
                warning(
                        "quota-throttling",
                        "lu",
                        "The CPU quota was exhausted in 1 of 1 intervals. The maximum is 25.0 % of its periods, on"
                                + " host sut in level 67 %; the limit is 1 %.",
                        disturbed(facts -> SampleConditions.throttled(facts, 25, 0))),
                warning(
                        "thermal-throttling",
                        "lu",
                        "CPUs were throttled by heat or a power limit in 1 of 5 intervals; the maximum is 3 times,"
                                + " on host sut in level 67 %.",
                        disturbed(facts -> SampleConditions.throttled(facts, 0, 3))),
                warning(
                        "memory-pressure",
                        "lu",
                        "Tasks waited for memory in 1 of 5 intervals. The maximum is 6.0 % of the time, on host"
                                + " sut in level 67 %; the limit is 1 %.",
                        disturbed(facts -> SampleConditions.memory(facts, 0, 0, 6))),
                warning(
                        "swap-activity",
                        "lu",
                        "Pages were swapped in 1 of 5 intervals. The maximum is 5,000 pages, on host sut in level"
                                + " 67 %; the limit is 256.",
                        disturbed(facts -> SampleConditions.memory(facts, 5000, 0, 0))),
                new FailingCase(
                        "swap-used",
                        Severity.NOTE,
                        "lu",
                        "Swap was in use in 1 of 5 intervals; the maximum is 1,024 MiB, on host sut in level 67 %.",
                        disturbed(facts -> SampleConditions.memory(facts, 0, 1 << 30, 0))));
    }

    private static List<FailingCase> whole() {
        return List.of(
                warning(
                        "kernels-missing",
                        "run",
                        "These are missing or ran fewer than three times: compress-speed, crypto-aes-speed",
                        SampleRuns.ratios()),
                warning(
                        "partial-suite",
                        "run",
                        "The suite lacks 13 of the 16 worklets of the rating: compress, sor, sort, sha256, fft,"
                                + " xml-validate, xml-validate-1, xml-validate-2, flood, sequential, random, mixed, cssj.",
                        GOOD),
                new FailingCase(
                        "host-imbalance",
                        Severity.NOTE,
                        "lu",
                        "Transactions vary by up to 28.3 % between hosts (coefficient of variation, level 67 %).",
                        intervals(
                                GOOD,
                                "lu",
                                level(67),
                                interval -> Intervals.clients(
                                        interval, List.of(host("one", 120_000), host("two", 80_000))))));
    }

    private static HostInterval host(String name, long transactions) {
        return new HostInterval(name, 1, transactions, 0, 0, 120_000_000_000L, Measurement.of(99));
    }

    private static RunResult disturbed(UnaryOperator<Conditions> change) {
        return intervals(GOOD, "lu", level(67), interval -> SampleConditions.disturbed(interval, change));
    }

    private static RunResult limited(String allowedCpus, Measurement cpuQuota) {
        return Machines.limited(GOOD, allowedCpus, cpuQuota);
    }

    private static RunResult discarded() {
        return Altered.worklet(GOOD, "lu", lu -> {
            IntervalResult level = lu.intervals().get(4);
            DiscardedInterval discard = new DiscardedInterval(
                    Message.of("disturbed.meanwhile", "sut", Figure.decimals(9, 0), Figure.shortest(4)), level);
            return new WorkletResult(
                    lu.name(),
                    lu.clients(),
                    lu.servers(),
                    lu.calibratedRate(),
                    lu.intervals(),
                    lu.missing(),
                    lu.faults(),
                    List.of(discard, discard));
        });
    }
}
