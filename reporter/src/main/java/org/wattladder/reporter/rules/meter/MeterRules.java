package org.wattladder.reporter.rules.meter;

import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;
import org.wattladder.model.plausible.ElectricLimits;
import org.wattladder.model.result.MeterWindow;
import org.wattladder.model.text.Figure;
import org.wattladder.model.text.Message;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.finding.Severity;
import org.wattladder.reporter.notation.Decimals;
import org.wattladder.reporter.rules.Rule;
import org.wattladder.reporter.rules.RuleDescription;
import org.wattladder.reporter.rules.Threshold;

/** Rules on the samples and ranges of meters in load levels and idle; a finding for each meter. */
public final class MeterRules {
    private static final double ERRORS_WARNING_PERCENT = 1;
    private static final double ERRORS_INVALID_PERCENT = ElectricLimits.MOST_ERRORS_PERCENT;
    private static final double COVERAGE_WARNING_PERCENT = 95;
    private static final double COVERAGE_INVALID_PERCENT = 50;
    private static final double SURPLUS_WARNING_PERCENT = 105;
    private static final double SURPLUS_INVALID_PERCENT = 120;
    private static final double UNCERTAINTY_PERCENT = 1;
    private static final double UNKNOWN_PERCENT = 1;
    /** One sample may fall just outside each end of a window. */
    private static final int SAMPLES_AT_THE_EDGES = 1;

    /** Meters give readings, not errors. */
    static final Rule ERROR_SAMPLES = new Threshold<>(
            new RuleDescription(
                    "error-samples",
                    "Hardly any sample of a meter is an error: negative, not a number, missed.",
                    "warning above " + Decimals.percent(ERRORS_WARNING_PERCENT)
                            + " of the samples of a window, invalid above " + Decimals.percent(ERRORS_INVALID_PERCENT),
                    "ours; the limits follow the 1 % for unknown uncertainty",
                    "Look at samples.csv; fix the range of the meter, its cable, or its load."),
            MeterReading::ofAll,
            MeterRules::errorPercent,
            reading -> ERRORS_WARNING_PERCENT,
            worst -> errorPercent(worst) > ERRORS_INVALID_PERCENT ? Severity.INVALID : Severity.WARNING,
            excess -> excess.message(
                    "error-samples.many",
                    excess.worst().window().figures().errorSamples(),
                    excess.worst().samples(),
                    excess.worst().interval().place()));

    /** Meters saw the whole of each window. */
    static final Rule COVERAGE = new Threshold<>(
            new RuleDescription(
                    "meter-coverage",
                    "A meter has about as many valid samples in a window as its length and the sampling interval give.",
                    "warning below " + Decimals.percent(COVERAGE_WARNING_PERCENT) + " of them, invalid below "
                            + Decimals.percent(COVERAGE_INVALID_PERCENT) + "; one missing sample is always allowed",
                    "ours: a sample belongs to a window by its own time",
                    "Look at samples.csv and at the clock offset of the meter; a slow or busy meter daemon skips samples."),
            MeterReading::ofAll,
            MeterRules::missingPercent,
            reading -> 100 - COVERAGE_WARNING_PERCENT,
            worst -> missingPercent(worst) > 100 - COVERAGE_INVALID_PERCENT ? Severity.INVALID : Severity.WARNING,
            excess -> excess.message(
                    "meter-coverage.thin",
                    excess.worst().interval().place(),
                    excess.worst().window().figures().validSamples(),
                    expected(excess.worst())));

    /** Analyzers keep their ranges. */
    static final Rule AUTO_RANGING = any(
            new RuleDescription(
                    "auto-ranging",
                    "No analyzer was on automatic ranging in a window.",
                    "warning",
                    "SPECpower_ssj2008: readings are lost while an analyzer changes its range, and their uncertainty is unknown",
                    "Give the analyzer fixed ranges, or ranges from a ranging pass, in its meters file."),
            MeterReading::ofPower,
            reading -> reading.window().measurement().autoRanging(),
            excess -> excess.message("auto-ranging.windows"));

    /** Uncertainty is known. */
    static final Rule UNKNOWN_UNCERTAINTY = new Threshold<>(
            new RuleDescription(
                    "unknown-uncertainty",
                    "The uncertainty of nearly every power sample is known.",
                    "above " + Decimals.percent(UNKNOWN_PERCENT)
                            + " of the samples of the measurement around a window: invalid for an analyzer,"
                            + " note for other tiers",
                    "a message of SPECpower_ssj2008 names the same limit",
                    "Set a fixed range on the analyzer; on automatic range its uncertainty is unknown."),
            MeterReading::ofPower,
            MeterRules::unknownPercent,
            reading -> UNKNOWN_PERCENT,
            worst -> worst.fromAnalyzer() ? Severity.INVALID : Severity.NOTE,
            excess -> Message.of(
                    "unknown-uncertainty.many",
                    Figure.shortest(UNKNOWN_PERCENT),
                    excess.passing().size(),
                    excess.looked().size()));

    /** Power is measured finely enough. */
    static final Rule AVERAGE_UNCERTAINTY = new Threshold<>(
            new RuleDescription(
                    "average-uncertainty",
                    "The average uncertainty of the power of each window is small, where the meter states one.",
                    "above " + Decimals.percent(UNCERTAINTY_PERCENT)
                            + ": invalid for an analyzer, warning for other tiers",
                    "ICPE 2012 paper, section 7: the 1 % threshold of power measurements",
                    "Choose a smaller range of the analyzer, or one that suits the load."),
            MeterReading::ofPower,
            MeterRules::uncertaintyPercent,
            reading -> UNCERTAINTY_PERCENT,
            worst -> worst.fromAnalyzer() ? Severity.INVALID : Severity.WARNING,
            excess -> Message.of(
                    "average-uncertainty.above",
                    Figure.shortest(UNCERTAINTY_PERCENT),
                    excess.passing().size(),
                    excess.looked().size(),
                    Figure.decimals(uncertaintyPercent(excess.worst()), 2),
                    excess.worst().interval().place()));

