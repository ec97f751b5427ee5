package org.wattladder.chauffeur.ui;

import java.io.PrintStream;
import java.time.Duration;
import java.util.Locale;
import org.wattladder.chauffeur.run.IntervalNames;
import org.wattladder.chauffeur.run.RunListener;
import org.wattladder.model.plan.IntervalPlan;
import org.wattladder.model.plan.RunPlan;
import org.wattladder.model.plan.WorkletPlan;
import org.wattladder.model.result.Fault;
import org.wattladder.model.result.IntervalResult;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.result.Termination;
import org.wattladder.model.text.Message;
import org.wattladder.reporter.language.Words;

/**
 * Progress on standard error: one line per interval, and on a terminal one more that is redrawn with the part, the time
 * left and the estimated end of the run.
 */
public final class Progress implements RunListener {
    private static final String ERASE_LINE = "\r\u001b[K";

    private final PrintStream out;
    private final boolean terminal;
    private final Words words;
    private RunPlan plan;
    private TimeLeft timeLeft;
    private Duration leftAfterInterval = Duration.ZERO;
    private String current = "";

    /**
     * Speaks to a stream.
     *
     * @param terminal whether the stream is a terminal, where a line can be redrawn
     * @param words of the language that it shows
     */
    public Progress(PrintStream out, boolean terminal, Words words) {
        this.out = out;
        this.terminal = terminal;
        this.words = words;
    }

    @Override
    public void runStarted(RunPlan plan, String directory) {
        this.plan = plan;
        timeLeft = new TimeLeft(plan, System::nanoTime);
        say(
                "progress.run",
                plan.title(),
                plan.suite(),
                Message.of("mode." + plan.mode().name().toLowerCase(Locale.ROOT)));
        plan.changes().forEach(this::note);
        note(Message.of("progress.length", Texts.clock(timeLeft.afterInterval()), directory));
    }

    @Override
    public void note(Message message) {
        line("  " + words.say(message));
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
        Message place = Message.of("place.interval", worklet.name(), IntervalNames.of(interval));
        current = words.say(
                targetRate.asOptional().isPresent()
                        ? Message.of(
                                "progress.target",
                                place,
                                Texts.rate(targetRate.asOptional().getAsDouble()))
                        : place);
    }

    @Override
    public void intervalProceeds(String part, Duration left, Measurement watts) {
        if (terminal) {
            String power = watts.asOptional().isPresent()
                    ? String.format(Locale.ROOT, ", %.1f W", watts.asOptional().getAsDouble())
                    : "";
            out.print(ERASE_LINE + "    " + current + " | " + words.say(Message.of("part." + part)) + power + ", "
                    + words.say(
                            Message.of("progress.left", Texts.clock(left), Texts.clock(leftAfterInterval.plus(left)))));
            out.flush();
        }
    }

    @Override
    public void intervalDone(WorkletPlan worklet, IntervalPlan interval, IntervalResult result) {
        timeLeft.ends(interval);
        line("    " + words.say(IntervalNames.of(interval)) + ": " + Texts.outcome(result, words)
                + (terminal
                        ? ""
                        : " | " + words.say(Message.of("progress.ends", Texts.clock(timeLeft.afterInterval())))));
    }

    @Override
    public void faulted(Fault fault) {
        line("! " + words.say(Message.of("fault.at", fault.place(), fault.reason())));
        fault.lastLines().forEach(last -> line("!   " + last));
    }

    @Override
    public void runEnded(Termination termination) {
        if (!termination.complete()) {
            line(words.say(Ends.of(termination)));
        }
    }

    private void say(String messageId, Object... arguments) {
        line(words.say(Message.of(messageId, arguments)));
    }

    private void line(String text) {
        if (terminal) {
            out.print(ERASE_LINE);
        }
        out.println(text);
    }
}
