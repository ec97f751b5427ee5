package org.wattladder.chauffeur.terminal;

import java.io.PrintStream;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.OptionalDouble;
import java.util.function.Consumer;
import org.wattladder.chauffeur.config.change.ExpectedDuration;
import org.wattladder.chauffeur.event.IntervalPart;
import org.wattladder.chauffeur.event.RunEvent;
import org.wattladder.chauffeur.journal.JournalRecord;
import org.wattladder.model.interval.IntervalPlan;
import org.wattladder.model.plan.RunPlan;
import org.wattladder.model.plan.WorkletPlan;
import org.wattladder.model.result.Fault;
import org.wattladder.model.result.IntervalResult;
import org.wattladder.model.result.MeterFacts;
import org.wattladder.model.schedule.FinishedInterval;
import org.wattladder.model.schedule.RunSpread;
import org.wattladder.model.schedule.Turns;
import org.wattladder.model.text.Figure;
import org.wattladder.model.text.Message;
import org.wattladder.model.time.TimeSource;
import org.wattladder.reporter.format.text.Columns;
import org.wattladder.reporter.language.Words;
import org.wattladder.reporter.notation.Times;

/**
 * Progress on standard error: one line per interval, and on a terminal one more that is redrawn with the part, the time
 * left and the estimated end of the run.
 */
public final class TerminalProgress implements Consumer<RunEvent> {
    private static final String ERASE_LINE = "\r\u001b[K";

    private final PrintStream out;
    private final int columns;
    private final Words words;
    private final TimeSource time;
    private RunPlan plan;
    private IntervalPlan interval;
    private TimeLeft timeLeft;
    private Duration leftAfterInterval = Duration.ZERO;
    private final List<FinishedInterval> done = new ArrayList<>();
    private String current = "";
    private String deviation = "";

    /**
     * Speaks to a stream.
     *
     * @param columns width of the terminal, on which a line can be redrawn; 0 when the stream is none
     * @param words of the language that it shows
     * @param time the clock on which the end is told
     */
    @SuppressWarnings("NullAway.Init") // a run starts before anything else is told of it
    public TerminalProgress(PrintStream out, int columns, Words words, TimeSource time) {
        this.out = out;
        this.columns = columns;
        this.words = words;
        this.time = time;
    }

    @Override
    public void accept(RunEvent event) {
        if (event instanceof RunEvent.RunStarted started) {
            runStarted(started.plan(), started.directory());
        } else if (event instanceof RunEvent.Note note) {
            note(note.message());
        } else if (event instanceof RunEvent.WorkletPreparing preparing) {
            workletPreparing(preparing.worklet());
        } else if (event instanceof RunEvent.IntervalStarted started) {
            intervalStarted(started);
        } else if (event instanceof RunEvent.PartEntered entered) {
            redraw(label(entered.part()), entered.left());
        } else if (event instanceof RunEvent.Progress progress) {
            OptionalDouble watts = progress.watts().asOptional();
            String power = watts.isPresent() ? ", " + ProgressText.watts(watts.getAsDouble(), words) : "";
            redraw(label(progress.part()) + power, progress.left());
        } else if (event instanceof RunEvent.EventsMissed missed) {
            note(Message.of("progress.missed", missed.events()));
        } else if (event instanceof RunEvent.Journaled journaled) {
            journaled(journaled.entry());
        }
    }

    private void journaled(JournalRecord entry) {
        if (entry instanceof JournalRecord.MeterJoined joined) {
            MeterFacts meter = joined.meter();
            note(Message.of(
                    "note.meter",
                    meter.name(),
                    meter.identity().device(),
                    meter.address(),
                    Message.of("tier." + meter.tier().label())));
        } else if (entry instanceof JournalRecord.IntervalRecorded recorded) {
            recorded(recorded.interval());
        } else if (entry instanceof JournalRecord.IntervalDiscarded discarded) {
            timeLeft.triesAgain();
            note(Message.of("note.tried-again", current, discarded.discarded().reason()));
        } else if (entry instanceof JournalRecord.ClockStepped stepped) {
            note(Message.of("note.clock-set", Figure.signed(stepped.step().seconds(), 3)));
        } else if (entry instanceof JournalRecord.FaultNoted noted) {
            faulted(noted.fault());
        } else if (entry instanceof JournalRecord.RunEnded end
                && !end.termination().complete()) {
            line(words.say(Ends.of(end.termination())));
        }
    }

