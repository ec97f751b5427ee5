package org.wattladder.reporter.sample;

import org.wattladder.model.result.EvidenceTier;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.result.MeterWindow;

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
                window.statisticsAgree());
    }

    public static MeterWindow samples(MeterWindow window, int valid, int errors) {
        return copy(
                window,
                window.tier(),
                valid,
                errors,
                window.averageUncertaintyPercent(),
                window.unknownUncertaintySamples(),
                window.statisticsAgree());
    }

    public static MeterWindow uncertainty(MeterWindow window, Measurement averagePercent, int unknownSamples) {
        return copy(
                window,
                window.tier(),
                window.validSamples(),
                window.errorSamples(),
                averagePercent,
                unknownSamples,
                window.statisticsAgree());
    }

    public static MeterWindow disagreeing(MeterWindow window) {
        return copy(
                window,
                window.tier(),
                window.validSamples(),
                window.errorSamples(),
                window.averageUncertaintyPercent(),
                window.unknownUncertaintySamples(),
                false);
    }

    private static MeterWindow copy(
            MeterWindow window,
            EvidenceTier tier,
            int valid,
            int errors,
            Measurement uncertaintyPercent,
            int unknown,
            boolean agree) {
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
                agree);
    }
}
