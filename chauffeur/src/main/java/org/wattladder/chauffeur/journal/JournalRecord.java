package org.wattladder.chauffeur.journal;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import java.time.Instant;
import java.util.List;
import org.wattladder.model.archive.FormatVersion;
import org.wattladder.model.archive.SamplesPart;
import org.wattladder.model.environment.Environment;
import org.wattladder.model.interval.IntervalPlan;
import org.wattladder.model.result.ClockStep;
import org.wattladder.model.result.DiscardedInterval;
import org.wattladder.model.result.Fault;
import org.wattladder.model.result.HostClient;
import org.wattladder.model.result.HostResult;
import org.wattladder.model.result.HostServer;
import org.wattladder.model.result.IntervalResult;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.result.MeterFacts;
import org.wattladder.model.result.Termination;
import org.wattladder.model.text.Message;

/** One line of the journal; worklets are counted from 0 in the order of the plan. */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "record")
@JsonSubTypes({
    @JsonSubTypes.Type(value = JournalRecord.RunStarted.class, name = "run-started"),
    @JsonSubTypes.Type(value = JournalRecord.ChauffeurKnown.class, name = "chauffeur-known"),
    @JsonSubTypes.Type(value = JournalRecord.RunResumed.class, name = "run-resumed"),
    @JsonSubTypes.Type(value = JournalRecord.ClockStepped.class, name = "clock-stepped"),
    @JsonSubTypes.Type(value = JournalRecord.HostJoined.class, name = "host-joined"),
    @JsonSubTypes.Type(value = JournalRecord.EnvironmentKnown.class, name = "environment-known"),
    @JsonSubTypes.Type(value = JournalRecord.MeterJoined.class, name = "meter-joined"),
    @JsonSubTypes.Type(value = JournalRecord.WorkletStarted.class, name = "worklet-started"),
    @JsonSubTypes.Type(value = JournalRecord.IntervalPlanned.class, name = "interval-planned"),
    @JsonSubTypes.Type(value = JournalRecord.SamplesWritten.class, name = "samples-written"),
    @JsonSubTypes.Type(value = JournalRecord.IntervalRecorded.class, name = "interval-recorded"),
    @JsonSubTypes.Type(value = JournalRecord.IntervalDiscarded.class, name = "interval-discarded"),
    @JsonSubTypes.Type(value = JournalRecord.Calibrated.class, name = "calibrated"),
    @JsonSubTypes.Type(value = JournalRecord.FaultNoted.class, name = "fault-noted"),
    @JsonSubTypes.Type(value = JournalRecord.WorkletEnded.class, name = "worklet-ended"),
    @JsonSubTypes.Type(value = JournalRecord.RunEnded.class, name = "run-ended")
})
public sealed interface JournalRecord {

    /**
     * The first record.
     *
     * @param formatVersion of the writer
     * @param run identifier
     * @param productVersion of the Chauffeur
     * @param at when
     * @param planHash of the plan beside the journal
     */
    record RunStarted(int formatVersion, String run, String productVersion, Instant at, String planHash)
            implements JournalRecord {

        /** The first record of this version. */
        public RunStarted(String run, String productVersion, Instant at, String planHash) {
            this(FormatVersion.CURRENT, run, productVersion, at, planHash);
        }
    }

    /**
     * The process that runs or resumes the run, beside its version.
     *
     * @param programDigest of its own class path, see {@code ProgramDigest}
     * @param catalogueDigest of its worklet catalogue
     * @param plugins jars with worklets from outside, each with name and digest
     * @param boot identifier of the boot of its machine; empty where the system has none
     */
    record ChauffeurKnown(String programDigest, String catalogueDigest, List<String> plugins, String boot)
            implements JournalRecord {}

    /**
     * The run goes on after it was aborted; plan, software, hosts and meters are those of before.
     *
     * @param at when
     * @param brokenOffAt last moment that the journal knew of
     * @param after worklet and interval that were recorded last
     * @param cause why it was aborted, as far as is known
     */
    record RunResumed(Instant at, Instant brokenOffAt, Message after, Message cause) implements JournalRecord {}

    /**
     * The wall clock was set while the run was on.
     *
     * @param step by how much, and where
     */
    record ClockStepped(ClockStep step) implements JournalRecord {}

    /**
     * A Director was welcomed.
     *
     * @param host what it found
     */
    record HostJoined(HostResult host) implements JournalRecord {}

    /**
     * What is disclosed of the run.
     *
     * @param environment the user's file and what the Directors found, together
     */
    record EnvironmentKnown(Environment environment) implements JournalRecord {}

    /**
     * A meter identified itself.
     *
     * @param meter what it said
     */
    record MeterJoined(MeterFacts meter) implements JournalRecord {}

    /**
     * Clients of a worklet are ready; when it is continued, they take the place of those before.
     *
     * @param worklet place in the plan
     * @param clients as launched
     * @param servers as launched
     */
    record WorkletStarted(int worklet, List<HostClient> clients, List<HostServer> servers) implements JournalRecord {}

    /**
     * An interval is about to begin; without a later record of it, it is missing.
     *
     * @param worklet place in the plan
     * @param interval as the schedule asks for it
     */
    record IntervalPlanned(int worklet, IntervalPlan interval) implements JournalRecord {}

    /**
     * Rows of {@code samples.csv} are on the disk; the record of the interval they were taken for follows.
     *
     * @param part all rows since the last record of this kind, those of measurements that count for nothing too
     */
    record SamplesWritten(SamplesPart part) implements JournalRecord {}

    /**
     * An interval is over.
     *
     * @param worklet place in the plan
     * @param interval its figures
     */
    record IntervalRecorded(int worklet, IntervalResult interval) implements JournalRecord {}

    /**
     * An attempt at an interval was disturbed; the next record of this worklet is about another attempt.
     *
     * @param worklet place in the plan
     * @param discarded its figures, and why they do not count
     */
    record IntervalDiscarded(int worklet, DiscardedInterval discarded) implements JournalRecord {}

    /**
     * The calibration intervals gave a rate.
     *
     * @param worklet place in the plan
     * @param transactionsPerSecond that count as 100 %
     */
    record Calibrated(int worklet, Measurement transactionsPerSecond) implements JournalRecord {}

    /**
     * Something went wrong.
     *
     * @param worklet place in the plan
     * @param fault what
     */
    record FaultNoted(int worklet, Fault fault) implements JournalRecord {}

    /**
     * A worklet is over, with or without faults.
     *
     * @param worklet place in the plan
     * @param peaks most memory each of its clients held
     */
    record WorkletEnded(int worklet, List<HostPeak> peaks) implements JournalRecord {
        public WorkletEnded {
            peaks = List.copyOf(peaks);
        }
    }

    /**
     * Most memory that one client held.
     *
     * @param host name in the plan of the system under test that it drove
     * @param copy number of its deployment on that host
     * @param client number in that deployment
     * @param peakBytes absent where the kernel does not tell
     */
    record HostPeak(String host, int copy, int client, Measurement peakBytes) {}

    /**
     * The last record, unless the run is resumed; without it the run was cut off.
     *
     * @param at when
     * @param termination how
     */
    record RunEnded(Instant at, Termination termination) implements JournalRecord {}
}
