package org.wattladder.chauffeur.event;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.wattladder.chauffeur.journal.JournalRecord;
import org.wattladder.model.interval.IntervalPlan;
import org.wattladder.model.plan.RunPlan;
import org.wattladder.model.result.EvidenceTier;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.result.MeterFacts;
import org.wattladder.model.text.Message;
import org.wattladder.reporter.finding.Verdict;

/** Something that happens in a run; worklets are counted from 0 in the order of the plan. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "event")
@JsonSubTypes({
    @JsonSubTypes.Type(value = RunEvent.Attached.class, name = "attached"),
    @JsonSubTypes.Type(value = RunEvent.RunStarted.class, name = "run-started"),
    @JsonSubTypes.Type(value = RunEvent.Note.class, name = "note"),
    @JsonSubTypes.Type(value = RunEvent.Journaled.class, name = "journaled"),
    @JsonSubTypes.Type(value = RunEvent.WorkletPreparing.class, name = "worklet-preparing"),
    @JsonSubTypes.Type(value = RunEvent.IntervalStarted.class, name = "interval-started"),
    @JsonSubTypes.Type(value = RunEvent.PartEntered.class, name = "part-entered"),
    @JsonSubTypes.Type(value = RunEvent.Progress.class, name = "progress"),
    @JsonSubTypes.Type(value = RunEvent.ReportsWritten.class, name = "reports-written"),
    @JsonSubTypes.Type(value = RunEvent.Finished.class, name = "finished"),
    @JsonSubTypes.Type(value = RunEvent.EventsMissed.class, name = "events-missed")
})
public sealed interface RunEvent {

    /**
     * The first event of who joins a run that is on from outside: where it is now.
     *
     * @param run identifier
     * @param directory of the run, absolute
     * @param processId of the Chauffeur
     * @param productVersion of the Chauffeur
     * @param journalLines in the journal now; events of later lines follow
     * @param position of the run now; empty before its first worklet
     */
    record Attached(
            String run,
            String directory,
            long processId,
            String productVersion,
            int journalLines,
            Optional<RunPosition> position)
            implements RunEvent {}

    /**
     * A run begins or is resumed; no agent has been started yet. A series tells this for each of its runs.
     *
     * @param directory of the run
     * @param plan it follows
     */
    record RunStarted(String directory, RunPlan plan) implements RunEvent {}

    /**
     * Something a user should know, of which the journal keeps nothing.
     *
     * @param message for people
     */
    record Note(Message message) implements RunEvent {}

    /**
     * The journal has this record, forced to the disk: an agent joined, clients are ready, an interval was
     * planned, recorded or discarded, a fault, the end of the run.
     *
     * @param line number in the journal, from 1
     * @param entry as the journal keeps it
     */
    record Journaled(int line, JournalRecord entry) implements RunEvent {}

    /**
     * Clients of a worklet are launched.
     *
     * @param worklet place in the plan
     */
    record WorkletPreparing(int worklet) implements RunEvent {}

    /**
     * An attempt at an interval begins with its pause: the first, another one after a disturbance, or a warm-up that is run
     * again when the run is resumed. The journal has the interval once, when its schedule asks for it.
     *
     * @param worklet place in the plan
     * @param interval as planned
     * @param targetRate transactions per second of all hosts; absent when unpaced or idle
     */
    record IntervalStarted(int worklet, IntervalPlan interval, Measurement targetRate) implements RunEvent {}

    /**
     * A part of the interval begins.
     *
     * @param part which
     * @param left of the whole interval
     */
    record PartEntered(IntervalPart part, Duration left) implements RunEvent {}

    /**
     * Time passes in a part; a subscriber that is slow hears the last of several.
     *
     * @param part which
     * @param left of the whole interval
     * @param watts of the meters' latest samples; absent before the first one
     * @param tier of the weakest meter in the watts; empty without a power meter
     * @param celsius the lowest of the sensors' latest samples; absent before the first one
     * @param readings the latest sample of each device that counts
     */
    record Progress(
            IntervalPart part,
            Duration left,
            Measurement watts,
            Optional<EvidenceTier> tier,
            Measurement celsius,
            List<Reading> readings)
            implements RunEvent {
        public Progress {
            readings = List.copyOf(readings);
        }
    }

    /**
     * The latest sample of one device.
     *
     * @param meter name in the plan
     * @param quantity watts or degrees Celsius
     * @param value absent with the reason: no new sample, or one that is no figure
     */
    record Reading(String meter, MeterFacts.Quantity quantity, Measurement value) {}

    /**
     * The result is composed and every report written.
     *
     * @param verdict on the result
     * @param files that were written, by path
     */
    record ReportsWritten(Verdict verdict, List<String> files) implements RunEvent {
        public ReportsWritten {
            files = List.copyOf(files);
        }
    }

    /**
     * The last event: the run or series is over.
     *
     * @param exitCode of a process that only runs it
     * @param complaint why nothing more could be done; empty when the reports say everything
     */
    record Finished(int exitCode, Optional<Message> complaint) implements RunEvent {}

    /**
     * The subscriber was too slow and the oldest events were dropped; the journal has what counts.
     *
     * @param events how many were dropped
     */
    record EventsMissed(long events) implements RunEvent {}
}
