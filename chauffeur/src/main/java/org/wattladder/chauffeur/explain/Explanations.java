package org.wattladder.chauffeur.explain;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.wattladder.chauffeur.explain.Explanation.Part;
import org.wattladder.reporter.format.csv.ColumnDescription;
import org.wattladder.reporter.format.csv.CsvFormat;
import org.wattladder.reporter.judge.Rules;
import org.wattladder.reporter.rules.Rule;
import org.wattladder.reporter.rules.RuleDescription;
import org.wattladder.reporter.series.RepeatSpread;
import org.wattladder.reporter.system.SuiteSystems;
import org.wattladder.settings.problem.Names;
import org.wattladder.worklets.api.ClientFigure;

/**
 * Everything that can be explained.
 *
 * @param settings of files and of meter sources
 * @param findings of reports
 * @param columns of CSV files
 * @param figures of client JVMs
 */
public record Explanations(
        List<Explanation> settings, List<Explanation> findings, List<Explanation> columns, List<Explanation> figures) {
    private static final int MOST_NEAR = 3;

    /** What is declared in the program. */
    public static Explanations declared() {
        return new Explanations(
                SettingExplanations.all(),
                rules().map(Explanations::finding).toList(),
                CsvFormat.columns().stream().map(Explanations::column).toList(),
                Arrays.stream(ClientFigure.values()).map(Explanations::figure).toList());
    }

    private static Stream<RuleDescription> rules() {
        Stream<Rule> ofSystems = SuiteSystems.all().stream().flatMap(system -> system.rules().stream());
        return Stream.concat(
                Stream.concat(Rules.common().stream(), ofSystems)
                        .map(Rule::description)
                        .distinct(),
                Stream.of(RepeatSpread.DESCRIPTION));
    }

    private static Explanation finding(RuleDescription rule) {
        return new Explanation(
                List.of("finding." + rule.id()),
                "finding of reports",
                List.of(
                        new Part("Checks", rule.checks()),
                        new Part("Severity", rule.severity()),
                        new Part("Source", rule.source()),
                        new Part("What to do", rule.advice())));
    }

    private static Explanation column(ColumnDescription column) {
        return new Explanation(
                List.of("column." + column.name(), "column." + column.jsonName()),
                "column of " + column.file(),
                parts(column.meaning(), column.unit()));
    }

    private static Explanation figure(ClientFigure figure) {
        return new Explanation(
                List.of("figure." + figure.figure()), "figure of client JVMs", parts(figure.meaning(), figure.unit()));
    }

    private static List<Part> parts(String meaning, String unit) {
        return unit.isEmpty()
                ? List.of(new Part("What", meaning))
                : List.of(new Part("What", meaning), new Part("Unit", unit));
    }

    /** All of them, by kind. */
    public List<Explanation> all() {
        return Stream.of(settings, findings, columns, figures)
                .flatMap(List::stream)
                .toList();
    }

    /** Everything with this name; empty when there is nothing. */
    public List<Explanation> of(String word) {
        return all().stream().filter(each -> each.nameOf(word).isPresent()).toList();
    }

    /** The names that this one may have been meant to be, the nearest first; empty when none is near. */
    public List<String> near(String word) {
        return new Names(names()).near(word, MOST_NEAR);
    }

    /** Every name by which something is known, once. */
    public List<String> names() {
        return all().stream()
                .flatMap(each -> each.shortNames().stream())
                .distinct()
                .toList();
    }
}
