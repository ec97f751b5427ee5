package org.wattladder.reporter.chart;

/**
 * Where a figure lies on an axis.
 *
 * @param end figure at the far end; the near end is 0
 * @param from coordinate of 0
 * @param to coordinate of the far end
 */
record Scale(double end, double from, double to) {
    double at(double figure) {
        return from + (to - from) * figure / end;
    }
}
