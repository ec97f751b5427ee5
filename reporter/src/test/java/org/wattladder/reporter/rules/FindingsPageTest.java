package org.wattladder.reporter.rules;

import java.io.IOException;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.wattladder.reporter.Documents;
import org.wattladder.reporter.judge.Rules;
import org.wattladder.reporter.series.RepeatSpread;
import org.wattladder.reporter.system.SuiteSystem;
import org.wattladder.reporter.system.SuiteSystems;

class FindingsPageTest {
    @Test
    void shouldDescribeEveryRuleInTheFindingsPage() throws IOException {
        StringBuilder page = new StringBuilder("""
                # Findings

                Every report lists the findings of the rules below. A finding has an id, a severity, a place and a sentence.

                * **invalid**: the run is not what it claims to be. One such finding makes the verdict `invalid`; every figure
                  is still reported.
                * **warning**: the figures are usable, but a reader must know this.
                * **note**: worth knowing; takes nothing away.

                The verdict is `incomplete` when the run was aborted, and `invalid` when there is an invalid finding. Otherwise a
                suite with `purpose: rating` is `valid`, any other `research`; some rules are milder for research. In a rehearsal
                (`--quick`) an invalid finding reads "would be invalid".

                Rules look at load levels and active idle unless they say otherwise. They follow the plan, so missing intervals
                are found too. The common rules hold for every run; a suite system (`system` in the suite file) adds its own.

                This page is generated from the rules by `mvn test -pl reporter -Dwattladder.update=true`.

                | rules of | |
                | --- | --- |
                """);
        page.append("| every run | %s |\n".formatted(links(Rules.common())));
        page.append("| a series of runs | [%s](#%s) |\n"
                .formatted(RepeatSpread.DESCRIPTION.id(), RepeatSpread.DESCRIPTION.id()));
        for (SuiteSystem system : SuiteSystems.all()) {
            page.append("| `%s`: %s | %s |\n".formatted(system.id(), system.sentence(), links(system.rules())));
        }
        Rules.common().forEach(rule -> append(page, rule.description()));
        SuiteSystems.all().forEach(system -> system.rules().forEach(rule -> append(page, rule.description())));
        append(page, RepeatSpread.DESCRIPTION);
        Documents.compare("findings.md", page.toString());
    }

    private static String links(List<? extends Rule> rules) {
        return rules.stream()
                .map(rule -> "[%s](#%s)"
                        .formatted(rule.description().id(), rule.description().id()))
                .collect(Collectors.joining(", "));
    }

    private static void append(StringBuilder page, RuleDescription rule) {
        page.append("\n## ").append(rule.id()).append("\n\n");
        page.append(rule.checks()).append("\n\n");
        page.append("* Severity: ").append(rule.severity()).append(".\n");
        page.append("* Source: ").append(rule.source()).append(".\n");
        page.append("* What to do: ").append(rule.advice()).append('\n');
    }
}
