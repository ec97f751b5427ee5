package org.wattladder.console.live;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.wattladder.chauffeur.config.change.ExpectedDuration;
import org.wattladder.chauffeur.event.RunEvent;
import org.wattladder.chauffeur.event.RunPosition;
import org.wattladder.chauffeur.journal.JournalRecord;
import org.wattladder.chauffeur.journal.RunSoFar;
import org.wattladder.chauffeur.terminal.TimeLeft;
import org.wattladder.model.interval.IntervalPlan;
import org.wattladder.model.plan.RunPlan;
import org.wattladder.model.plan.WorkletPlan;
import org.wattladder.model.text.Message;
import org.wattladder.model.text.Text;
import org.wattladder.reporter.finding.Finding;
import org.wattladder.reporter.view.table.Cells;

/**
 * How far a run is.
 *
 * @param plan that it follows
 * @param journal its records, the oldest first; none before it begins
 * @param soFar what they say
 * @param position where its process is now; empty when no process runs it
 * @param worst what weighs most of what was found so far; empty when there is nothing but notes, and when no process runs it
 */
public record Course(
        RunPlan plan,
        List<JournalRecord> journal,
        RunSoFar soFar,
        Optional<RunPosition> position,
        Optional<Finding> worst) {
    public Course {
        journal = List.copyOf(journal);
    }

    /** Place of the worklet in the plan, from 0: the present one, or the last that was begun. */
    public int place() {
        return position.map(RunPosition::worklet)
                .orElseGet(() -> IntStream.range(0, plan.worklets().size())
                        .filter(place -> !soFar.worklet(place).intervals().isEmpty())
                        .max()
                        .orElse(0));
    }

    /** That worklet. */
    public WorkletPlan worklet() {
        return plan.worklets().get(place());
    }

    /** The interval that is on; empty between intervals, and when no process runs it. */
    public Optional<IntervalPlan> interval() {
        return position.flatMap(RunPosition::interval).map(RunEvent.IntervalStarted::interval);
    }

    /** The part of it that is on; before its first part what is launched or waited for. */
    public Message part() {
        return position.map(Now::word).orElse(Message.of("console.joining"));
    }

    /** What is left of that interval. */
    public Duration leftOfInterval() {
        return position.flatMap(RunPosition::part)
                .map(RunEvent.PartEntered::left)
                .orElse(Duration.ZERO);
    }

    /** What meters read last, with its age; empty before their first reading, and when no process runs it. */
    public Optional<RunPosition.Readings> read() {
        return position.flatMap(RunPosition::read);
    }

    /** Name and average watts of the interval that was recorded last, or a dash before the first one; never what is measured now. */
    public Text lastInterval() {
        return soFar.last()
                .<Text>map(recorded -> Message.of(
                        "console.interval-watts",
                        recorded.interval().plan().label(),
                        Cells.watts(recorded.interval().power().averageWatts().asOptional(), 4)))
                .orElse(Cells.ABSENT);
    }

    /** What is left of the whole run, at most. */
    public Duration left() {
        return leftOfInterval().plus(timeLeft().afterInterval());
    }

    /** The word for when the run ends: then, or then at the latest. */
    public Message endsWord() {
        return Message.of(timeLeft().isKnown() ? "console.ends" : "console.ends-at-most");
    }

    private TimeLeft timeLeft() {
        TimeLeft left = new TimeLeft(plan, () -> 0);
        left.prepares(place());
        soFar.worklet(place()).intervals().forEach(recorded -> left.begins(recorded.plan()));
        interval().ifPresent(left::begins);
        return left;
    }

    /** Part of the whole time that is over, in percent. */
    public int percent() {
        double whole = Math.max(1, ExpectedDuration.of(plan).toMillis());
        return (int) Math.round(100 * Math.min(1, Math.max(0, 1 - left().toMillis() / whole)));
    }
}
