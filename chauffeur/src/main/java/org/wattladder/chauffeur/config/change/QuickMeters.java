package org.wattladder.chauffeur.config.change;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Set;
import org.wattladder.model.plan.MeterPlan;
import org.wattladder.model.plan.RunPlan;

/**
 * {@code --quick}: meters that the run starts itself give samples faster where their source has a figure at any time, so that short
 * windows hold enough of them. Analyzers, controllers, firmware and daemons that already run keep their pace.
 */
public final class QuickMeters {
    /** Samples of the slowest meter that each window of a rehearsal should hold. */
    static final int SAMPLES = 5;

    /** Samples that are cut by the ends of the window. */
    private static final int CUT = 1;

    private static final int POWER_MILLIS = 300;
    private static final int TEMPERATURE_MILLIS = 1000;
    private static final String AUTO = "auto";
    private static final Set<String> AT_ANY_TIME = Set.of("estimate", "rapl", "scripted");

    private QuickMeters() {}

    /** The plan with faster meters. */
    static RunPlan apply(RunPlan plan) {
        boolean firmware = FirmwareMeter.seen(Path.of("/"));
        return plan.withMeters(
                plan.meters().stream()
                        .map(meter -> atAnyTime(meter, firmware) ? noSlower(meter, POWER_MILLIS) : meter)
                        .toList(),
                plan.sensors().stream()
                        .map(sensor -> noSlower(sensor, TEMPERATURE_MILLIS))
                        .toList());
    }

    /** The shortest window that holds enough whole samples of every power meter; zero without one. */
    public static Duration window(RunPlan plan) {
        return Duration.ofMillis((SAMPLES + CUT)
                * plan.meters().stream()
                        .mapToLong(MeterPlan::samplingMillis)
                        .max()
                        .orElse(0));
    }

    private static boolean atAnyTime(MeterPlan meter, boolean firmware) {
        return AT_ANY_TIME.contains(meter.source()) || (meter.source().equals(AUTO) && !firmware);
    }

    private static MeterPlan noSlower(MeterPlan meter, int millis) {
        return meter.withSamplingMillis(Math.min(meter.samplingMillis(), millis));
    }
}
