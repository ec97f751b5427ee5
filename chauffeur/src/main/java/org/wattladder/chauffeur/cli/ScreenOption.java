package org.wattladder.chauffeur.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.wattladder.chauffeur.report.ReportWriter;
import org.wattladder.reporter.Reporter;
import org.wattladder.reporter.format.text.Screen;
import org.wattladder.reporter.language.Language;
import org.wattladder.reporter.language.Words;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code --color} and {@code --full}: how a command shows a result. */
final class ScreenOption {
    private static final List<String> WHEN = List.of("auto", "always", "never");
    private static final int STANDARD_WIDTH = 80;

    @Spec(Spec.Target.MIXEE)
    private CommandSpec spec;

    private String color = "auto";

    @Option(names = "--full", description = "Show result.txt instead of the summary.")
    private boolean full;

    @Option(
            names = "--color",
            paramLabel = "WHEN",
            description = "auto, always or never; auto means on a terminal, unless NO_COLOR is set (default: auto).")
    @SuppressWarnings("unused")
    private void color(String when) {
        if (!WHEN.contains(when)) {
            throw new ParameterException(spec.commandLine(), "--color is auto, always or never, not \"" + when + "\"");
        }
        color = when;
    }

    boolean full() {
        return full;
    }

    /** What a terminal shows of a run that is over, in these languages if its reports are. */
    String last(Path run, Language language) throws IOException {
        return full
                ? Files.readString(run.resolve(language.fileName("result.txt"))) + "Reports: "
                        + run.resolve("result.html") + "\n"
                : Reporter.summary(
                        new ReportWriter().result(run), Words.in(language), screen(System.getenv()), run.toString());
    }

    /** The terminal as these environment variables tell. */
    Screen screen(Map<String, String> environment) {
        boolean plain = !environment.getOrDefault("NO_COLOR", "").isEmpty() || !Terminals.outputIsTerminal();
        return new Screen(
                columns(environment),
                color.equals("always") || (color.equals("auto") && !plain),
                FullCommand.of(spec.commandLine().getParseResult().originalArgs()));
    }

    /** The width of the terminal, as the script that starts commands tells it. */
    static int columns(Map<String, String> environment) {
        String columns = environment.getOrDefault("COLUMNS", "");
        return columns.matches("[0-9]{2,4}") ? Integer.parseInt(columns) : STANDARD_WIDTH;
    }
}
