package org.wattladder.model.schedule;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import org.wattladder.model.interval.DeploymentName;
import org.wattladder.model.interval.Load;

/**
 * One recording of a number of tiles.
 *
 * @param interval that was recorded
 * @param guests every guest that worked in it, in the order of tiles
 * @param weights sum of the weights of a tile
 */
public record TileRepeat(FinishedInterval interval, List<Worked> guests, double weights) {
    /** A guest below this share of its reference is starved. */
    public static final double LEAST_OF_REFERENCE = 0.1;

    /** A guest below this share of the median of its kind is starved. */
    public static final double LEAST_OF_KIND = 0.5;

    /** A guest without weight only has to be there: below this share of its rate it is silent. */
    public static final double LEAST_OF_RATE = 0.8;

    public TileRepeat {
        guests = List.copyOf(guests);
    }

    /** Why a guest makes the recording worthless. */
    public enum Failing {
        /** It got next to nothing done, or far less than its like. */
        STARVED,
        /** It did not answer for a time. */
        SILENT
    }

    /**
     * What one guest did.
     *
     * @param deployment name of it
     * @param guest its kind
     * @param tile its tile, from 1
     * @param result its rate and what it is counted against
     * @param failing why it makes the recording worthless; empty when it does not
     */
    public record Worked(
            String deployment, Guest guest, int tile, TileScore.Result result, Optional<Failing> failing) {}

    static TileRepeat of(FinishedInterval interval, List<Guest> guests, Map<String, Double> alone) {
        Load.Tiles load = (Load.Tiles) interval.plan().load();
        Map<String, List<TileScore.Result>> byKind = new LinkedHashMap<>();
        List<Worked> all = new ArrayList<>();
        interval.rateByDeployment().forEach((deployment, rate) -> {
            int copy = DeploymentName.copy(deployment);
            Guest guest = guests.get((copy - 1) % guests.size());
            int tile = (copy - 1) / guests.size() + 1;
            if (tile <= load.tiles()) {
                TileScore.Result result = new TileScore.Result(
                        guest.weight(), rate, guest.reference(alone.getOrDefault(guest.name(), 0.0)));
                byKind.computeIfAbsent(guest.name(), unused -> new ArrayList<>())
                        .add(result);
                all.add(new Worked(deployment, guest, tile, result, Optional.empty()));
            }
        });
        all.sort(Comparator.comparingInt(Worked::tile));
        return new TileRepeat(
                interval,
                all.stream()
                        .map(each -> new Worked(
                                each.deployment(),
                                each.guest(),
                                each.tile(),
                                each.result(),
                                failing(
                                        each,
                                        interval,
                                        median(byKind.getOrDefault(each.guest().name(), List.of())))))
                        .toList(),
                guests.stream().mapToDouble(Guest::weight).sum());
    }

    private static Optional<Failing> failing(Worked worked, FinishedInterval interval, double ofKind) {
        double relative = worked.result().relative();
        if (worked.guest().weight() == 0) {
            return interval.silent().contains(worked.deployment()) || !(relative >= LEAST_OF_RATE)
                    ? Optional.of(Failing.SILENT)
                    : Optional.empty();
        }
        return !(relative >= LEAST_OF_REFERENCE) || relative < LEAST_OF_KIND * ofKind
                ? Optional.of(Failing.STARVED)
                : Optional.empty();
    }

    private static double median(List<TileScore.Result> results) {
        double[] sorted = results.stream()
                .mapToDouble(TileScore.Result::relative)
                .sorted()
                .toArray();
        int middle = sorted.length / 2;
        return sorted.length % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
    }

    /** The score; empty when a guest makes the recording worthless. */
    public OptionalDouble score() {
        return guests.stream().anyMatch(each -> each.failing().isPresent())
                ? OptionalDouble.empty()
                : OptionalDouble.of(
                        TileScore.of(guests.stream().map(Worked::result).toList(), weights));
    }
}
