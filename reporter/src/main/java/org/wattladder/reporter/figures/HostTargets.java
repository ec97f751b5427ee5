package org.wattladder.reporter.figures;

import java.util.List;
import java.util.Set;
import org.wattladder.model.result.HostClient;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.result.WorkletResult;
import org.wattladder.model.schedule.CalibratedRates;
import org.wattladder.model.schedule.History;

/**
 * What a level asks of each host: the level's share of the rate that the host's own calibration intervals gave (ICPE 2012
 * paper, section 5.1).
 */
record HostTargets(CalibratedRates rates) {

    static HostTargets of(WorkletFigures worklet) {
        return new HostTargets(CalibratedRates.of(
                worklet.result().map(WorkletResult::history).orElse(History.EMPTY),
                worklet.plan().schedule().calibrationUse()));
    }

    /** Transactions per second; absent unless the interval is paced. */
    Measurement of(String host, IntervalFigures interval) {
        if (!interval.paced()) {
            return interval.targetRate();
        }
        Set<String> all = rates.byDeployment().keySet();
        List<String> own = all.stream()
                .filter(deployment -> HostClient.isOf(deployment, host))
                .toList();
        return own.isEmpty()
                ? Measurement.absent("absent.not-calibrated")
                : Measurement.of(own.stream()
                        .mapToDouble(deployment -> rates.target(interval.plan().load(), deployment, all)
                                .orElseThrow())
                        .sum());
    }
}
