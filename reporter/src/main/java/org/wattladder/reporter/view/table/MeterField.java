package org.wattladder.reporter.view.table;

import java.util.function.Function;
import java.util.function.ToIntFunction;
import org.wattladder.model.result.ChannelFigures;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.result.MeterClock;
import org.wattladder.model.result.MeterWindow;
import org.wattladder.model.text.Message;

/** Figures of a meter in one interval; those of electricity are of its first channel, which stands for all of them. */
public final class MeterField {
    /** Smallest sample. */
    public static final Field<MeterWindow> LOWEST = Field.of(
            "minimum_watts", "W", "smallest sample", window -> window.figures().minimum());

    /** Largest sample. */
    public static final Field<MeterWindow> HIGHEST = Field.of(
            "maximum_watts", "W", "largest sample", window -> window.figures().maximum());

    /** Readings that count. */
    public static final Field<MeterWindow> SAMPLES =
            count("power_samples", "valid samples", window -> window.figures().validSamples());

    /** No readings. */
    public static final Field<MeterWindow> ERRORS = count(
            "power_errors",
            "samples that were no reading",
            window -> window.figures().errorSamples());

    /** Stated by the meter. */
    public static final Field<MeterWindow> UNCERTAINTY = Field.<MeterWindow>of(
                    "uncertainty_percent",
                    "%",
                    "average uncertainty of power",
                    window -> window.measurement().averageUncertaintyPercent())
            .shown(percent -> Cells.percent(percent, 3));

    /** Watts of a channel. */
    public static final Field<ChannelFigures> WATTS =
            channel("channel_watts", "W", "power", ChannelFigures::averageWatts, 5);

    /** Voltage. */
    public static final Field<ChannelFigures> VOLTS =
            channel("average_volts", "V", "voltage", ChannelFigures::averageVolts, 5);

    /** Current. */
    public static final Field<ChannelFigures> AMPERES =
            channel("average_amps", "A", "current", ChannelFigures::averageAmps, 4);

    /** Power factor. */
    public static final Field<ChannelFigures> POWER_FACTOR =
            channel("average_power_factor", "", "power factor", ChannelFigures::averagePowerFactor, 3);

    /** Clock. */
    public static final Field<MeterWindow> CLOCK_OFFSET =
            clock("clock_offset_ms", "ms", "clock of the meter minus the Chauffeur's", MeterClock::offsetMillis, 4);

    /** Drift of the clock. */
    public static final Field<MeterWindow> CLOCK_DRIFT = clock(
            "clock_drift_ppm", "ppm", "by how much the meter's clock is faster", MeterClock::driftPartsPerMillion, 3);

    /** Doubt about the clock. */
    public static final Field<MeterWindow> CLOCK_RESIDUAL =
            clock("clock_residual_ms", "ms", "how wrong the offset may be", MeterClock::residualMillis, 3);

    /** Times without samples. */
    public static final Field<MeterWindow> GAPS = count(
                    "meter_gaps",
                    "times without samples",
                    window -> window.gaps().size())
            .shown(gaps -> gaps.equals(Measurement.of(0)) ? Message.of("word.none") : Cells.count(gaps));

    private MeterField() {}

    private static Field<MeterWindow> count(String name, String meaning, ToIntFunction<MeterWindow> count) {
        return Field.<MeterWindow>of(name, "", meaning, window -> Measurement.of((double) count.applyAsInt(window)))
                .shown(Cells::count);
    }

    private static Field<MeterWindow> clock(
            String name, String unit, String meaning, Function<MeterClock, Measurement> figure, int digits) {
        return Field.<MeterWindow>of(name, unit, meaning, window -> figure.apply(window.clock()))
                .orDash(digits);
    }

    private static Field<ChannelFigures> channel(
            String name, String unit, String meaning, Function<ChannelFigures, Measurement> figure, int digits) {
        return Field.<ChannelFigures>of(name, unit, meaning, figure).orDash(digits);
    }
}
