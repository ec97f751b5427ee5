package org.wattladder.model.schedule;

import java.util.List;

/**
 * What a curve knows of one step.
 *
 * @param interval number of it
 * @param rate that was asked for, transactions per second
 * @param sustained whether as much was done as asked for, with no backlog left
 * @param keeps of each goal, in order: whether it was kept
 */
public record CurveStep(int interval, double rate, boolean sustained, List<Boolean> keeps) {
    public CurveStep {
        keeps = List.copyOf(keeps);
    }
}
