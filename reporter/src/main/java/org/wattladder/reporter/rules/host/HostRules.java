package org.wattladder.reporter.rules.host;

import java.util.List;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import org.wattladder.model.result.Conditions;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.text.Count;
import org.wattladder.model.text.Figure;
import org.wattladder.model.text.Message;
import org.wattladder.reporter.finding.Severity;
import org.wattladder.reporter.notation.Decimals;
import org.wattladder.reporter.rules.Rule;
import org.wattladder.reporter.rules.RuleDescription;
import org.wattladder.reporter.rules.Threshold;

/** Rules on what disturbed hosts from the order of an interval to its end; a finding for each worklet. */
public final class HostRules {
    private static final double FOREIGN_PERCENT = 5;
    private static final double FOREIGN_PERCENT_OF_ALL = 0.5;
    private static final double STOLEN_PERCENT = 1;
    private static final double THROTTLED_PERCENT = 1;
    private static final double PRESSURE_PERCENT = 1;
    private static final int SWAPPED_PAGES = 256;
    private static final double SWAP_USED_PERCENT = 1;
    private static final double MEBI = 1 << 20;

    /** No other program has a share of the machine. */
    static final Rule FOREIGN_LOAD = warning(
            new RuleDescription(
                    "background-load",
                    "Background load uses almost no CPU time from the start of an interval to its end: only the"
                            + " Director and its clients run.",
                    "warning above " + Decimals.percent(FOREIGN_PERCENT) + " of one CPU that is also above "
                            + Decimals.percent(FOREIGN_PERCENT_OF_ALL) + " of all CPUs",
                    "ours: background load draws power and does no counted work; a Chauffeur or meter daemon on"
                            + " the machine is background load too",
                    "Stop other programs on the system under test; run Chauffeur and meter daemons on another machine."),
            Conditions::foreignCpuPercent,
            reading -> Math.max(FOREIGN_PERCENT, FOREIGN_PERCENT_OF_ALL * reading.cpus()),
            excess -> HostReading.message(
                    excess,
                    "background-load.took",
                    Figure.decimals(excess.worst().value(), 1),
                    Figure.shortest(FOREIGN_PERCENT)));

    /** The hypervisor leaves the machine its CPUs. */
    static final Rule STOLEN_TIME = warning(
            new RuleDescription(
                    "stolen-time",
                    "The hypervisor reports almost no steal from the start of an interval to its end.",
                    "warning above " + Decimals.percent(STOLEN_PERCENT) + " of all CPUs",
                    "ours; many hypervisors report less steal than they cause, so `cpu-contention` probes too",
                    "Use dedicated CPUs, or measure on a machine without a hypervisor."),
            Conditions::stolenCpuPercent,
            reading -> STOLEN_PERCENT * reading.cpus(),
            excess -> HostReading.message(
                    excess,
                    "stolen-time.took",
                    Figure.decimals(excess.worst().value() / excess.worst().cpus(), 1),
                    Figure.shortest(STOLEN_PERCENT)));

    /** No CPU quota holds the load back. */
    static final Rule QUOTA_THROTTLING = warning(
            new RuleDescription(
                    "quota-throttling",
                    "The CPU quota of the cgroup is almost never exhausted.",
                    "warning above " + Decimals.percent(THROTTLED_PERCENT) + " of its periods",
                    "ours: a cgroup with an exhausted quota stops until the next period",
                    "Run the Director outside of the cgroup, or without a quota."),
            Conditions::quotaThrottledPercent,
            reading -> THROTTLED_PERCENT,
            excess -> HostReading.message(
                    excess,
                    "quota-throttling.used-up",
                    Figure.decimals(excess.worst().value(), 1),
                    Figure.shortest(THROTTLED_PERCENT)));

    /** No CPU is slowed down by heat. */
    static final Rule THERMAL_THROTTLING = warning(
            new RuleDescription(
                    "thermal-throttling",
                    "No CPU is throttled by heat or a power limit, where the kernel counts that.",
                    "warning",
                    "ours: a throttled level depends on the cooling and on the order of worklets",
                    "Look at fans, air flow and firmware; let the machine cool down before the run."),
            Conditions::thermalThrottles,
            reading -> 0,
            excess -> HostReading.message(
                    excess,
                    "thermal-throttling.slowed",
                    new Count(Math.round(excess.worst().value()))));

    /** No task waits for memory. */
    static final Rule MEMORY_PRESSURE = warning(
            new RuleDescription(
                    "memory-pressure",
                    "Tasks almost never wait for memory, where the kernel reports it (PSI).",
                    "warning above " + Decimals.percent(PRESSURE_PERCENT) + " of the time",
                    "ours: a task that waits for memory does no work",
                    "Give the clients less heap, or stop other programs; look at the memory limit of the cgroup."),
            Conditions::memoryPressurePercent,
            reading -> PRESSURE_PERCENT,
            excess -> HostReading.message(
                    excess,
                    "memory-pressure.waited",
                    Figure.decimals(excess.worst().value(), 1),
                    Figure.shortest(PRESSURE_PERCENT)));

    /** Memory stays in memory. */
    static final Rule SWAP_ACTIVITY = warning(
            new RuleDescription(
                    "swap-activity",
                    "Almost no pages are swapped from the start of an interval to its end.",
                    "warning above " + SWAPPED_PAGES + " pages",
                    "ours: with swapping, a disk influences the figures of CPU and memory",
                    "Stop other programs, switch swap off, or give the clients less heap."),
            Conditions::swappedPages,
            reading -> SWAPPED_PAGES,
            excess -> HostReading.message(
                    excess,
                    "swap-activity.swapped",
                    new Count(Math.round(excess.worst().value())),
                    new Count(SWAPPED_PAGES)));

    /** Swap is empty. */
    static final Rule SWAP_USED = rule(
            new RuleDescription(
                    "swap-used",
                    "Almost no memory is in swap at the end of an interval.",
                    "note above " + Decimals.percent(SWAP_USED_PERCENT) + " of the installed memory",
                    "ours: memory was short at some time; `swap-activity` shows whether it still is",
                    "Stop other programs, and empty swap by switching it off."),
            Conditions::swapUsedBytes,
            reading -> reading.installedBytes() * SWAP_USED_PERCENT / 100,
            Severity.NOTE,
            excess -> HostReading.message(
                    excess,
                    "swap-used.in-use",
                    Figure.significant(excess.worst().value() / MEBI, 3)));

    private HostRules() {}

    /** In the order of reports. */
    public static List<Rule> all() {
        return List.of(
                new HostLost(),
                new HostsDiffer(),
                new UnevenMemory(),
                new PinningUnverified(),
                new BootDevice(),
                new BypassUnverified(),
                new CpuContention(),
                FOREIGN_LOAD,
                STOLEN_TIME,
                new CpusRestricted(),
                new CgroupQuota(),
                QUOTA_THROTTLING,
                THERMAL_THROTTLING,
                MEMORY_PRESSURE,
                SWAP_ACTIVITY,
                SWAP_USED);
    }

    private static Rule warning(
            RuleDescription description,
            Function<Conditions, Measurement> figure,
            ToDoubleFunction<HostReading> limit,
            Function<Threshold.Excess<HostReading>, Message> message) {
        return rule(description, figure, limit, Severity.WARNING, message);
    }

    private static Rule rule(
            RuleDescription description,
            Function<Conditions, Measurement> figure,
            ToDoubleFunction<HostReading> limit,
            Severity severity,
            Function<Threshold.Excess<HostReading>, Message> message) {
        return new Threshold<>(
                description, HostReading.of(figure), HostReading::value, limit, worst -> severity, message);
    }
}
