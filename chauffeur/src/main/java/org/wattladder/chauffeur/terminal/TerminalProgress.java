package org.wattladder.chauffeur.terminal;

import java.io.PrintStream;
import java.time.Duration;
import java.util.Locale;
import java.util.OptionalDouble;
import java.util.function.Consumer;
import org.wattladder.chauffeur.event.RunEvent;
import org.wattladder.chauffeur.journal.JournalRecord;
import org.wattladder.model.interval.IntervalPlan;
import org.wattladder.model.plan.RunPlan;
import org.wattladder.model.plan.WorkletPlan;
import org.wattladder.model.result.Fault;
import org.wattladder.model.result.IntervalResult;
import org.wattladder.model.result.MeterFacts;

/**
 * Progress on standard error: one line per interval, and on a terminal one more that is redrawn with the part, the time
 * left and the estimated end of the run.
 */
public final class TerminalProgress implements Consumer<RunEvent> {
    private static final String ERASE_LINE = "\r\u001b[K";

    private final PrintStream out;
    private final boolean terminal;
    private RunPlan plan;
    private IntervalPlan interval;
    private TimeLeft timeLeft;
    private Duration leftAfterInterval = Duration.ZERO;
    private String current = "";

    /**
     * Speaks to a stream.
     *
     * @param terminal whether the stream is a terminal, where a line can be redrawn
     */
    @SuppressWarnings("NullAway.Init") // a run starts before anything else is told of it
    public TerminalProgress(PrintStream out, boolean terminal) {
        this.out = out;
        this.terminal = terminal;
    }

    @Override
    public void accept(RunEvent event) {
        if (event instanceof RunEvent.RunStarted started) {
            runStarted(started.plan(), started.directory());
        } else if (event instanceof RunEvent.Note note) {
            line("  " + note.sentence());
        } else if (event instanceof RunEvent.WorkletPreparing preparing) {
            workletPreparing(preparing.worklet());
        } else if (event instanceof RunEvent.IntervalStarted started) {
            intervalStarted(started);
        } else if (event instanceof RunEvent.PartEntered entered) {
            redraw(entered.part().label(), entered.left());
        } else if (event instanceof RunEvent.Progress progress) {
            OptionalDouble watts = progress.watts().asOptional();
            String power = watts.isPresent() ? String.format(Locale.ROOT, ", %.1f W", watts.getAsDouble()) : "";
            redraw(progress.part().label() + power, progress.left());
        } else if (event instanceof RunEvent.EventsMissed missed) {
            line("  " + missed.events() + " events are not shown, because the terminal was too slow");
        } else if (event instanceof RunEvent.Journaled journaled) {
            journaled(journaled.entry());
        }
    }

    private void journaled(JournalRecord entry) {
        if (entry instanceof JournalRecord.MeterJoined joined) {
            MeterFacts meter = joined.meter();
            line("  " + meter.name() + ": " + meter.identity().device() + " at " + meter.address() + ", evidence "
                    + meter.tier().label());
        } else if (entry instanceof JournalRecord.IntervalRecorded recorded) {
            recorded(recorded.interval());
        } else if (entry instanceof JournalRecord.IntervalDiscarded discarded) {
            line("  " + current + " is tried again, because "
                    + discarded.discarded().reason());
        } else if (entry instanceof JournalRecord.ClockStepped stepped) {
            line(String.format(
                    Locale.ROOT,
                    "  the clock of this machine was set by %+.3f s, or the machine slept",
                    stepped.step().seconds()));
        } else if (entry instanceof JournalRecord.FaultNoted noted) {
            faulted(noted.fault());
        } else if (entry instanceof JournalRecord.RunEnded end
                && !end.termination().complete()) {
            line("incomplete: " + end.termination().sentence());
        }
    }

    private void runStarted(RunPlan started, String directory) {
        plan = started;
        timeLeft = new TimeLeft(plan, System::nanoTime);
        line(plan.suite().title() + " (suite " + plan.suite().name() + ", "
                + plan.suite().mode() + ")");
        plan.suite().changes().forEach(change -> line("  " + change));
        line("  about " + ProgressText.clock(timeLeft.afterInterval()) + "; everything goes to " + directory);
    }

    private void workletPreparing(int place) {
        timeLeft.prepares(place);
        WorkletPlan worklet = plan.worklets().get(place);
        line("[" + (place + 1) + "/" + plan.worklets().size() + "] " + worklet.name() + " (" + worklet.workload()
                + ")");
    }

    private void intervalStarted(RunEvent.IntervalStarted started) {
        interval = started.interval();
        timeLeft.begins(interval);
        leftAfterInterval = timeLeft.afterInterval();
        OptionalDouble target = started.targetRate().asOptional();
        current = plan.worklets().get(started.worklet()).name() + " " + interval.label()
                + (target.isPresent() ? ", target " + ProgressText.rate(target.getAsDouble()) : "");
    }

    private void redraw(String doing, Duration left) {
        if (terminal) {
            out.print(ERASE_LINE + "    " + current + " | " + doing + ", " + ProgressText.clock(left)
                    + " left | run ends in " + ProgressText.clock(leftAfterInterval.plus(left)));
            out.flush();
        }
    }

    private void recorded(IntervalResult result) {
        timeLeft.ends(interval);
        line("    " + interval.label() + ": " + ProgressText.outcome(result)
                + (terminal ? "" : " | run ends in " + ProgressText.clock(timeLeft.afterInterval())));
    }

    private void faulted(Fault fault) {
        line("! " + fault.place() + ": " + fault.sentence());
        fault.lastLines().forEach(last -> line("!   " + last));
    }

    private void line(String text) {
        if (terminal) {
            out.print(ERASE_LINE);
        }
        out.println(text);
    }
}
