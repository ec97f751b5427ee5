package org.wattladder.meter.simulator;

import java.time.Duration;
import java.util.Random;
import org.wattladder.meter.simulator.scenario.Scenario;

/** Turns the watts that are drawn into the watts that this meter would show: smoothing, lag, averaging, gain, offset, noise. */
final class Shaping {
    private final Scenario.Shape shape;
    private final Delay delay;
    private final Averaging averaging;
    private final Random noise;
    private double smoothed = Double.NaN;
    private long lastNanos;

    Shaping(Scenario.Shape shape) {
        this.shape = shape;
        this.delay = new Delay(shape.lag());
        this.averaging = new Averaging(shape.averaging());
        this.noise = new Random(shape.seed());
    }

    double shown(double watts, long nanos) {
        double drawn = averaging.shown(delay.shown(smooth(watts, nanos), nanos), nanos);
        double random = shape.noiseWatts() == 0 ? 0 : shape.noiseWatts() * noise.nextGaussian();
        return drawn * shape.gain() + shape.offsetWatts() + random;
    }

    private double smooth(double watts, long nanos) {
        Duration constant = shape.smoothing();
        if (constant.isZero() || Double.isNaN(smoothed)) {
            smoothed = watts;
        } else {
            smoothed += (watts - smoothed) * -Math.expm1(-(double) (nanos - lastNanos) / constant.toNanos());
        }
        lastNanos = nanos;
        return smoothed;
    }
}
