package org.wattladder.chauffeur.config.score;

import java.math.BigDecimal;
import java.math.MathContext;
import org.wattladder.model.plan.Reference;
import org.wattladder.model.plan.ReferenceLevel;
import org.wattladder.model.plan.ReferenceWorklet;
import org.wattladder.settings.PercentText;

/** Writes reference files; every figure reads back as exactly the same number. */
public final class ReferenceYaml {
    /** So many significant digits tell every double from its neighbours. */
    private static final MathContext EVERY_DOUBLE = new MathContext(17);

    private ReferenceYaml() {}

    /** The text of a file in {@code config/references}; the name of the reference is that of the file. */
    public static String write(Reference reference) {
        StringBuilder text = new StringBuilder("""
                # Performance per watt (system cpu-ratios: performance) of a reference machine, which scores 1000 by definition; made by 'wattladder reference'.
                # Name this file in the section score of a suite (system sert-like, ladder or cpu-ratios): score: {reference: NAME}
                """);
        setting(text, "machine", reference.machine());
        setting(text, "made", reference.made());
        setting(text, "suite", reference.suite());
        setting(text, "suite-digest", reference.suiteDigest());
        if (!reference.isDefinition()) {
            setting(text, "tier", reference.tier());
        }
        text.append("worklets:\n");
        for (ReferenceWorklet worklet : reference.worklets()) {
            text.append("  ").append(quoted(worklet.name())).append(":\n");
            text.append("    work: ").append(quoted(worklet.work())).append('\n');
            text.append("    levels: # performance per watt, or performance\n");
            for (ReferenceLevel level : worklet.levels()) {
                text.append("      ")
                        .append(PercentText.write(level.loadPercent()))
                        .append(": ")
                        .append(figure(level.performancePerWatt()))
                        .append('\n');
            }
        }
        return text.toString();
    }

    private static String figure(double value) {
        return new BigDecimal(value).round(EVERY_DOUBLE).stripTrailingZeros().toPlainString();
    }

    private static void setting(StringBuilder text, String name, String value) {
        text.append(name).append(": ").append(quoted(value)).append('\n');
    }

    private static String quoted(String text) {
        return '"' + text.replaceAll("\\p{Cntrl}", " ").replace("\\", "\\\\").replace("\"", "\\\"") + '"';
    }
}
