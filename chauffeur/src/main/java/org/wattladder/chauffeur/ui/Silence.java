package org.wattladder.chauffeur.ui;

import java.io.PrintStream;
import java.time.Duration;
import org.wattladder.chauffeur.run.RunListener;
import org.wattladder.model.plan.IntervalPlan;
import org.wattladder.model.plan.RunPlan;
import org.wattladder.model.plan.WorkletPlan;
import org.wattladder.model.result.Fault;
import org.wattladder.model.result.IntervalResult;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.result.Termination;

/** Says nothing but faults: {@code --quiet}. */
public class Silence implements RunListener {
    private final PrintStream out;

    /** Sends faults to this stream. */
    public Silence(PrintStream out) {
        this.out = out;
    }

    @Override
    public void runStarted(RunPlan plan, String directory) {}

    @Override
    public void note(String sentence) {}

    @Override
    public void workletStarted(WorkletPlan worklet, int place) {}

    @Override
    public void intervalStarted(WorkletPlan worklet, IntervalPlan interval, Measurement targetRate) {}

    @Override
    public void intervalProceeds(String part, Duration left, Measurement watts) {}

    @Override
    public void intervalDone(WorkletPlan worklet, IntervalPlan interval, IntervalResult result) {}

    @Override
    public void faulted(Fault fault) {
        out.println(fault.place() + ": " + fault.sentence());
    }

    @Override
    public void runEnded(Termination termination) {
        if (!termination.complete()) {
            out.println("incomplete: " + termination.sentence());
        }
    }
}
