package org.wattladder.chauffeur.cli;

import java.util.List;
import java.util.stream.Collectors;
import org.wattladder.chauffeur.explain.Explanation;
import org.wattladder.chauffeur.explain.Explanations;
import org.wattladder.reporter.format.text.Wrapping;

/**
 * Explanations as a terminal shows them.
 *
 * @param columns width of the terminal
 */
record ExplanationText(int columns) {
    private static final int INDENT = 2;
    private static final int LABEL = 12;

    /** All that is to be said of each. */
    String full(List<Explanation> explanations) {
        return explanations.stream().map(this::full).collect(Collectors.joining("\n", "", "\n"));
    }

    private String full(Explanation explanation) {
        StringBuilder text = new StringBuilder(heading(explanation)).append('\n');
        for (Explanation.Part part : explanation.parts()) {
            String label = part.label();
            for (String line : Wrapping.wrap(part.text(), columns - INDENT - LABEL)) {
                text.append(" ".repeat(INDENT))
                        .append(label)
                        .append(" ".repeat(LABEL - label.length()))
                        .append(line)
                        .append('\n');
                label = "";
            }
        }
        return text.toString();
    }

    private static String heading(Explanation explanation) {
        return String.join(", ", explanation.shortNames()) + ": " + explanation.what();
    }

    /** A line for each, with what to type for all of it. */
    String list(String word, List<Explanation> explanations) {
        StringBuilder text = new StringBuilder(
                "\"" + word + "\" names " + explanations.size() + "; explain one by a longer name:\n");
        for (Explanation each : explanations) {
            text.append("  ").append(each.nameOf(word).orElse("")).append('\n');
            Wrapping.wrap(each.parts().get(0).text(), columns - 2 * INDENT)
                    .forEach(line -> text.append("    ").append(line).append('\n'));
        }
        return text.append('\n').toString();
    }

    /** What can be explained. */
    String introduction(Explanations all) {
        return """
                wattladder explain NAME ... says what a name means. There are

                %5d settings of files and meter sources   wattladder explain warm-up
                %5d findings of reports                   wattladder explain spiked-meter
                %5d columns of CSV and JSON files         wattladder explain average_watts
                %5d figures of client JVMs                wattladder explain live-heap-bytes

                A name may be the end of a path: level.pre, suite.title, finding.voltage.
                Pages with all of them: docs/configuration.md, docs/findings.md, docs/results.md
                """.formatted(
                        all.settings().size(),
                        all.findings().size(),
                        all.columns().size(),
                        all.figures().size());
    }
}
