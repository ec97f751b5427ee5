package org.wattladder.reporter.finding;

import java.util.List;

/**
 * The verdict on a run and the findings behind it.
 *
 * @param verdict what the findings amount to
 * @param findings heaviest first, then in the order of the rules
 */
public record Judgement(Verdict verdict, List<Finding> findings) {
    public Judgement {
        findings = List.copyOf(findings);
    }

    /** Number of findings of this severity. */
    public long count(Severity severity) {
        return findings.stream()
                .filter(finding -> finding.severity() == severity)
                .count();
    }
}
