package org.wattladder.reporter.reconcile;

/** A series as a meter would show it that averages over the last seconds; gaps are bridged when they are a small part. */
final class MovingMean {
    private static final double LARGEST_GAP_SHARE = 0.4;

    private final Series series;
    private final double[] wattSeconds;
    private final double[] gapSeconds;

    MovingMean(Series series) {
        this.series = series;
        this.wattSeconds = new double[series.size()];
        this.gapSeconds = new double[series.size()];
        for (int index = 1; index < series.size(); index++) {
            double step = series.seconds(index) - series.seconds(index - 1);
            wattSeconds[index] = wattSeconds[index - 1] + step * (series.watts(index) + series.watts(index - 1)) / 2;
            gapSeconds[index] = gapSeconds[index - 1] + (series.isGap(index) ? step : 0);
        }
    }

    /** Mean of the seconds before a moment; NaN where too little of them is known. */
    double at(double moment, double widthSeconds) {
        if (widthSeconds <= 0) {
            return series.at(moment);
        }
        int right = lastAt(moment);
        int left = lastAt(moment - widthSeconds);
        if (left < 0 || right < 0 || moment > series.seconds(series.size() - 1)) {
            return Double.NaN;
        }
        if (gaps(moment, right) - gaps(moment - widthSeconds, left) > LARGEST_GAP_SHARE * widthSeconds) {
            return Double.NaN;
        }
        return (energy(moment, right) - energy(moment - widthSeconds, left)) / widthSeconds;
    }

    private int lastAt(double moment) {
        int low = -1;
        int high = series.size() - 1;
        while (low < high) {
            int middle = (low + high + 1) / 2;
            if (series.seconds(middle) <= moment) {
                low = middle;
            } else {
                high = middle - 1;
            }
        }
        return low;
    }

    private double energy(double moment, int index) {
        if (index + 1 >= series.size()) {
            return wattSeconds[index];
        }
        double passed = moment - series.seconds(index);
        double step = series.seconds(index + 1) - series.seconds(index);
        double slope = (series.watts(index + 1) - series.watts(index)) / step;
        return wattSeconds[index] + passed * (series.watts(index) + slope * passed / 2);
    }

    private double gaps(double moment, int index) {
        boolean inside = index + 1 < series.size() && series.isGap(index + 1);
        return gapSeconds[index] + (inside ? moment - series.seconds(index) : 0);
    }
}
