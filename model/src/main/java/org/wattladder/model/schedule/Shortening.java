package org.wattladder.model.schedule;

import java.time.Duration;
import java.util.List;
import org.wattladder.model.interval.IntervalLengths;

/** How a schedule is made shorter; nothing becomes longer than it was. */
public interface Shortening {

    /** The length of a warm-up. */
    Duration warmUp(Duration configured);

    /** The length of a pause. */
    Duration pause(Duration configured);

    /** The lengths of an interval. */
    IntervalLengths interval(IntervalLengths configured);

    /** The number of calibration intervals. */
    int calibrations(int configured);

    /** The number of iterations that count. */
    int iterations(int configured);

    /** The number of iterations before or after those. */
    int iterationsAround(int configured);

    /** The number of trials at one rate that count. */
    int trials(int configured);

    /** Those of these bounds on latency that a shorter search looks for. */
    List<LatencyGoal> goals(List<LatencyGoal> configured);

    /** How closely a rate is looked for, in percent of it. */
    double widthPercent(double configured);

    /** About how long iterations take, of which there are fewer now. */
    Duration expected(Duration ofFewer);
}
