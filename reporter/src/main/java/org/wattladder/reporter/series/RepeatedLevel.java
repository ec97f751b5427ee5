package org.wattladder.reporter.series;

import java.util.Optional;
import org.wattladder.model.interval.IntervalPlan;
import org.wattladder.model.result.EvidenceTier;
import org.wattladder.model.text.Message;

/**
 * One load level of one worklet over the runs of a series.
 *
 * @param worklet its name
 * @param plan of its interval in the first run
 * @param unit of performance
 * @param performance in that unit
 * @param watts average
 * @param perWatt performance per watt
 * @param tier weakest evidence behind these watts; empty without any
 */
public record RepeatedLevel(
        String worklet,
        IntervalPlan plan,
        Message unit,
        Repeated performance,
        Repeated watts,
        Repeated perWatt,
        Optional<EvidenceTier> tier) {}
