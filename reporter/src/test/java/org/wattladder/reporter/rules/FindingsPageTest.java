package org.wattladder.reporter.rules;

import java.io.IOException;
import org.junit.jupiter.api.Test;
import org.wattladder.reporter.Documents;
import org.wattladder.reporter.series.RepeatSpread;
import org.wattladder.reporter.system.SuiteSystem;
import org.wattladder.reporter.system.SuiteSystems;

class FindingsPageTest {
    @Test
    void shouldDescribeEveryRuleInTheFindingsPage() throws IOException {
        StringBuilder page = new StringBuilder("""
                # Findings

                Every report lists the findings of the rules below. A finding has an id, a severity, a place and a sentence.

                * **invalid**: the run cannot be relied on for what it claims to be. One such finding makes the verdict
                  `invalid`; every figure is still reported.
                * **warning**: the figures stand, but a reader must know this.
                * **note**: worth knowing; takes nothing away.

                The verdict is `incomplete` when the run was aborted, else `invalid` when there is an invalid finding, else `valid`.
                A rating is a suite with `purpose: rating` as its file says; other runs are research, where some rules are milder. In a rehearsal
                (`--quick`) what is invalid in a rating reads "would be invalid".
                Rules look at load levels and active idle unless they say otherwise; the plan is walked, so that what did not
                happen is found too.

                Every run is held to the common rules; a suite system (`system` in the suite file) adds rules of its own.

                This page is made from the rules by `mvn test -pl reporter -Dwattladder.update=true`.

                ## Common

                | id | severity |
                | --- | --- |
                """);
        Rules.common().forEach(rule -> row(page, rule.description()));
        row(page, RepeatSpread.DESCRIPTION);
        for (SuiteSystem system : SuiteSystems.all()) {
            page.append("\n## Of suite system ").append(system.id()).append("\n\n");
            page.append("Beside the common rules: ").append(system.sentence()).append(".\n");
            if (!system.rules().isEmpty()) {
                page.append("\n| id | severity |\n| --- | --- |\n");
                system.rules().forEach(rule -> row(page, rule.description()));
            }
        }
        page.append("\n## The rules\n");
        Rules.common().forEach(rule -> append(page, rule.description()));
        SuiteSystems.all().forEach(system -> system.rules().forEach(rule -> append(page, rule.description())));
        append(page, RepeatSpread.DESCRIPTION);
        Documents.compare("findings.md", page.toString());
    }

    private static void row(StringBuilder page, RuleDescription rule) {
        page.append("| [%s](#%s) | %s |\n".formatted(rule.id(), rule.id(), rule.severity()));
    }

    private static void append(StringBuilder page, RuleDescription rule) {
        page.append("\n### ").append(rule.id()).append("\n\n");
        page.append(rule.checks()).append("\n\n");
        page.append("* Severity: ").append(rule.severity()).append(".\n");
        page.append("* Source: ").append(rule.source()).append(".\n");
        page.append("* What to do: ").append(rule.advice()).append('\n');
    }
}
