package org.wattladder.model.schedule;

import java.util.List;

/** The arithmetic of tiles: pure functions of results. */
public final class TileScore {
    private static final double HUNDRED = 100;

    private TileScore() {}

    /**
     * A result of one guest.
     *
     * @param weight of its kind
     * @param rate that it did, in transactions per second
     * @param reference that counts as 1, above 0
     */
    public record Result(double weight, double rate, double reference) {
        /** The result in parts of the reference. */
        public double relative() {
            return rate / reference;
        }
    }

    /**
     * Sum over all guests of all tiles of weight x result / reference; weights of one tile count as if they added up to 1, so that
     * a tile in which each guest reaches its reference has 1.
     *
     * @param weights sum of the weights of one tile, above 0
     */
    public static double of(List<Result> results, double weights) {
        return results.stream()
                        .mapToDouble(each -> each.weight() * each.relative())
                        .sum()
                / weights;
    }

    /** What a tile gives on average. */
    public static double perTile(double score, int tiles) {
        return score / tiles;
    }

    /** What a tile keeps among so many of what it gives as the only one, in percent. */
    public static double keptPercent(double score, int tiles, double scoreOfOne) {
        return HUNDRED * perTile(score, tiles) / scoreOfOne;
    }
}
