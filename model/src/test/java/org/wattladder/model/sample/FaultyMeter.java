package org.wattladder.model.sample;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/**
 * Samples of a meter at a machine that draws 100, 80 and 60 W in three windows, as a faulty daemon makes them.
 *
 * @param noiseWatts standard deviation of a sample
 * @param resolutionWatts that the meter rounds to; 0 for six decimals
 * @param samplingSeconds time between samples
 * @param windowSeconds length of a window
 * @param aheadSeconds measured before a window, as the pre part is
 */
public record FaultyMeter(
        double noiseWatts, double resolutionWatts, double samplingSeconds, double windowSeconds, double aheadSeconds) {
    /** What the machine draws in each window. */
    public static final List<Double> TRUE_WATTS = List.of(100.0, 80.0, 60.0);

    private static final double SIX_DECIMALS = 1e-6;

    /** What a fault makes of the true watts of a sample. */
    public interface Fault {
        /**
         * What the meter shows.
         *
         * @param watts true, with noise
         * @param window from 0
         * @param seconds since the window began; less than 0 before it
         * @param number of the sample, from 0, all windows together
         */
        double reading(double watts, int window, double seconds, int number);
    }

    /** As analyzers have it: 0.3 W of noise, 1 s, windows of 30 s. */
    public static FaultyMeter usual() {
        return new FaultyMeter(0.3, 0.001, 1, 30, 5);
    }

    /** As in the shortest suites: windows of 8 s. */
    public static FaultyMeter quick(double samplingSeconds) {
        return new FaultyMeter(0.3, 0, samplingSeconds, 8, 2);
    }

    public FaultyMeter withResolution(double watts) {
        return new FaultyMeter(noiseWatts, watts, samplingSeconds, windowSeconds, aheadSeconds);
    }

    public FaultyMeter withNoise(double watts) {
        return new FaultyMeter(watts, resolutionWatts, samplingSeconds, windowSeconds, aheadSeconds);
    }

    public FaultyMeter withTimes(double sampling, double window, double ahead) {
        return new FaultyMeter(noiseWatts, resolutionWatts, sampling, window, ahead);
    }

    /** Samples of each window. */
    public List<List<Double>> samples(Fault fault) {
        return samples(fault, TRUE_WATTS);
    }

    /** Samples of each window, of a machine that draws this. */
    public List<List<Double>> samples(Fault fault, List<Double> watts) {
        Random random = new Random(1);
        List<List<Double>> windows = new ArrayList<>();
        int number = 0;
        for (int window = 0; window < watts.size(); window++) {
            List<Double> samples = new ArrayList<>();
            int before = (int) Math.round(aheadSeconds / samplingSeconds);
            int inside = (int) Math.floor(windowSeconds / samplingSeconds);
            for (int place = -before; place < inside; place++) {
                double drawn = watts.get(window) + noiseWatts * random.nextGaussian();
                double reading = rounded(fault.reading(drawn, window, place * samplingSeconds, number));
                number++;
                if (place >= 0) {
                    samples.add(reading);
                }
            }
            windows.add(samples);
        }
        return windows;
    }

    private double rounded(double watts) {
        double step = resolutionWatts == 0 ? SIX_DECIMALS : resolutionWatts;
        return Math.rint(watts / step) * step;
    }

    /** Averages over this time. */
    public Fault lowPass(double seconds) {
        double share = -Math.expm1(-samplingSeconds / seconds);
        double[] state = {Double.NaN};
        return (watts, window, at, number) -> {
            state[0] = Double.isNaN(state[0]) ? watts : state[0] + share * (watts - state[0]);
            return state[0];
        };
    }

    /** Shows the mean of the last samples of so many seconds. */
    public Fault boxcar(double seconds) {
        int most = (int) Math.round(seconds / samplingSeconds);
        List<Double> last = new ArrayList<>();
        return (watts, window, at, number) -> {
            last.add(watts);
            if (last.size() > most) {
                last.remove(0);
            }
            return last.stream().mapToDouble(Double::doubleValue).average().orElseThrow();
        };
    }

    /** Shows what was so many seconds ago. */
    public Fault delayed(double seconds) {
        int most = (int) Math.round(seconds / samplingSeconds);
        List<Double> last = new ArrayList<>();
        return (watts, window, at, number) -> {
            last.add(watts);
            return last.size() > most ? last.remove(0) : last.get(0);
        };
    }

    /** Multiplies two of so many samples in a row. */
    public static Fault spikedTwice(int every, double factor) {
        return (watts, window, at, number) -> number % every >= every - 2 ? watts * factor : watts;
    }

    /** Repeats one reading between two moments. */
    public static Fault frozen(int fromWindow, double fromSeconds, int untilWindow, double untilSeconds) {
        double[] state = {Double.NaN};
        return (watts, window, at, number) -> {
            boolean begun = window > fromWindow || (window == fromWindow && at >= fromSeconds);
            boolean ended = window > untilWindow || (window == untilWindow && at >= untilSeconds);
            if (!begun || ended) {
                return watts;
            }
            state[0] = Double.isNaN(state[0]) ? watts : state[0];
            return state[0];
        };
    }

    /** Multiplies every so manieth sample. */
    public static Fault spiked(int every, double factor) {
        return (watts, window, at, number) -> number % every == every - 1 ? watts * factor : watts;
    }

    /** The same in one window only. */
    public static Fault spikedIn(int only, int every, double factor) {
        return (watts, window, at, number) -> window == only && number % every == every - 1 ? watts * factor : watts;
    }

    @Override
    public String toString() {
        return noiseWatts + " W noise, " + resolutionWatts + " W steps, every " + samplingSeconds + " s, windows of "
                + windowSeconds + " s";
    }
}
