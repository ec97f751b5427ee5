package org.wattladder.model.plan;

import java.util.List;
import java.util.Objects;

/**
 * One part of a deployment: what runs, and which other parts it needs.
 *
 * @param role name in its deployment, lower case words joined by hyphens; others ask for its endpoint by it
 * @param program what runs
 * @param needs roles that must be up before, and whose endpoints it is told
 */
public record ComponentPlan(String role, Program program, List<String> needs) {
    /** The role of the worklet that drives a deployment. */
    public static final String WORKLET = "worklet";

    public ComponentPlan {
        if (!isRole(role)) {
            throw new IllegalArgumentException("a role is lower case words joined by hyphens, not " + role);
        }
        Objects.requireNonNull(program, "program");
        needs = List.copyOf(needs);
    }

    /** Whether this text may be a role. */
    public static boolean isRole(String text) {
        return text.matches("[a-z0-9]+(-[a-z0-9]+)*");
    }
}
