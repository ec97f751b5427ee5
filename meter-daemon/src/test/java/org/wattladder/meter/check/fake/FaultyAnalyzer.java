package org.wattladder.meter.check.fake;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.function.IntFunction;
import org.wattladder.meter.check.daemon.CheckFault;

/** An analyzer with fixed ranges whose samples are what a fault makes of a machine that draws 95 W. */
final class FaultyAnalyzer implements Habit {
    private static final double VOLTS = 230;
    private static final double POWER_FACTOR = 0.95;
    private static final double NOISE_WATTS = 0.3;

    private final Random random = new Random(1);
    private final double rangeAmperes;
    private final Fault fault;
    private final int channels;
    private int number;

    private FaultyAnalyzer(double rangeAmperes, int channels, Fault fault) {
        this.rangeAmperes = rangeAmperes;
        this.channels = channels;
        this.fault = fault;
    }

    /** What becomes of a sample. */
    private interface Fault {
        /** Its channels, the sum or only one first, from the number of the sample and the true watts. */
        List<double[]> channels(int number, double watts);
    }

    /** One channel with these watts. */
    static FaultyAnalyzer watts(IntFunction<Double> factor) {
        return new FaultyAnalyzer(1, 1, (number, watts) -> List.of(reading(watts * factor.apply(number), VOLTS)));
    }

    /** A model or counter: no volts, amperes and power factor; the same watts for a factor of 0. */
    static FaultyAnalyzer wattsOnly(IntFunction<Double> factor) {
        return new FaultyAnalyzer(1, 1, (number, watts) -> {
            double its = factor.apply(number);
            return List.of(new double[] {its == 0 ? 95 : its * watts, -1, -1, -1});
        });
    }

    /** Repeats a reading from this sample on. */
    static FaultyAnalyzer frozen(int from) {
        double[] kept = {-1};
        return new FaultyAnalyzer(1, 1, (number, watts) -> {
            kept[0] = number < from || kept[0] < 0 ? watts : kept[0];
            return List.of(reading(kept[0], VOLTS));
        });
    }

    /** Loses half of its volts from this sample on. */
    static FaultyAnalyzer sagging(int from) {
        return new FaultyAnalyzer(1, 1, (number, watts) -> List.of(reading(watts, number < from ? VOLTS : VOLTS / 2)));
    }

    /** Has this power factor. */
    static FaultyAnalyzer powerFactor(double factor) {
        return new FaultyAnalyzer(
                1, 1, (number, watts) -> List.of(new double[] {watts, VOLTS, watts / VOLTS / factor, factor}));
    }

    /** Has a range that its current passes. */
    static FaultyAnalyzer overRange() {
        return new FaultyAnalyzer(0.3, 1, (number, watts) -> List.of(reading(watts, VOLTS)));
    }

    /** Has two channels that work, and a third with these watts; the sum is that of the first two. */
    static FaultyAnalyzer thirdChannel(IntFunction<List<double[]>> third) {
        return new FaultyAnalyzer(1, 3, (number, watts) -> {
            List<double[]> channels = new ArrayList<>(
                    List.of(reading(0.8 * watts, VOLTS), reading(0.5 * watts, VOLTS), reading(0.3 * watts, VOLTS)));
            channels.addAll(third.apply(number));
            return channels;
        });
    }

    private static double[] reading(double watts, double volts) {
        return new double[] {watts, volts, watts / volts / POWER_FACTOR, POWER_FACTOR};
    }

    @Override
    public List<String> answer(String command, Relay.Behind behind) throws CheckFault {
        if (command.equals("RR")) {
            return List.of(String.format(Locale.ROOT, "Ranges,0,%.6f,0,300.000000", rangeAmperes));
        }
        if (command.equals("Identify")) {
            return List.of("AnAnalyzer,1000,1,1,1,1,0,0,0,version=1.11.1-deadbeef-20240101,OS=Linux,mode=power,0,1,"
                    + (channels > 1 ? 3 : 1) + ",0,0,no_cal_date,na");
        }
        boolean all = command.equals("RL,*,*");
        if (all && channels == 1) {
            return List.of("Invalid number of parameters");
        }
        List<String> lines = new ArrayList<>();
        for (String line : behind.ask(all ? "RL" : command)) {
            lines.add(line.startsWith("Time,") ? row(line, all) : all ? header(line) : line);
        }
        return lines;
    }

    private static String header(String line) {
        return line.startsWith("Last ") ? line + " from sum channel and channels 1 - 3" : line;
    }

    private String row(String line, boolean all) {
        List<double[]> channels = fault.channels(number++, 95 + NOISE_WATTS * random.nextGaussian());
        StringBuilder row = new StringBuilder(line.substring(0, line.indexOf(",Watts")));
        for (double[] channel : all ? channels : channels.subList(0, 1)) {
            row.append(String.format(
                    Locale.ROOT,
                    ",Watts,%.6f,Volts,%.6f,Amps,%.6f,PF,%.6f",
                    channel[0],
                    channel[1],
                    channel[2],
                    channel[3]));
        }
        return row.toString();
    }
}
