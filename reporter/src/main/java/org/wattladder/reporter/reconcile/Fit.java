package org.wattladder.reporter.reconcile;

/**
 * The line and shift that relate two meters: {@code other(t) = gain x reference(t - lag) + offset}.
 *
 * @param gain slope
 * @param gainMargin 95 % of slopes lie so far around it
 * @param offsetWatts constant part
 * @param offsetMarginWatts 95 % of constants lie so far around it
 * @param lagSeconds positive when the other is later
 * @param lagLeastSeconds least lag that fits nearly as well
 * @param lagMostSeconds largest lag that fits nearly as well
 * @param averagedSeconds over how long the other averages; 0 when no longer than the reference
 * @param residualWatts root mean square distance of the other from the line, outliers left out
 * @param explained share of variance that the line explains, 0 to 1
 * @param pairs samples that were compared
 */
public record Fit(
        double gain,
        double gainMargin,
        double offsetWatts,
        double offsetMarginWatts,
        double lagSeconds,
        double lagLeastSeconds,
        double lagMostSeconds,
        double averagedSeconds,
        double residualWatts,
        double explained,
        int pairs) {}
