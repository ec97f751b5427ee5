package org.wattladder.reporter.rules;

import static org.wattladder.reporter.rules.FailingCase.invalid;
import static org.wattladder.reporter.rules.FailingCase.warning;
import static org.wattladder.reporter.sample.Altered.intervals;
import static org.wattladder.reporter.sample.Altered.powerWindows;
import static org.wattladder.reporter.sample.Intervals.level;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import org.wattladder.model.result.ChannelFigures;
import org.wattladder.model.result.EvidenceTier;
import org.wattladder.model.result.IntervalResult;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.result.MeterWindow;
import org.wattladder.model.result.PowerResult;
import org.wattladder.model.result.RunResult;
import org.wattladder.model.result.StatisticsCheck;
import org.wattladder.model.result.WorkletResult;
import org.wattladder.model.sample.FaultyMeter;
import org.wattladder.model.sample.SampleWindow;
import org.wattladder.reporter.sample.Altered;
import org.wattladder.reporter.sample.MeteredRun;
import org.wattladder.reporter.sample.SampleRuns;
import org.wattladder.reporter.sample.Windows;

/** Runs whose samples cannot be those of a meter that works. */
final class FailingSamples {
    private static final RunResult GOOD = SampleRuns.full();
    private static final Measurement NONE = Measurement.absent("absent.no-watts");

    private FailingSamples() {}

    static List<FailingCase> all() {
        return List.of(
                invalid(
                        "channel-lost",
                        "meter wall, channel 3",
                        "The channel has no watts in 1 of 7 windows; the first is lu, level 67 %.",
                        oneOfThree(NONE)),
                warning(
                        "channel-lost",
                        "meter wall, channel 3",
                        "The channel falls to next to nothing in 1 of 7 windows; the first is lu, level 67 %.",
                        oneOfThree(Measurement.of(0.05))),
                invalid(
                        "channel-lost",
                        "meter wall, channel 3",
                        "The channel has no watts in 7 of 7 windows",
                        everywhere(window -> channels(window, NONE))),
                invalid(
                        "meter-surplus",
                        "meter wall",
                        "More valid samples than possible in 3 of 7 windows; the maximum is in lu, level 100 %: 180 of 120.",
                        powerWindows(GOOD, "lu", window -> Windows.samples(window, 180, 0))),
                warning(
                        "meter-surplus",
                        "meter wall",
                        "130 of 120",
                        powerWindows(GOOD, "lu", window -> Windows.samples(window, 130, 0))),
                invalid(
                        "statistics-disagree",
                        "meter wall",
                        "do not match the samples in 3 of 7 windows",
                        powerWindows(
                                GOOD,
                                "lu",
                                window -> new SampleWindow(window)
                                        .withStatistics(StatisticsCheck.CONTRADICT)
                                        .window())),
                invalid(
                        "power-factor",
                        "meter wall",
                        "The power factor is above 1 in 3 of 7 windows; the maximum is 1.90, in lu, level 100 %.",
                        powerWindows(GOOD, "lu", window -> Windows.channel(window, 100, 230, 0.229, 1.9))),
                invalid(
                        "frozen-meter",
                        "meter wall",
                        "is repeated in 45 samples, from crypto-aes, level 67 % to idle, active idle.",
                        metered(FaultyMeter.frozen(1, 15, 3, 0))),
                warning(
                        "frozen-meter",
                        "meter wall",
                        "is repeated in 10 samples, from crypto-aes, level 67 % to crypto-aes, level 67 %.",
                        metered(FaultyMeter.frozen(1, 15, 1, 25))),
                invalid(
                        "lagging-meter",
                        "meter wall",
                        "through 2 of 3 windows; the largest change is in idle, active idle: -8.0 W (12.8 %)",
                        metered(FaultyMeter.usual().lowPass(15))),
                warning(
                        "lagging-meter",
                        "meter wall",
                        "through 2 of 3 windows; the largest change is in idle, active idle: -2.4 W (4.0 %)",
                        metered(FaultyMeter.usual().lowPass(5))),
                warning(
                        "lagging-meter",
                        "meter wall",
                        "2 of 3 windows begin with watts of the load before; the largest change is in idle, active idle: -20",
                        metered(FaultyMeter.usual().delayed(8))),
                invalid(
                        "spiked-meter",
                        "meter wall",
                        "single samples stand out; they move the mean most in crypto-aes, level 67 %: +20.0 %.",
                        metered(FaultyMeter.spiked(10, 3))),
                warning(
                        "spiked-meter",
                        "meter wall",
                        "single samples stand out; they move the mean most in crypto-aes, level 67 %: +2.5 %.",
                        metered(FaultyMeter.spiked(10, 1.25))),
                warning("over-range", "meter wall", "the maximum is 107 % of the range", amperes("0,0.3", 0.32)),
                invalid("over-range", "meter wall", "the maximum is 200 % of the range", amperes("0,0.3", 0.6)),
                invalid(
                        "observer-contradicts",
                        "meter second",
                        "in 1 windows",
                        observed(EvidenceTier.BMC, level(67), 0.5)),
                warning(
                        "observer-contradicts",
                        "meter second",
                        "the median difference is -15 %",
                        observed(EvidenceTier.ANALYZER, level(67), 0.85)),
                warning(
                        "observer-contradicts",
                        "meter second",
                        "the median difference is +17 %",
                        observed(EvidenceTier.IN_BAND, level(67), 1.2)),
                warning(
                        "observer-contradicts",
                        "meter second",
                        "moves from +9 % to",
                        observed(
                                EvidenceTier.BMC,
                                worklet -> worklet.equals("crypto-aes"),
                                interval -> !interval.plan().idle(),
                                1.1,
                                observed(EvidenceTier.BMC, worklet -> true, interval -> true, 1, GOOD))));
    }

