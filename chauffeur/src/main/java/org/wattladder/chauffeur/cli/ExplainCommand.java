package org.wattladder.chauffeur.cli;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.wattladder.chauffeur.explain.Explanation;
import org.wattladder.chauffeur.explain.Explanations;
import org.wattladder.chauffeur.service.ExitCode;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code wattladder explain}: says what a setting, finding, column or figure means. */
@Command(
        name = "explain",
        mixinStandardHelpOptions = true,
        description = {
            "Says what a name means: a setting of a file, an option of a meter source, a finding of a report, a column of"
                    + " a CSV or JSON file, a figure of client JVMs.",
            "Without a name it says how many there are of each, with examples."
        },
        exitCodeListHeading = "%nExit codes:%n",
        exitCodeList = {"0:explained", "2:a name is unknown; the nearest are named", "70:internal error"},
        footerHeading = "%nExamples:%n",
        footer = {
            "  wattladder explain warm-up",
            "  wattladder explain ladder.level.pre finding.voltage",
            "  wattladder explain average_watts"
        })
public final class ExplainCommand implements Callable<Integer> {
    private static final int MOST_IN_FULL = 3;

    @Parameters(
            arity = "0..*",
            paramLabel = "NAME",
            completionCandidates = ExplainedNames.class,
            description = "name of a setting, finding, column or figure, or the end of its path such as level.pre")
    private List<String> names = new ArrayList<>();

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() {
        Explanations all = Explanations.declared();
        ExplanationText text = new ExplanationText(ScreenOption.columns(System.getenv()));
        PrintWriter out = spec.commandLine().getOut();
        if (names.isEmpty()) {
            out.print(text.introduction(all));
            out.flush();
            return ExitCode.VALID.code();
        }
        List<String> unknown = new ArrayList<>();
        for (String name : names) {
            List<Explanation> found = all.of(name);
            if (found.isEmpty()) {
                unknown.add(name);
            } else {
                out.print(found.size() > MOST_IN_FULL ? text.list(name, found) : text.full(found));
            }
        }
        out.flush();
        unknown.forEach(name -> spec.commandLine().getErr().println(unknown(name, all.near(name))));
        return unknown.isEmpty() ? ExitCode.VALID.code() : ExitCode.USAGE.code();
    }

    private static String unknown(String name, List<String> near) {
        return "there is no setting, finding, column or figure \"" + name + "\""
                + (near.isEmpty()
                        ? "; see 'wattladder explain'"
                        : "; did you mean \"" + String.join("\", \"", near) + "\"?");
    }
}
