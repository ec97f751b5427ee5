package org.wattladder.reporter.rules;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
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
                new WorkletHole(),
                new WorkletFault(),
                new FiguresContradict(),
                new TargetLoad(),
                new CalibrationSpread(),
                new WindowLength(),
                new StartSkew(),
                new HostLost(),
                new HostsDiffer(),
                new ClientsUneven(),
                new HostsUneven(),
                new PinningUnverified(),
                new BootDevice(),
                new BypassUnverified(),
                new EnvironmentContradicts(),
                new EnvironmentIncomplete(),
                new LostTime(),
                new ForeignLoad(),
                new StolenTime(),
                new IntervalRepeated(),
                new CpusRestricted(),
                new CgroupQuota(),
                new QuotaThrottling(),
                new ThermalThrottling(),
                new MemoryPressure(),
                new SwapActivity(),
                new SwapUsed(),
                new PowerAbsent(),
                new HostWithoutMeter(),
                new ZeroWatts(),
                new PowerJump(),
                new WeakEvidence(),
                new MixedTiers(),
                new PowerNotFalling(),
                new StuckMeter(),
                new ErrorSamples(),
                new MeterCoverage(),
                new MeterGaps(),
                new AutoRanging(),
                new VoltageSpread(),
                new ClockOffset(),
                new ClockDrift(),
                new ClockResidual(),
                new UnknownUncertainty(),
                new AverageUncertainty(),
                new StatisticsDisagree(),
                new InletTemperature());
    }

    /** Every finding of the common rules and these, and what they amount to. */
    public static Judgement judge(RunFigures run, List<Rule> ofSystem) {
        List<Finding> findings = new ArrayList<>();
        Stream.concat(common().stream(), ofSystem.stream()).forEach(rule -> findings.addAll(rule.check(run)));
        findings.sort(Comparator.comparing(Finding::severity));
        return new Judgement(Verdict.of(run.result().course().termination().complete(), findings), findings);
    }
}
