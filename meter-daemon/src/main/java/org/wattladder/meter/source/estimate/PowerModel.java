package org.wattladder.meter.source.estimate;

/**
 * Power as a function of processor utilisation: idle + (full - idle) x utilisation ^ exponent. Rises with utilisation.
 *
 * @param idleWatts at utilisation 0
 * @param fullWatts at utilisation 1, not below idle
 * @param exponent 1 for a straight line; below 1 the first load costs most, as on real servers
 */
record PowerModel(double idleWatts, double fullWatts, double exponent) {
    private static final double BASE_WATTS = 20;
    private static final double IDLE_WATTS_PER_CPU = 1;
    private static final double FULL_WATTS_PER_CPU = 5;

    /** Idle watts when nothing better is known: 20 and one per logical processor. */
    static double idleWattsOf(int logicalCpus) {
        return BASE_WATTS + IDLE_WATTS_PER_CPU * logicalCpus;
    }

    /** Full watts when nothing better is known: 20 and five per logical processor. */
    static double fullWattsOf(int logicalCpus) {
        return BASE_WATTS + FULL_WATTS_PER_CPU * logicalCpus;
    }

    /** Watts at a utilisation from 0 to 1. */
    double watts(double utilisation) {
        return idleWatts + (fullWatts - idleWatts) * Math.pow(utilisation, exponent);
    }
}