    /** For what is no fault: a machine inside of another, a quiet supply, a meter on automatic range. */
    static List<RunResult> harmless() {
        return List.of(
                observed(EvidenceTier.IN_BAND, level(67), 0.5),
                observed(EvidenceTier.ESTIMATED, level(67), 3),
                observed(EvidenceTier.BMC, level(67), 0.95),
                amperes("1,0.3", 0.32),
                amperes("0,0.5", 0.32),
                everywhere(window -> channels(window, Measurement.of(0))));
    }

    private static RunResult everywhere(UnaryOperator<MeterWindow> change) {
        RunResult changed = GOOD;
        for (WorkletResult worklet : GOOD.worklets()) {
            changed = powerWindows(changed, worklet.name(), change);
        }
        return changed;
    }

    private static RunResult metered(FaultyMeter.Fault fault) {
        return MeteredRun.of(FaultyMeter.usual().samples(fault).stream()
                .map(window ->
                        window.stream().map(watts -> new double[] {watts}).toList())
                .toList());
    }

    private static RunResult amperes(String range, double amperes) {
        return powerWindows(
                GOOD,
                "lu",
                window -> new SampleWindow(Windows.channel(window, 70, 230, amperes, 0.95))
                        .withRanges("Ranges," + range + ",0,300", false)
                        .window());
    }

    private static RunResult oneOfThree(Measurement third) {
        return intervals(
                everywhere(window -> channels(window, Measurement.of(20))),
                "lu",
                level(67),
                interval -> Altered.power(
                        interval,
                        PowerResult.of(
                                interval.power().averageWatts(),
                                interval.power().meters().stream()
                                        .map(window -> channels(window, third))
                                        .toList())));
    }

    private static MeterWindow channels(MeterWindow window, Measurement third) {
        Measurement unstated = Measurement.absent("absent.no-voltage");
        List<ChannelFigures> channels = new ArrayList<>();
        List<Measurement> watts = List.of(window.figures().average(), Measurement.of(50), Measurement.of(30), third);
        for (int number = 0; number < watts.size(); number++) {
            channels.add(new ChannelFigures(number, watts.get(number), unstated, unstated, unstated));
        }
        return new SampleWindow(window).withChannels(channels).window();
    }

    private static RunResult observed(EvidenceTier tier, Predicate<IntervalResult> where, double share) {
        return observed(tier, "lu"::equals, where, share, GOOD);
    }

    private static RunResult observed(
            EvidenceTier tier,
            Predicate<String> worklets,
            Predicate<IntervalResult> where,
            double share,
            RunResult run) {
        RunResult changed = run;
        for (WorkletResult worklet : run.worklets()) {
            changed = intervals(
                    changed,
                    worklet.name(),
                    interval -> worklets.test(worklet.name())
                            && interval.power().averageWatts().asOptional().isPresent()
                            && where.test(interval),
                    interval -> observed(interval, tier, share));
        }
        return changed;
    }

    private static IntervalResult observed(IntervalResult interval, EvidenceTier tier, double share) {
        PowerResult power = interval.power();
        Measurement watts =
                Measurement.of(share * power.averageWatts().asOptional().orElseThrow());
        return Altered.power(
                interval,
                new PowerResult(
                        power.averageWatts(),
                        power.meters(),
                        List.of(SampleWindow.of("second", watts).withTier(tier).window()),
                        power.hosts()));
    }
}
