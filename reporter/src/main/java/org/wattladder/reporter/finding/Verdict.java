package org.wattladder.reporter.finding;

import java.util.Arrays;
import java.util.List;
import org.wattladder.model.plan.RunMode;
import org.wattladder.model.text.Message;

/** What the findings amount to. */
public enum Verdict {
    /** A rating: the run did its whole plan and no finding speaks against it. */
    VALID("valid"),
    /** The run did its whole plan, which is one of research, and no finding speaks against it. */
    RESEARCH("research"),
    /** A rehearsal did its whole plan; findings say what would make a rating invalid. */
    REHEARSAL("rehearsal"),
    /** Figures that others published are complete; nothing was measured. */
    PUBLISHED("published"),
    /** The run did its whole plan, but a finding makes it invalid; every figure is still reported. */
    INVALID("invalid"),
    /** The run was aborted; what was measured until then is reported. */
    INCOMPLETE("incomplete");

    private final String label;

    Verdict(String label) {
        this.label = label;
    }

    /** The word in files, for example {@code valid}. */
    public String label() {
        return label;
    }

    /** The word in reports for people. */
    public Message word() {
        return Message.of("verdict." + label);
    }

    /**
     * The verdict of this label.
     *
     * @throws IllegalArgumentException if it is none
     */
    public static Verdict ofLabel(String label) {
        return Arrays.stream(values())
                .filter(verdict -> verdict.label.equals(label))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("there is no verdict \"" + label + "\""));
    }

    /** The verdict on a run that is for this, did or did not do its whole plan and has these findings. */
    public static Verdict of(RunMode mode, boolean complete, List<Finding> findings) {
        if (!complete) {
            return INCOMPLETE;
        }
        if (findings.stream().anyMatch(finding -> finding.severity() == Severity.INVALID)) {
            return INVALID;
        }
        return switch (mode) {
            case RATING -> VALID;
            case REHEARSAL -> REHEARSAL;
            case RESEARCH -> RESEARCH;
            case PUBLISHED -> PUBLISHED;
        };
    }
}
