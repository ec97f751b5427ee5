package org.wattladder.meter.simulator;

import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.OptionalDouble;
import org.wattladder.meter.simulator.scenario.Scenario;
import org.wattladder.meter.source.estimate.CpuUse;
import org.wattladder.ptdaemon.codec.Reading;

/** The watts that a scenario's machine draws, sample by sample. */
interface Drawn {
    /** A measurement starts. */
    void begin();

    /** The next; an error reading when a list says so, or the use of the processors is unknown. */
    Reading next();

    static Drawn of(Scenario.Power power) {
        if (power instanceof Scenario.Power.OfLoad load) {
            return new ByLoad(load);
        }
        return new Listed(((Scenario.Power.Listed) power).readings());
    }

    /** A list, from the start again after the last and at every start. */
    final class Listed implements Drawn {
        private final List<Reading> readings;
        private int next;

        Listed(List<Reading> readings) {
            this.readings = readings;
        }

        @Override
        public void begin() {
            next = 0;
        }

        @Override
        public Reading next() {
            Reading reading = readings.get(next);
            next = (next + 1) % readings.size();
            return reading;
        }
    }

    /** By the use of the processors. */
    final class ByLoad implements Drawn {
        private final Scenario.Power.OfLoad load;
        private final CpuUse use;

        ByLoad(Scenario.Power.OfLoad load) {
            this.load = load;
            this.use = new CpuUse(load.procStat());
        }

        @Override
        public void begin() {
            use.begin();
        }

        @Override
        public Reading next() {
            OptionalDouble share = use.sinceLast();
            return share.isPresent()
                    ? Reading.of(watts(Math.pow(share.getAsDouble(), load.exponent())))
                    : Reading.invalid();
        }

        private double watts(double use) {
            NavigableMap<Double, Double> curve = load.wattsByUse();
            double within = Math.max(0, Math.min(1, use));
            Map.Entry<Double, Double> below = curve.floorEntry(within);
            Map.Entry<Double, Double> above = curve.ceilingEntry(within);
            double width = above.getKey() - below.getKey();
            double share = width == 0 ? 0 : (within - below.getKey()) / width;
            return below.getValue() + share * (above.getValue() - below.getValue());
        }
    }
}
