package org.wattladder.model.result;

import java.time.Instant;
import java.util.List;
import java.util.Objects;
import org.wattladder.model.archive.FormatVersion;
import org.wattladder.model.environment.Environment;
import org.wattladder.model.plan.RunPlan;

/**
 * Everything known about a run, the content of {@code result.xml}.
 *
 * @param formatVersion {@link #FORMAT_VERSION} of the writer
 * @param run identifier, the name of the run directory
 * @param productVersion of the Chauffeur
 * @param startedAt when the run began, by the Chauffeur's clock
 * @param endedAt when it ended, or the last thing the journal knows of
 * @param termination how it ended
 * @param plan as resolved before the start; what did not happen shows by comparing with it
 * @param hosts what the Directors found
 * @param meters power analyzers and temperature sensors as they identified themselves
 * @param worklets those that were begun, in order of execution
 * @param environment what is disclosed; {@link Environment#unasked()} until the Directors answered
 * @param interruptions each time the run broke off and was resumed, in order; mostly none
 * @param clockSteps each time the Chauffeur's clock was set while the run was on; mostly none
 */
public record RunResult(
        int formatVersion,
        String run,
        String productVersion,
        Instant startedAt,
        Instant endedAt,
        Termination termination,
        RunPlan plan,
        List<HostResult> hosts,
        List<MeterFacts> meters,
        List<WorkletResult> worklets,
        Environment environment,
        List<Interruption> interruptions,
        List<ClockStep> clockSteps) {

    /** Version of this format. */
    public static final int FORMAT_VERSION = FormatVersion.CURRENT;

    public RunResult {
        Objects.requireNonNull(run, "run");
        Objects.requireNonNull(termination, "termination");
        Objects.requireNonNull(plan, "plan");
        hosts = List.copyOf(hosts);
        meters = List.copyOf(meters);
        worklets = List.copyOf(worklets);
        Objects.requireNonNull(environment, "environment");
        interruptions = List.copyOf(interruptions);
        clockSteps = List.copyOf(clockSteps);
    }

    /** A result of a run that was not interrupted. */
    public RunResult(
            int formatVersion,
            String run,
            String productVersion,
            Instant startedAt,
            Instant endedAt,
            Termination termination,
            RunPlan plan,
            List<HostResult> hosts,
            List<MeterFacts> meters,
            List<WorkletResult> worklets,
            Environment environment) {
        this(
                formatVersion,
                run,
                productVersion,
                startedAt,
                endedAt,
                termination,
                plan,
                hosts,
                meters,
                worklets,
                environment,
                List.of(),
                List.of());
    }

    /** A result that discloses nothing. */
    public RunResult(
            int formatVersion,
            String run,
            String productVersion,
            Instant startedAt,
            Instant endedAt,
            Termination termination,
            RunPlan plan,
            List<HostResult> hosts,
            List<MeterFacts> meters,
            List<WorkletResult> worklets) {
        this(
                formatVersion,
                run,
                productVersion,
                startedAt,
                endedAt,
                termination,
                plan,
                hosts,
                meters,
                worklets,
                Environment.unasked());
    }

    /** The same result with this plan. */
    public RunResult with(RunPlan other) {
        return new RunResult(
                formatVersion,
                run,
                productVersion,
                startedAt,
                endedAt,
                termination,
                other,
                hosts,
                meters,
                worklets,
                environment,
                interruptions,
                clockSteps);
    }

    /** The same result with this disclosed. */
    public RunResult with(Environment disclosed) {
        return new RunResult(
                formatVersion,
                run,
                productVersion,
                startedAt,
                endedAt,
                termination,
                plan,
                hosts,
                meters,
                worklets,
                disclosed,
                interruptions,
                clockSteps);
    }

    /** The same result of a run that was interrupted so, and whose clock was set so. */
    public RunResult with(List<Interruption> interrupted, List<ClockStep> stepped) {
        return new RunResult(
                formatVersion,
                run,
                productVersion,
                startedAt,
                endedAt,
                termination,
                plan,
                hosts,
                meters,
                worklets,
                environment,
                interrupted,
                stepped);
    }
}
