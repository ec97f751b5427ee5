package org.wattladder.chauffeur.terminal;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.wattladder.chauffeur.event.RunEvent;
import org.wattladder.chauffeur.event.RunPosition;
import org.wattladder.chauffeur.journal.JournalRecord;
import org.wattladder.model.plan.RunPlan;
import org.wattladder.model.result.Measurement;

/**
 * Tells who begins to watch in the middle of a run what happened before: the plan, the meters, which worklets were begun,
 * and the intervals of the present one.
 */
public final class Replay {
    private final Consumer<RunEvent> subscriber;
    private int last = -1;

    /** Tells this subscriber. */
    public Replay(Consumer<RunEvent> subscriber) {
        this.subscriber = subscriber;
    }

    /**
     * Tells everything.
     *
     * @param journal from its first line on
     * @param position where the run is; empty before its first worklet
     */
    public void tell(String directory, RunPlan plan, List<JournalRecord> journal, Optional<RunPosition> position) {
        subscriber.accept(new RunEvent.RunStarted(directory, plan));
        int present = position.map(RunPosition::worklet).orElse(-1);
        for (int line = 1; line <= journal.size(); line++) {
            JournalRecord entry = journal.get(line - 1);
            if (entry instanceof JournalRecord.IntervalPlanned planned) {
                prepares(planned.worklet());
                if (planned.worklet() == present) {
                    subscriber.accept(new RunEvent.IntervalStarted(
                            present, planned.interval(), Measurement.absent("absent.unpaced")));
                }
            } else if (entry instanceof JournalRecord.MeterJoined
                    || entry instanceof JournalRecord.FaultNoted
                    || (entry instanceof JournalRecord.IntervalRecorded recorded && recorded.worklet() == present)) {
                subscriber.accept(new RunEvent.Journaled(line, entry));
            }
        }
        position.ifPresent(this::arrive);
    }

    private void arrive(RunPosition position) {
        prepares(position.worklet());
        position.interval().ifPresent(subscriber);
        position.part().ifPresent(subscriber);
    }

    private void prepares(int worklet) {
        if (worklet != last) {
            last = worklet;
            subscriber.accept(new RunEvent.WorkletPreparing(worklet));
        }
    }
}