    /** A window holds no more samples than fit into it. */
    static final Rule SURPLUS = new Threshold<>(
            new RuleDescription(
                    "meter-surplus",
                    "A meter has no more valid samples in a window than its length and the sampling interval give.",
                    "warning above " + Decimals.percent(SURPLUS_WARNING_PERCENT) + " of them, invalid above "
                            + Decimals.percent(SURPLUS_INVALID_PERCENT) + "; one sample more is always allowed",
                    "ours: what is counted twice weighs twice in the average",
                    "Look at samples.csv for samples that come twice with other watts or stamps."),
            MeterReading::ofAll,
            MeterRules::samplesPercent,
            reading -> SURPLUS_WARNING_PERCENT,
            worst -> samplesPercent(worst) > SURPLUS_INVALID_PERCENT ? Severity.INVALID : Severity.WARNING,
            excess -> excess.message(
                    "meter-surplus.crowded",
                    excess.worst().interval().place(),
                    excess.worst().window().figures().validSamples(),
                    expected(excess.worst())));

    /** A meter's device statistics confirm the samples read. */
    static final Rule STATISTICS_DISAGREE = new Threshold<>(
            new RuleDescription(
                    "statistics-disagree",
                    "The statistics of a meter's daemon match the samples that were read from it, as count and average.",
                    "warning; invalid when the averages are more than 1 % apart",
                    "ours: the meter's device statistics are a cross-check",
                    "Look at samples.csv for samples that were lost or read twice."),
            MeterReading::ofAll,
            MeterRules::disagreement,
            reading -> 0,
            worst -> disagreement(worst) > 1 ? Severity.INVALID : Severity.WARNING,
            excess -> excess.message(
                    "statistics-disagree.windows", excess.worst().interval().place()));

    private MeterRules() {}

    /** In the order of reports. */
    public static List<Rule> all() {
        return List.of(
                new PowerAbsent(),
                new HostWithoutMeter(),
                new ZeroWatts(),
                new PowerJump(),
                new WeakEvidence(),
                new MixedTiers(),
                new PowerNotFalling(),
                new StuckMeter(),
                new FrozenMeter(),
                new LaggingMeter(),
                new SpikedMeter(),
                DeviceRules.UNKNOWN,
                DeviceRules.LONG_AVERAGE,
                PlausibilityRules.CONTRADICTING,
                PlausibilityRules.UNLIKELY,
                new ChannelLost(),
                ElectricRules.POWER_FACTOR,
                ElectricRules.OVER_RANGE,
                new ObserverContradicts(),
                ERROR_SAMPLES,
                COVERAGE,
                SURPLUS,
                new MeterGaps(),
                AUTO_RANGING,
                new VoltageSpread(),
                MeterClockRules.OFFSET,
                MeterClockRules.DRIFT,
                MeterClockRules.RESIDUAL,
                UNKNOWN_UNCERTAINTY,
                AVERAGE_UNCERTAINTY,
                STATISTICS_DISAGREE,
                new InletTemperature());
    }

    /** A warning when a window has what it should not have; of several the first. */
    static Rule any(
            RuleDescription description,
            Function<RunFigures, List<Threshold.Place<MeterReading>>> meters,
            Predicate<MeterReading> wrong,
            Function<Threshold.Excess<MeterReading>, Message> message) {
        return new Threshold<>(
                description,
                meters,
                reading -> wrong.test(reading) ? 1 : 0,
                reading -> 0,
                worst -> Severity.WARNING,
                message);
    }

    private static double disagreement(MeterReading reading) {
        return switch (reading.window().measurement().statistics()) {
            case AGREE, NOT_COMPARED -> 0;
            case DIFFER -> 1;
            case CONTRADICT -> 2;
        };
    }

    private static double samplesPercent(MeterReading reading) {
        long expected = expected(reading);
        int valid = reading.window().figures().validSamples();
        return expected == 0 || valid <= expected + SAMPLES_AT_THE_EDGES ? 0 : 100.0 * valid / expected;
    }

    private static double errorPercent(MeterReading reading) {
        return reading.samples() == 0 ? 0 : 100.0 * reading.window().figures().errorSamples() / reading.samples();
    }

    private static double missingPercent(MeterReading reading) {
        long expected = expected(reading);
        int valid = reading.window().figures().validSamples();
        return valid + SAMPLES_AT_THE_EDGES >= expected ? 0 : 100 - 100.0 * valid / expected;
    }

    /** 0 for a meter whose sampling interval the plan does not tell. */
    private static long expected(MeterReading reading) {
        long nanos = reading.interval().result().window().nanos();
        return reading.samplingMillis() == 0 ? 0 : nanos / (reading.samplingMillis() * 1_000_000L);
    }

    private static double unknownPercent(MeterReading reading) {
        MeterWindow window = reading.window();
        int samples = window.measurement().samples() == 0
                ? reading.samples()
                : window.measurement().samples();
        return samples == 0 ? 0 : 100.0 * window.measurement().unknownUncertaintySamples() / samples;
    }

    private static double uncertaintyPercent(MeterReading reading) {
        return reading.window()
                .measurement()
                .averageUncertaintyPercent()
                .asOptional()
                .orElse(0);
    }
}
