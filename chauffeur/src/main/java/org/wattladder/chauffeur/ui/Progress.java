package org.wattladder.chauffeur.ui;

import java.io.PrintStream;
import java.time.Duration;
import java.util.Locale;
import org.wattladder.chauffeur.run.RunListener;
import org.wattladder.model.interval.IntervalPlan;
import org.wattladder.model.plan.RunPlan;
import org.wattladder.model.plan.WorkletPlan;
import org.wattladder.model.result.Fault;
import org.wattladder.model.result.IntervalResult;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.result.Termination;

/**
 * Progress on standard error: one line per interval, and on a terminal one more that is redrawn with the part, the time
 * left and the estimated end of the run.
 */
public final class Progress implements RunListener {
    private static final String ERASE_LINE = "\r\u001b[K";

    private final PrintStream out;
    private final boolean terminal;
    private RunPlan plan;
    private TimeLeft timeLeft;
    private Duration leftAfterInterval = Duration.ZERO;
    private String current = "";

    /**
     * Speaks to a stream.
     *
     * @param terminal whether the stream is a terminal, where a line can be redrawn
     */
    public Progress(PrintStream out, boolean terminal) {
        this.out = out;
        this.terminal = terminal;
    }

    @Override
    public void runStarted(RunPlan plan, String directory) {
        this.plan = plan;
        timeLeft = new TimeLeft(plan, System::nanoTime);
        line(plan.title() + " (suite " + plan.suite() + ", " + plan.mode() + ")");
        plan.changes().forEach(change -> line("  " + change));
        line("  about " + Texts.clock(timeLeft.afterInterval()) + "; everything goes to " + directory);
    }

    @Override
    public void note(String sentence) {
        line("  " + sentence);
    }

    @Override
    public void workletStarted(WorkletPlan worklet, int place) {
        timeLeft.prepares(place);
        line("[" + (place + 1) + "/" + plan.worklets().size() + "] " + worklet.name() + " (" + worklet.workload()
                + ")");
    }

    @Override
    public void intervalStarted(WorkletPlan worklet, IntervalPlan interval, Measurement targetRate) {
        timeLeft.begins(interval);
        leftAfterInterval = timeLeft.afterInterval();
        String target = targetRate.asOptional().isPresent()
                ? ", target " + Texts.rate(targetRate.asOptional().getAsDouble())
                : "";
        current = worklet.name() + " " + interval.label() + target;
    }

    @Override
    public void intervalProceeds(String part, Duration left, Measurement watts) {
        if (terminal) {
            String power = watts.asOptional().isPresent()
                    ? String.format(Locale.ROOT, ", %.1f W", watts.asOptional().getAsDouble())
                    : "";
            out.print(ERASE_LINE + "    " + current + " | " + part + power + ", " + Texts.clock(left)
                    + " left | run ends in " + Texts.clock(leftAfterInterval.plus(left)));
            out.flush();
        }
    }

    @Override
    public void intervalDone(WorkletPlan worklet, IntervalPlan interval, IntervalResult result) {
        timeLeft.ends(interval);
        line("    " + interval.label() + ": " + Texts.outcome(result)
                + (terminal ? "" : " | run ends in " + Texts.clock(timeLeft.afterInterval())));
    }

    @Override
    public void faulted(Fault fault) {
        line("! " + fault.place() + ": " + fault.sentence());
        fault.lastLines().forEach(last -> line("!   " + last));
    }

    @Override
    public void runEnded(Termination termination) {
        if (!termination.complete()) {
            line("incomplete: " + termination.sentence());
        }
    }

    private void line(String text) {
        if (terminal) {
            out.print(ERASE_LINE);
        }
        out.println(text);
    }
}
