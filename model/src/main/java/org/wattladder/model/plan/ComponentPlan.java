package org.wattladder.model.plan;

import com.fasterxml.jackson.annotation.JsonIgnore;
import java.util.List;
import java.util.Objects;

/**
 * One part of a deployment: what runs where, and which other parts it needs.
 *
 * @param role name in its deployment, lower case words joined by hyphens; others ask for its endpoint by it
 * @param on host that it runs on: the system under test, or the driver of that
 * @param program what runs
 * @param needs roles that must be up before, and whose endpoints it is told
 */
public record ComponentPlan(String role, HostRole on, Program program, List<String> needs) {
    /** The role of the worklet that drives a deployment. */
    public static final String WORKLET = "worklet";

    private static final String NEXT = "next-";

    public ComponentPlan {
        if (!isRole(role)) {
            throw new IllegalArgumentException("a role is lower case words joined by hyphens, not " + role);
        }
        Objects.requireNonNull(on, "on");
        Objects.requireNonNull(program, "program");
        needs = List.copyOf(needs);
    }

    /** A component on the system under test. */
    public ComponentPlan(String role, Program program, List<String> needs) {
        this(role, HostRole.SUT, program, needs);
    }

    /** The same component with another program. */
    public ComponentPlan with(Program other) {
        return new ComponentPlan(role, on, other, needs);
    }

    /** How a component needs the one of this role on the next system under test. */
    public static String next(String role) {
        return NEXT + role;
    }

    /** Roles of components on the next system under test whose endpoints it is told. */
    @JsonIgnore
    public List<String> needsOfNext() {
        return needs.stream()
                .filter(need -> need.startsWith(NEXT))
                .map(need -> need.substring(NEXT.length()))
                .toList();
    }

    /** Whether this text may be a role. */
    public static boolean isRole(String text) {
        return text.matches("[a-z0-9]+(-[a-z0-9]+)*");
    }
}
