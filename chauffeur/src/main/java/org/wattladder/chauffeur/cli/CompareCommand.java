package org.wattladder.chauffeur.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import org.wattladder.chauffeur.report.ComparedSide;
import org.wattladder.chauffeur.service.ExitCode;
import org.wattladder.chauffeur.service.RunStore;
import org.wattladder.model.text.ExceptionText;
import org.wattladder.model.text.Message;
import org.wattladder.model.text.Name;
import org.wattladder.reporter.compare.ChangeVerdict;
import org.wattladder.reporter.compare.Comparer;
import org.wattladder.reporter.compare.Comparison;
import org.wattladder.reporter.compare.Side;
import org.wattladder.reporter.compare.Terms;
import org.wattladder.reporter.format.html.ComparisonPage;
import org.wattladder.reporter.format.text.ComparisonText;
import org.wattladder.reporter.language.Language;
import org.wattladder.reporter.language.Words;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code wattladder compare}: tells whether one run or series is better than another. */
@Command(
        name = "compare",
        mixinStandardHelpOptions = true,
        description = {
            "Compares scores, performance and watts of B with those of A, each with an interval and a verdict: better, same,"
                    + " worse, undecided. The method is explained in docs/compare.md.",
            "Refuses runs that did not do the same work, or were measured with evidence of another tier, unless forced."
        },
        exitCodeListHeading = "%nExit codes:%n",
        exitCodeList = {
            "0:nothing is worse",
            "1:something is worse",
            "2:usage, a result cannot be read, or the two may not be compared",
            "70:internal error"
        },
        footerHeading = "%nExamples:%n",
        footer = {
            "  wattladder compare results/before results/after",
            "  wattladder compare results/before results/after --threshold 3 --html changes.html"
        })
public final class CompareCommand implements Callable<Integer> {
    private static final Words ENGLISH = Words.in(Language.ENGLISH);
    private static final String SIDE = "A run directory, a directory of repeated runs, or a result.xml.";

    @Parameters(index = "0", paramLabel = "A", description = SIDE)
    private Path before;

    @Parameters(index = "1", paramLabel = "B", description = SIDE)
    private Path after;

    @Option(names = "--threshold", paramLabel = "PERCENT", description = "smallest difference that counts (default: 2)")
    private double thresholdPercent = Terms.USUAL_THRESHOLD_PERCENT;

    @Option(
            names = "--between-runs",
            paramLabel = "PERCENT",
            description = "standard deviation from run to run, assumed when it cannot be estimated (default: 0.5)")
    private double betweenRunsPercent = Terms.USUAL_BETWEEN_RUNS_PERCENT;

    @Option(names = "--force", description = "compare incompatible runs; the report says so")
    private boolean force;

    @Option(names = "--html", paramLabel = "FILE", description = "write the comparison as one HTML page too")
    private Path html;

    @Mixin
    private LanguageOption language;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() {
        Terms terms = terms();
        PrintWriter err = spec.commandLine().getErr();
        try {
            RunStore store = RunStore.ofWorkingDirectory();
            Side a = ComparedSide.read(store.find(before));
            Side b = ComparedSide.read(store.find(after));
            List<Message> obstacles = Comparer.obstacles(a, b);
            if (!obstacles.isEmpty() && !force) {
                obstacles.forEach(obstacle -> err.println("refused: " + ENGLISH.sentence(obstacle)));
                err.println("Use --force to compare incompatible runs.");
                return ExitCode.USAGE.code();
            }
            Comparison comparison = Comparer.compare(a, b, terms);
            if (html != null) {
                writePages(comparison);
            }
            PrintWriter out = spec.commandLine().getOut();
            out.print(ComparisonText.write(comparison, Words.in(language.first())));
            out.flush();
            return comparison.count(ChangeVerdict.WORSE) > 0 ? ExitCode.INVALID.code() : ExitCode.VALID.code();
        } catch (IOException unreadable) {
            err.println(unreadable.getMessage());
            return ExitCode.USAGE.code();
        }
    }

    private void writePages(Comparison comparison) throws IOException {
        Set<Language> languages = EnumSet.of(Language.ENGLISH);
        languages.addAll(language.asked());
        for (Language each : languages) {
            Files.writeString(
                    html.resolveSibling(each.fileName(html.getFileName().toString())),
                    ComparisonPage.write(comparison, Words.in(each)));
        }
    }

    private Terms terms() {
        try {
            return new Terms(thresholdPercent, betweenRunsPercent);
        } catch (IllegalArgumentException outside) {
            throw new ParameterException(
                    spec.commandLine(), ENGLISH.sentence(new Name(ExceptionText.of(outside))), outside);
        }
    }
}
