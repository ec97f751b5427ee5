package org.wattladder.model.schedule;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Random;
import java.util.Set;
import java.util.function.BiPredicate;
import org.wattladder.model.interval.DeploymentName;
import org.wattladder.model.interval.GuestLoad;
import org.wattladder.model.interval.IntervalPlan;
import org.wattladder.model.interval.Load;

/**
 * A server with so many CPUs, on which guests take turns when they want more: each gets the same part of what it asks for, and one
 * that asks for next to nothing gets it. One transaction takes a hundredth of a CPU second, and a guest has one CPU at most.
 */
final class ServerOfGuests {
    private static final double RATE_OF_CPU = 100;
    private static final double SMALL = 0.05;

    private final double cpus;
    private final double noise;
    private final Random random = new Random(7);
    private BiPredicate<Integer, Integer> starved = (tiles, copy) -> false;
    private BiPredicate<Integer, Integer> silent = (tiles, copy) -> false;

    ServerOfGuests(double cpus, double noise) {
        this.cpus = cpus;
        this.noise = noise;
    }

    /** With so many tiles the guest of this number gets nothing done. */
    ServerOfGuests starving(BiPredicate<Integer, Integer> which) {
        starved = which;
        return this;
    }

    /** Likewise one that does not answer for a time. */
    ServerOfGuests silencing(BiPredicate<Integer, Integer> which) {
        silent = which;
        return this;
    }

    /** Runs a schedule to its end. */
    List<FinishedInterval> run(Tiles schedule) {
        List<FinishedInterval> done = new ArrayList<>();
        for (Optional<IntervalPlan> next = schedule.next(History.EMPTY);
                next.isPresent();
                next = schedule.next(new History(done))) {
            done.add(finish(next.get()));
            if (done.size() > schedule.mostIntervals()) {
                throw new AssertionError("more intervals than foreseen");
            }
        }
        return done;
    }

    private FinishedInterval finish(IntervalPlan plan) {
        Load.Tiles load = (Load.Tiles) plan.load();
        double wanted = 0;
        for (GuestLoad guest : load.guests()) {
            wanted += load.tiles() * wanted(guest);
        }
        double granted = Math.min(1, cpus / wanted);
        Map<String, Double> rates = new LinkedHashMap<>();
        Set<String> quiet = new HashSet<>();
        for (int copy = 1; copy <= load.tiles() * load.guests().size(); copy++) {
            GuestLoad guest = load.guests().get((copy - 1) % load.guests().size());
            if (guest.pace() != GuestLoad.Pace.STILL) {
                boolean small = wanted(guest) <= SMALL;
                double part = starved.test(load.tiles(), copy) ? 0.01 : small ? 1 : granted;
                double scatter = small ? 1 : 1 + noise * random.nextGaussian();
                rates.put(DeploymentName.of("sut", copy), RATE_OF_CPU * wanted(guest) * part * scatter);
                if (silent.test(load.tiles(), copy)) {
                    quiet.add(DeploymentName.of("sut", copy));
                }
            }
        }
        return new FinishedInterval(plan, rates, List.of(), 0, OptionalDouble.empty(), quiet, OptionalDouble.empty());
    }

    private static double wanted(GuestLoad guest) {
        return switch (guest.pace()) {
            case FULL -> 1;
            case RATE -> guest.transactionsPerSecond() / RATE_OF_CPU;
            case STILL -> 0;
        };
    }
}
