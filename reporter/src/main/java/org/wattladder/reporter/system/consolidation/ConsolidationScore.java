package org.wattladder.reporter.system.consolidation;

import java.util.List;

/** The arithmetic of the score; ratios are those to the references of the plan. */
final class ConsolidationScore {
    /** Weight of the tiles. */
    static final double TILES = 0.8;

    /** Weight of the operations. */
    static final double OPERATIONS = 0.2;

    private static final double WATTS_PER_KILOWATT = 1_000;
    private static final double HUNDRED = 100;

    private ConsolidationScore() {}

    /** The geometric mean; 0 when one is 0, or there are none. */
    static double geometricMean(List<Double> ratios) {
        return ratios.isEmpty()
                ? 0
                : Math.exp(ratios.stream().mapToDouble(Math::log).average().orElseThrow());
    }

    /** The sum over tiles of the geometric means of their guests. */
    static double tiles(List<List<Double>> ratiosOfTiles) {
        return ratiosOfTiles.stream()
                .mapToDouble(ConsolidationScore::geometricMean)
                .sum();
    }

    /** Both parts with their weights. */
    static double score(double tiles, double operations) {
        return TILES * tiles + OPERATIONS * operations;
    }

    /** Of each kilowatt. */
    static double perKilowatt(double score, double watts) {
        return score / (watts / WATTS_PER_KILOWATT);
    }

    /** How much greater a score is than another, in percent. */
    static double percentAbove(double score, double other) {
        return HUNDRED * (score / other - 1);
    }
}
