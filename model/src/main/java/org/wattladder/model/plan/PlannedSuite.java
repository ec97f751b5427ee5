package org.wattladder.model.plan;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/**
 * The suite that a plan came from.
 *
 * @param name of the suite file, without directory and ending
 * @param title one line for reports
 * @param mode full rating, quick or research
 * @param changes one sentence for each way in which options changed what the suite file says; empty in a full rating
 * @param system id of the suite system that judges the run and sums it up
 */
public record PlannedSuite(String name, String title, RunMode mode, List<String> changes, String system) {
    /** The system of a suite that names none: the common rules and sections alone. */
    public static final String NO_SYSTEM = "none";

    public PlannedSuite {
        Objects.requireNonNull(name, "name");
        Objects.requireNonNull(title, "title");
        Objects.requireNonNull(mode, "mode");
        changes = List.copyOf(changes);
        Objects.requireNonNull(system, "system");
    }

    /** The suite that an option makes of this one; the sentence says how it changed. */
    PlannedSuite changed(RunMode otherMode, String sentence) {
        List<String> sentences = new ArrayList<>(changes);
        sentences.add(sentence);
        return new PlannedSuite(name, title, otherMode, sentences, system);
    }
}
