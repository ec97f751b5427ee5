package org.wattladder.model.result;

import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import java.util.Objects;
import org.wattladder.model.archive.FormatVersion;
import org.wattladder.model.environment.Environment;
import org.wattladder.model.environment.HostEnvironment;
import org.wattladder.model.plan.HostPlan;
import org.wattladder.model.plan.HostRole;
import org.wattladder.model.plan.RunPlan;

/**
 * Everything known about a run, the content of {@code result.xml}.
 *
 * @param run identifier, the name of the run directory
 * @param productVersion of the Chauffeur
 * @param course how it went
 * @param plan as resolved before the start; what did not happen shows by comparing with it
 * @param hosts what the Directors found
 * @param meters power analyzers and temperature sensors as they identified themselves
 * @param worklets those that were begun, in order of execution
 * @param environment what is disclosed; {@link Environment#unasked()} until the Directors answered
 */
public record RunResult(
        String run,
        String productVersion,
        RunCourse course,
        RunPlan plan,
        List<HostResult> hosts,
        List<MeterFacts> meters,
        List<WorkletResult> worklets,
        Environment environment) {
    public RunResult {
        Objects.requireNonNull(run, "run");
        Objects.requireNonNull(productVersion, "productVersion");
        Objects.requireNonNull(course, "course");
        Objects.requireNonNull(plan, "plan");
        hosts = List.copyOf(hosts);
        meters = List.copyOf(meters);
        worklets = List.copyOf(worklets);
        Objects.requireNonNull(environment, "environment");
    }

    /** Version of the format, which is written and checked, not chosen. */
    @JsonProperty(access = JsonProperty.Access.READ_ONLY)
    public int formatVersion() {
        return FormatVersion.CURRENT;
    }

    /** What the Directors of the systems under test found. */
    @JsonIgnore
    public List<HostResult> systems() {
        return hosts.stream().filter(host -> host.role() == HostRole.SUT).toList();
    }

    /** What is disclosed of the systems under test. */
    @JsonIgnore
    public List<HostEnvironment> disclosedSystems() {
        List<String> systems = plan.systems().stream().map(HostPlan::name).toList();
        return environment.hosts().stream()
                .filter(host -> systems.contains(host.host()))
                .toList();
    }

    /** The same result with this plan. */
    public RunResult with(RunPlan other) {
        return new RunResult(run, productVersion, course, other, hosts, meters, worklets, environment);
    }

    /** The same result with this disclosed. */
    public RunResult with(Environment disclosed) {
        return new RunResult(run, productVersion, course, plan, hosts, meters, worklets, disclosed);
    }
}
