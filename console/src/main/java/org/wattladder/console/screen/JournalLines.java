package org.wattladder.console.screen;

import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.wattladder.chauffeur.journal.JournalRecord;
import org.wattladder.console.live.Course;
import org.wattladder.model.interval.IntervalPlan;
import org.wattladder.model.plan.RunPlan;
import org.wattladder.model.result.Fault;
import org.wattladder.model.result.IntervalResult;
import org.wattladder.model.text.Message;
import org.wattladder.model.text.Name;
import org.wattladder.model.text.Text;
import org.wattladder.reporter.view.table.Cells;

/** What the journal of a run says, for people. */
public final class JournalLines {
    private static final int SHOWN = 40;

    private JournalLines() {}

    /**
     * One line.
     *
     * @param at when; empty when the record does not tell
     * @param what was recorded
     */
    public record Line(Optional<Instant> at, Text what) {}

    /** The last lines, the newest first. */
    static List<Line> newest(Course course) {
        List<Line> lines = new ArrayList<>();
        course.journal().forEach(record -> line(record, course.plan()).ifPresent(lines::add));
        Collections.reverse(lines);
        return List.copyOf(lines.subList(0, Math.min(SHOWN, lines.size())));
    }

    private static Optional<Line> line(JournalRecord record, RunPlan plan) {
        if (record instanceof JournalRecord.RunStarted started) {
            return at(started.at(), Message.of("course.run-started", new Name(started.run())));
        }
        if (record instanceof JournalRecord.RunResumed resumed) {
            return at(resumed.at(), Message.of("course.run-resumed", resumed.cause()));
        }
        if (record instanceof JournalRecord.HostJoined joined) {
            return undated(
                    Message.of("course.host-joined", new Name(joined.host().name())));
        }
        if (record instanceof JournalRecord.MeterJoined joined) {
            return undated(
                    Message.of("course.meter-joined", new Name(joined.meter().name())));
        }
        if (record instanceof JournalRecord.IntervalRecorded recorded) {
            return Optional.of(recorded(plan.worklets().get(recorded.worklet()).name(), recorded.interval()));
        }
        if (record instanceof JournalRecord.IntervalDiscarded discarded) {
            IntervalResult tried = discarded.discarded().interval();
            return at(
                    tried.window().endedAt(),
                    Message.of(
                            "course.interval-discarded",
                            new Name(plan.worklets().get(discarded.worklet()).name()),
                            tried.plan().label(),
                            discarded.discarded().reason()));
        }
        if (record instanceof JournalRecord.FaultNoted noted) {
            Fault fault = noted.fault();
            return at(fault.at(), Message.of("fault.at", fault.place(), fault.reason()));
        }
        return record instanceof JournalRecord.RunEnded ended
                ? at(
                        ended.at(),
                        ended.termination().complete()
                                ? Message.of("course.run-complete")
                                : ended.termination().reason().orElse(Message.of("run-incomplete.unknown")))
                : Optional.empty();
    }

    /** An idle machine has no rate, and a warm-up no watts. */
    private static Line recorded(String worklet, IntervalResult interval) {
        IntervalPlan plan = interval.plan();
        Name name = new Name(worklet);
        Text rate = Cells.significant(interval.rates().actual(), 4);
        Text watts = Cells.watts(interval.power().averageWatts().asOptional(), 4);
        return new Line(
                Optional.of(interval.window().endedAt()),
                plan.idle()
                        ? Message.of("course.idle-recorded", name, plan.label(), watts)
                        : plan.metered()
                                ? Message.of("course.interval-recorded", name, plan.label(), rate, watts)
                                : Message.of("course.unmetered-recorded", name, plan.label(), rate));
    }

    private static Optional<Line> at(Instant at, Text what) {
        return Optional.of(new Line(Optional.of(at), what));
    }

    private static Optional<Line> undated(Text what) {
        return Optional.of(new Line(Optional.empty(), what));
    }
}
