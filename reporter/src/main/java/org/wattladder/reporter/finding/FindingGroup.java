package org.wattladder.reporter.finding;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.wattladder.model.text.Listing;
import org.wattladder.model.text.Message;

/**
 * The findings of one rule that weigh alike and say alike: one row of a report.
 *
 * @param worst the one that passes its limit the farthest, the first of several
 * @param others in the order of the run
 */
public record FindingGroup(Finding worst, List<Finding> others) {
    public FindingGroup {
        others = List.copyOf(others);
    }

    /** Findings by severity, rule and kind of sentence, in the order in which these first come. */
    public static List<FindingGroup> of(List<Finding> findings) {
        Map<List<Object>, List<Finding>> byRule = new LinkedHashMap<>();
        findings.forEach(finding -> byRule.computeIfAbsent(
                        List.of(
                                finding.severity(),
                                finding.id(),
                                finding.message().id()),
                        rule -> new ArrayList<>())
                .add(finding));
        return byRule.values().stream().map(FindingGroup::ofRule).toList();
    }

    private static FindingGroup ofRule(List<Finding> findings) {
        Finding worst = findings.stream()
                .reduce((one, other) -> other.excess() > one.excess() ? other : one)
                .orElseThrow();
        List<Finding> others = new ArrayList<>(findings);
        others.remove(worst);
        return new FindingGroup(worst, others);
    }

    /** How much it weighs. */
    public Severity severity() {
        return worst.severity();
    }

    /** How many findings there are. */
    public int count() {
        return others.size() + 1;
    }

    /** Where the others are; empty when there is only one finding. */
    public Optional<Message> elsewhere() {
        return others.isEmpty()
                ? Optional.empty()
                : Optional.of(Message.of(
                        worst.excess() > 0 ? "finding.elsewhere" : "finding.also",
                        Listing.clauses(others.stream().map(Finding::place).toList()),
                        count()));
    }
}
