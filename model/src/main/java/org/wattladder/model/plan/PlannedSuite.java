package org.wattladder.model.plan;

import java.util.List;
import java.util.Objects;

/**
 * The suite that a plan came from.
 *
 * @param name of the suite file, without directory and ending
 * @param title one line for reports
 * @param mode full rating, quick or research
 * @param changes one sentence for each way in which options changed what the suite file says; empty in a full rating
 */
public record PlannedSuite(String name, String title, RunMode mode, List<String> changes) {
    public PlannedSuite {
        Objects.requireNonNull(name, "name");
        Objects.requireNonNull(title, "title");
        Objects.requireNonNull(mode, "mode");
        changes = List.copyOf(changes);
    }
}
