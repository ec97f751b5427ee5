package org.wattladder.reporter.rules;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.wattladder.model.text.Message;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.finding.Finding;
import org.wattladder.reporter.finding.Severity;
import org.wattladder.reporter.notation.Decimals;

/** Meters saw the whole of each window. */
final class MeterCoverage implements Rule {
    private static final double WARNING_PERCENT = 95;
    private static final double INVALID_PERCENT = 50;
    /** One sample may fall just outside each end of a window. */
    private static final int SAMPLES_AT_THE_EDGES = 1;

    @Override
    public RuleDescription description() {
        return new RuleDescription(
                "meter-coverage",
                "A meter has about as many valid samples in a window as its length and the sampling interval give.",
                "warning below " + Decimals.percent(WARNING_PERCENT) + " of them, invalid below "
                        + Decimals.percent(INVALID_PERCENT) + "; one sample less is always allowed",
                "ours: a sample belongs to a window by its own time",
                "Look at samples.csv and at the clock offset of the meter; a slow or busy meter daemon skips samples.");
    }

    @Override
    public List<Finding> check(RunFigures run) {
        return MeterReading.ofAll(run).entrySet().stream()
                .flatMap(meter -> MeterReading.samplingMillis(run, meter.getKey()).stream()
                        .flatMap(sampling -> check(meter, sampling).stream()))
                .toList();
    }

    private Optional<Finding> check(Map.Entry<String, List<MeterReading>> meter, int samplingMillis) {
        List<MeterReading> thin = meter.getValue().stream()
                .filter(reading -> percent(reading, samplingMillis) < WARNING_PERCENT)
                .toList();
        return thin.stream()
                .min(Comparator.comparingDouble(reading -> percent(reading, samplingMillis)))
                .map(worst -> description()
                        .finding(
                                percent(worst, samplingMillis) < INVALID_PERCENT ? Severity.INVALID : Severity.WARNING,
                                Message.of("place.meter", meter.getKey()),
                                "meter-coverage.thin",
                                thin.size(),
                                meter.getValue().size(),
                                worst.interval().place(),
                                worst.window().figures().validSamples(),
                                expected(worst, samplingMillis)));
    }

    private static double percent(MeterReading reading, int samplingMillis) {
        long expected = expected(reading, samplingMillis);
        int valid = reading.window().figures().validSamples();
        return valid + SAMPLES_AT_THE_EDGES >= expected ? 100 : 100.0 * valid / expected;
    }

    private static long expected(MeterReading reading, int samplingMillis) {
        return reading.interval().result().window().nanos() / (samplingMillis * 1_000_000L);
    }
}
