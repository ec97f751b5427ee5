package org.wattladder.reporter.rules;

import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.wattladder.model.plan.RunMode;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.finding.Finding;
import org.wattladder.reporter.finding.Judgement;
import org.wattladder.reporter.finding.Verdict;

/** The rules that every run is held to, and the judgement they come to with those of its suite system. */
public final class Rules {
    private Rules() {}

    /** In the order of reports. */
    public static List<Rule> common() {
        return List.of(
                new RunIncomplete(),
                new Interrupted(),
                new ClockStepped(),
                new RunChanged(),
                new MissingInterval(),
                new WorkletFault(),
                new FiguresContradict(),
                IntervalRules.TARGET_LOAD,
                DutyRules.DUTY_CYCLED,
                DutyRules.DUTY_SHARE,
                IntervalRules.ABORTED,
                IntervalRules.CALIBRATION_SPREAD,
                IntervalRules.WINDOW_LENGTH,
                PrecisionRules.NOT_PRECISE,
                new StartSkew(),
                new HostLost(),
                new HostsDiffer(),
                IntervalRules.CLIENTS_UNEVEN,
                IntervalRules.HOSTS_UNEVEN,
                new PinningUnverified(),
                new BootDevice(),
                new BypassUnverified(),
                new EnvironmentContradicts(),
                new EnvironmentIncomplete(),
                new CpuContention(),
                new ConsoleRuns(),
                HostRules.FOREIGN_LOAD,
                HostRules.STOLEN_TIME,
                new IntervalRepeated(),
                new CpusRestricted(),
                new CgroupQuota(),
                HostRules.QUOTA_THROTTLING,
                HostRules.THERMAL_THROTTLING,
                HostRules.MEMORY_PRESSURE,
                HostRules.SWAP_ACTIVITY,
                HostRules.SWAP_USED,
                new PowerAbsent(),
                new HostWithoutMeter(),
                new ZeroWatts(),
                new PowerJump(),
                new WeakEvidence(),
                new MixedTiers(),
                new PowerNotFalling(),
                new StuckMeter(),
                DeviceRules.UNKNOWN,
                DeviceRules.LONG_AVERAGE,
                PlausibilityRules.CONTRADICTING,
                PlausibilityRules.UNLIKELY,
                new ChannelLost(),
                ElectricRules.POWER_FACTOR,
                ElectricRules.OVER_RANGE,
                new ObserverContradicts(),
                MeterRules.ERROR_SAMPLES,
                MeterRules.COVERAGE,
                MeterRules.SURPLUS,
                new MeterGaps(),
                MeterRules.AUTO_RANGING,
                new VoltageSpread(),
                MeterClockRules.OFFSET,
                MeterClockRules.DRIFT,
                MeterClockRules.RESIDUAL,
                MeterRules.UNKNOWN_UNCERTAINTY,
                MeterRules.AVERAGE_UNCERTAINTY,
                MeterRules.STATISTICS_DISAGREE,
                new InletTemperature());
    }

    /** Every finding of the common rules and these, and what they amount to. */
    public static Judgement judge(RunFigures run, List<Rule> ofSystem) {
        return judge(run, ofSystem, run.result().course().termination().complete());
    }

    /** The same of a run that is still on, as if it were complete, without what says only that it is on. */
    public static Judgement judgeSoFar(RunFigures run, List<Rule> ofSystem) {
        Judgement whole = judge(run, ofSystem, true);
        Set<String> ofTheEnd = Set.of(
                new RunIncomplete().description().id(),
                new MissingInterval().description().id());
        return new Judgement(
                whole.verdict(),
                whole.findings().stream()
                        .filter(finding -> !ofTheEnd.contains(finding.id()))
                        .toList());
    }

    private static Judgement judge(RunFigures run, List<Rule> ofSystem, boolean complete) {
        RunMode mode = run.result().plan().suite().mode();
        List<Finding> findings = Stream.concat(common().stream(), ofSystem.stream())
                .flatMap(rule -> rule.check(run).stream())
                .map(finding -> complete && mode == RunMode.REHEARSAL ? finding.ofRehearsal() : finding)
                .sorted(Comparator.comparing(Finding::severity))
                .toList();
        return new Judgement(Verdict.of(mode, complete, findings), findings);
    }
}
