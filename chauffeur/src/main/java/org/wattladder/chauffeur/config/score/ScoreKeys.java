package org.wattladder.chauffeur.config.score;

import java.util.List;
import org.wattladder.settings.Key;
import org.wattladder.settings.Kinds;
import org.wattladder.settings.NamedKind;
import org.wattladder.settings.PlacedValue;
import org.wattladder.settings.Section;

/** Settings of the score, docs/scoring.md. */
public final class ScoreKeys {
    static final Key<List<PlacedValue<Double>>> WEIGHTS = Key.optional(
            "weights",
            new NamedKind<>("percentages by workload, together 100", 1, Kinds.percent()),
            "What each workload weighs in the overall score, in percent. Without it cpu 65, memory 30, storage 5.");
    static final Key<String> COMBINED_COUNTS_TO = Key.of(
            "combined-counts-to",
            "cpu",
            Kinds.text("the name of a workload", 40, text -> true),
            "Workload in whose score the worklets of `combined` take part.");
    static final Key<String> REFERENCE = Key.optional(
            "reference",
            Kinds.text("the name of a file in config/references", 120, text -> true),
            "What performance per watt is divided by. Without it there are no scores. `wattladder reference` makes one.");

    /** The section {@code score} of a suite. */
    public static final Section SECTION =
            new Section("How scores are made of measurements.", List.of(WEIGHTS, COMBINED_COUNTS_TO, REFERENCE));

    private ScoreKeys() {}
}
