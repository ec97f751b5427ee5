package org.wattladder.reporter.sample;

import org.wattladder.model.result.EvidenceTier;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.result.MeterWindow;
import org.wattladder.model.result.StatisticsCheck;

/** Copies of what a meter saw in which one thing is different. */
public final class Windows {
    private Windows() {}

    public static MeterWindow tier(MeterWindow window, EvidenceTier tier) {
        return copy(
                window,
                tier,
                window.validSamples(),
                window.errorSamples(),
                window.averageUncertaintyPercent(),
                window.unknownUncertaintySamples(),
                window.statistics());
    }

    public static MeterWindow samples(MeterWindow window, int valid, int errors) {
        return copy(
                window,
                window.tier(),
                valid,
                errors,
                window.averageUncertaintyPercent(),
                window.unknownUncertaintySamples(),
                window.statistics());
    }

    public static MeterWindow uncertainty(MeterWindow window, Measurement averagePercent, int unknownSamples) {
        return copy(
                window,
                window.tier(),
                window.validSamples(),
                window.errorSamples(),
                averagePercent,
                unknownSamples,
                window.statistics());
    }

    public static MeterWindow disagreeing(MeterWindow window) {
        return copy(
                window,
                window.tier(),
                window.validSamples(),
                window.errorSamples(),
                window.averageUncertaintyPercent(),
                window.unknownUncertaintySamples(),
                StatisticsCheck.DIFFER);
    }

    private static MeterWindow copy(
            MeterWindow window,
            EvidenceTier tier,
            int valid,
            int errors,
            Measurement uncertaintyPercent,
            int unknown,
            StatisticsCheck statistics) {
        return new MeterWindow(
                window.meter(),
                tier,
                window.average(),
                window.minimum(),
                window.maximum(),
                valid,
                errors,
                uncertaintyPercent,
                unknown,
                window.measurementSamples(),
                statistics,
                window.channels(),
                window.averageHumidityPercent(),
                window.clock(),
                window.gaps(),
                window.ranges(),
                window.autoRanging());
    }
}
