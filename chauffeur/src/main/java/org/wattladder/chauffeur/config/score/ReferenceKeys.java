package org.wattladder.chauffeur.config.score;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.wattladder.model.plan.Reference;
import org.wattladder.model.result.EvidenceTier;
import org.wattladder.settings.Key;
import org.wattladder.settings.Kind;
import org.wattladder.settings.Kinds;
import org.wattladder.settings.NamedKind;
import org.wattladder.settings.PlacedValue;
import org.wattladder.settings.ScalarKind;
import org.wattladder.settings.Section;
import org.wattladder.settings.SectionValues;

/** Settings of a reference file. */
public final class ReferenceKeys {
    static final Key<String> MACHINE = Key.required(
            "machine", Kinds.text("a text of 1 to 200 characters", 200, text -> true), "What was measured.");
    static final Key<String> MADE = Key.required(
            "made",
            Kinds.text("a day such as 2026-03-01", 10, text -> text.matches("\\d{4}-\\d{2}-\\d{2}")),
            "Day of the measurement.");
    static final Key<String> SUITE =
            Key.required("suite", Kinds.text("the name of a suite", 120, text -> true), "Suite it was measured with.");
    static final Key<String> SUITE_DIGEST =
            Key.required("suite-digest", digest(), "Digest of the work of all worklets.");
    static final Key<String> TIER = Key.optional(
            "tier",
            Kinds.text(
                    "an evidence tier such as analyzer, or " + Reference.NO_WATTS,
                    40,
                    text -> text.equals(Reference.NO_WATTS)
                            || Arrays.stream(EvidenceTier.values())
                                    .anyMatch(tier -> tier.label().equals(text))),
            "Weakest evidence behind its watts; none where figures are performance alone. A file without it defines a unit; nothing stands behind its figures.");
    static final Key<String> WORK =
            Key.required("work", digest(), "Digest of the worklet, its metric and its parameters.");
    static final Key<List<PlacedValue<Double>>> LEVELS = Key.required(
            "levels",
            new NamedKind<>("figures by load level in percent, at least one", 1, positive()),
            "Performance per watt at each load level, in the unit of the worklet; of system cpu-ratios performance.");
    static final Key<List<PlacedValue<SectionValues>>> WORKLETS = Key.required(
            "worklets",
            new NamedKind<>(
                    "worklets by name, at least one",
                    1,
                    new Section("What a worklet came to on the reference machine.", List.of(WORK, LEVELS))),
            "Worklets that were measured.");

    /** What a file in {@code config/references} holds; {@code wattladder reference} writes them. */
    public static final Section SECTION = new Section(
            "Performance per watt (system `cpu-ratios`: performance) of a machine that scores 1000 by definition; made by `wattladder reference`.",
            List.of(MACHINE, MADE, SUITE, SUITE_DIGEST, TIER, WORKLETS));

    private ReferenceKeys() {}

    private static Kind<String> digest() {
        return Kinds.text("16 hexadecimal digits in quotes", 16, text -> text.matches("[0-9a-f]{16}"));
    }

    private static Kind<Double> positive() {
        return new ScalarKind<>(
                "a number above 0",
                ScalarKind.Form.NUMBER,
                text -> Optional.of(text)
                        .filter(digits -> digits.length() <= 400 && digits.matches("[0-9]+(\\.[0-9]+)?"))
                        .map(Double::valueOf)
                        .filter(value -> value > 0 && Double.isFinite(value)),
                text -> "",
                value -> Double.toString(value));
    }
}
