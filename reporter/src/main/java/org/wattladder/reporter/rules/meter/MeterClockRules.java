package org.wattladder.reporter.rules.meter;

import java.util.function.DoubleFunction;
import java.util.function.ToDoubleFunction;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.text.Figure;
import org.wattladder.model.text.Message;
import org.wattladder.reporter.finding.Severity;
import org.wattladder.reporter.notation.Decimals;
import org.wattladder.reporter.rules.Rule;
import org.wattladder.reporter.rules.RuleDescription;
import org.wattladder.reporter.rules.Threshold;

/** Rules on the clocks of meters; a finding for each meter. */
final class MeterClockRules {
    private static final double OFFSET_MILLIS = 1000;
    private static final double DRIFT_PARTS_PER_MILLION = 500;
    private static final double RESIDUAL_SAMPLES = 0.5;

    /** Clocks agree. */
    static final Rule OFFSET = rule(
            new RuleDescription(
                    "clock-offset",
                    "The clock of each meter's daemon agrees with the Chauffeur's.",
                    "note above " + Decimals.machine(OFFSET_MILLIS) + " ms",
                    "ours: samples are moved to the Chauffeur's clock, but times in the daemon's own log are not",
                    "Run a time service on both machines."),
            reading -> value(reading.window().clock().offsetMillis()),
            reading -> OFFSET_MILLIS,
            Severity.NOTE,
            "clock-offset.corrected",
            offset -> Figure.signed(offset, 0));

    /** The clocks of meters run at the speed of the Chauffeur's. */
    static final Rule DRIFT = rule(
            new RuleDescription(
                    "clock-drift",
                    "The clock of each meter runs about as fast as the Chauffeur's.",
                    "warning above " + Decimals.machine(DRIFT_PARTS_PER_MILLION) + " parts per million",
                    "ours: a free clock is within 100 ppm, and time services turn none faster than by 500 ppm; a greater drift"
                            + " is a clock that was set during the run",
                    "Run a time service on the machine of the meter's daemon and on the Chauffeur's, and let it settle."),
            reading -> value(reading.window().clock().driftPartsPerMillion()),
            reading -> DRIFT_PARTS_PER_MILLION,
            Severity.WARNING,
            "clock-drift.fast",
            drift -> Figure.significant(drift, 3));

    /** The offsets of meters' clocks are known well enough. */
    static final Rule RESIDUAL = rule(
            new RuleDescription(
                    "clock-residual",
                    "The offset of each meter's clock is known to less than half a sample.",
                    "warning above half of the sampling interval",
                    "ours: from there on a sample may be counted in a window that it does not belong to",
                    "Put the meter's daemon on a nearer or less busy machine; a busy network delays its answers."),
            reading -> value(reading.window().clock().residualMillis()),
            reading -> reading.samplingMillis() == 0
                    ? Double.POSITIVE_INFINITY
                    : reading.samplingMillis() * RESIDUAL_SAMPLES,
            Severity.WARNING,
            "clock-residual.uncertain",
            residual -> Figure.significant(residual, 3));

    private MeterClockRules() {}

    /** The message has the figure, the place and the limit. */
    private static Rule rule(
            RuleDescription description,
            ToDoubleFunction<MeterReading> figure,
            ToDoubleFunction<MeterReading> limit,
            Severity severity,
            String messageId,
            DoubleFunction<Figure> written) {
        return new Threshold<>(
                description,
                MeterReading::ofAll,
                reading -> Math.abs(figure.applyAsDouble(reading)),
                limit,
                worst -> severity,
                excess -> Message.of(
                        messageId,
                        written.apply(figure.applyAsDouble(excess.worst())),
                        excess.worst().interval().place(),
                        Figure.shortest(limit.applyAsDouble(excess.worst()))));
    }

    private static double value(Measurement figure) {
        return figure.asOptional().orElse(0);
    }
}
