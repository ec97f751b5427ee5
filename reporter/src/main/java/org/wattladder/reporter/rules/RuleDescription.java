package org.wattladder.reporter.rules;

import java.util.Objects;
import org.wattladder.reporter.finding.Finding;
import org.wattladder.reporter.finding.Severity;

/**
 * What a rule says of itself.
 *
 * @param id stable, letters and hyphens
 * @param checks what must hold, one sentence
 * @param severity which severity for which excess, limits included
 * @param source where the rule comes from
 * @param advice what to do about a finding
 */
public record RuleDescription(String id, String checks, String severity, String source, String advice) {
    public RuleDescription {
        Objects.requireNonNull(id, "id");
        Objects.requireNonNull(checks, "checks");
        Objects.requireNonNull(severity, "severity");
        Objects.requireNonNull(source, "source");
        Objects.requireNonNull(advice, "advice");
    }

    /** A finding of this rule. */
    public Finding finding(Severity severity, String place, String sentence) {
        return new Finding(id, severity, place, sentence);
    }
}