    private void runStarted(RunPlan started, String directory) {
        plan = started;
        timeLeft = new TimeLeft(plan, time::nanoTime);
        line(words.say(Message.of(
                "progress.run",
                plan.suite().title(),
                plan.suite().name(),
                Message.of("mode." + plan.suite().mode().label()))));
        plan.suite().changes().forEach(this::note);
        note(Message.of(
                timeLeft.isKnown() ? "progress.length" : "progress.length-at-most",
                Times.clock(ExpectedDuration.of(plan)),
                directory));
    }

    private void workletPreparing(int place) {
        timeLeft.prepares(place);
        done.clear();
        deviation = "";
        WorkletPlan worklet = plan.worklets().get(place);
        line("[" + (place + 1) + "/" + plan.worklets().size() + "] " + worklet.name() + " (" + worklet.workload()
                + ")");
    }

    private void intervalStarted(RunEvent.IntervalStarted started) {
        interval = started.interval();
        timeLeft.begins(interval);
        leftAfterInterval = timeLeft.afterInterval();
        current = words.say(Message.of(
                "place.interval", plan.worklets().get(started.worklet()).name(), interval.label()));
    }

    /** What matters most comes first, as a line that wraps could not be redrawn. */
    private void redraw(String doing, Duration left) {
        if (columns > 0) {
            Duration ofRun = leftAfterInterval.plus(left);
            String text = ProgressText.bar(left, interval.lengths().total()) + " "
                    + words.say(Message.of(
                            timeLeft.isKnown() ? "progress.left" : "progress.left-at-most",
                            Times.clock(left),
                            ProgressText.timeOfDay(time.now().plus(ofRun))))
                    + " | " + current + ": " + doing + deviation;
            out.print(ERASE_LINE + text.substring(0, Columns.fitting(text, columns - 1)));
            out.flush();
        }
    }

    private void recorded(IntervalResult result) {
        timeLeft.ends(result.plan());
        deviation = ProgressText.deviation(result)
                .map(percent -> ", " + words.say(Message.of("progress.last-deviation", percent)))
                .orElse("");
        done.add(result.finished());
        line("    " + words.say(interval.label()) + ": " + ProgressText.outcome(result, words)
                + precision(result)
                + (columns > 0
                        ? ""
                        : " | "
                                + words.say(Message.of(
                                        timeLeft.isKnown() ? "progress.ends" : "progress.ends-at-most",
                                        Times.clock(timeLeft.afterInterval())))));
    }

    /** How well the mean of a command is known so far. */
    private String precision(IntervalResult result) {
        String command = Turns.command(result.plan());
        if (command.isEmpty() || !result.plan().works()) {
            return "";
        }
        RunSpread spread = Turns.spread(command, done);
        OptionalDouble percent = spread.halfWidthPercent();
        return percent.isEmpty()
                ? ""
                : " | "
                        + words.say(Message.of(
                                "progress.mean-known", spread.runs(), Figure.significant(percent.getAsDouble(), 2)));
    }

    private void faulted(Fault fault) {
        line("! " + words.say(Message.of("fault.at", fault.place(), fault.reason())));
        fault.lastLines().forEach(last -> line("!   " + last));
    }

    private String label(IntervalPart part) {
        return words.say(Message.of("part." + part.name().toLowerCase(Locale.ROOT)));
    }

    private void note(Message message) {
        line("  " + words.say(message));
    }

    private void line(String text) {
        if (columns > 0) {
            out.print(ERASE_LINE);
        }
        out.println(text);
    }
}
