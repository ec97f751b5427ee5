package org.wattladder.chauffeur.run;

import java.time.Duration;
import org.wattladder.model.interval.IntervalPlan;
import org.wattladder.model.plan.RunPlan;
import org.wattladder.model.plan.WorkletPlan;
import org.wattladder.model.result.Fault;
import org.wattladder.model.result.IntervalResult;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.result.Termination;

/** Hears what happens while a run is on; called on the run's thread, must return at once. What is not of interest need not be heard. */
public interface RunListener {

    /** The run begins; nothing has been started yet. */
    default void runStarted(RunPlan plan, String directory) {}

    /** Something worth a line happened during set-up, for example a meter identified itself. */
    default void note(String sentence) {}

    /** A worklet begins. */
    default void workletStarted(WorkletPlan worklet, int place) {}

    /**
     * An interval begins with its pause.
     *
     * @param targetRate transactions per second asked for; absent when unpaced or idle
     */
    default void intervalStarted(WorkletPlan worklet, IntervalPlan interval, Measurement targetRate) {}

    /**
     * Time passes inside an interval.
     *
     * @param part {@code pause}, {@code pre}, {@code recording} or {@code post}
     * @param left of the whole interval
     * @param watts of the meters' latest samples; absent before the first one
     */
    default void intervalProceeds(String part, Duration left, Measurement watts) {}

    /** An interval is over and on disk. */
    default void intervalDone(WorkletPlan worklet, IntervalPlan interval, IntervalResult result) {}

    /** Something went wrong. */
    default void faulted(Fault fault) {}

    /** The run is over. */
    default void runEnded(Termination termination) {}
}
