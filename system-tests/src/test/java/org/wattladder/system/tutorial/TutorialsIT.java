package org.wattladder.system.tutorial;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.assertj.core.api.SoftAssertions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Every command that a tutorial shows runs and prints lines of the form shown there; figures are free. With
 * {@code -Dwattladder.update=true} the pages show what was printed.
 */
@Tag("full")
class TutorialsIT {
    private static final Path HOME =
            Path.of(System.getProperty("wattladder.home")).toAbsolutePath().normalize();
    private static final Pattern JDK = Pattern.compile("JAVA_HOME=(\\S+)");
    private static final Pattern PYTHON = Pattern.compile("(?s)```python\\n(.*?)```");

    @TempDir
    private Path directory;

    @Test
    void shouldPrintWhatTheLabAndTheBuyerSee() throws Exception {
        try (PageSession session = new PageSession(HOME, directory)) {
            follow(session, "docs/tutorial-lab.md");
            follow(session, "docs/tutorial-buyer.md");
        }
    }

    @Test
    void shouldPrintWhatTheResearcherSees() throws Exception {
        try (PageSession session = new PageSession(HOME, directory)) {
            prepareWorklet();
            follow(session, "docs/tutorial-research.md");
        }
    }

    @Test
    void shouldPrintWhatMeasureShows() throws Exception {
        try (PageSession session = new PageSession(HOME, directory)) {
            follow(session, "docs/measure.md");
        }
    }

    private static void follow(PageSession session, String name) throws Exception {
        Path page = HOME.resolve(name);
        List<String> lines = Files.readAllLines(page);
        List<ShownCommand> commands = ShownCommand.of(lines);
        assertThat(commands).as(name).isNotEmpty();
        SoftAssertions forms = new SoftAssertions();
        SoftAssertions exitCodes = new SoftAssertions();
        List<List<String>> shown = new ArrayList<>();
        List<String> lacking = new ArrayList<>();
        for (ShownCommand command : commands) {
            lacking.addAll(lacking(command));
            if (!lacking.isEmpty()) {
                break;
            }
            PageSession.Printed printed = session.run(command);
            // Whether a run beside other work is valid, and whether two such runs differ, is no matter of form.
            boolean judged = command.text().matches(".* (run|compare .* --force|compare .* --html) .*|.* --force");
            int code = judged ? Math.min(printed.exitCode(), 1) : printed.exitCode();
            exitCodes
                    .assertThat(printed.exitCode())
                    .as("%s:%d: exit code: %s", name, command.line() + 1, printed.lines())
                    .isBetween(judged ? 0 : command.exitCode(), judged ? 1 : command.exitCode());
            forms.assertThat(PrintedForm.of(printed.lines()))
                    .as("%s:%d: %s", name, command.line() + 1, command.text())
                    .isEqualTo(PrintedForm.of(command.output()));
            shown.add(command.showing(printed.lines(), code));
        }
        exitCodes.assertAll();
        if (Boolean.getBoolean("wattladder.update")) {
            Files.write(page, updated(lines, commands, shown));
        } else {
            forms.assertAll();
        }
        assumeThat(lacking).as("what %s needs", name).isEmpty();
    }

    private static List<String> updated(List<String> page, List<ShownCommand> commands, List<List<String>> shown) {
        List<String> updated = new ArrayList<>();
        int line = 0;
        for (int each = 0; each < shown.size(); each++) {
            ShownCommand command = commands.get(each);
            updated.addAll(page.subList(line, command.line() + 1));
            updated.addAll(shown.get(each));
            line = command.line()
                    + 1
                    + command.showing(command.output(), command.exitCode()).size();
        }
        updated.addAll(page.subList(line, page.size()));
        return updated;
    }

    /** What a command needs and this machine has not. */
    private static List<String> lacking(ShownCommand command) throws IOException, InterruptedException {
        Matcher jdk = JDK.matcher(command.text());
        if (jdk.find() && !Files.exists(Path.of(jdk.group(1)).resolve("bin/java"))) {
            return List.of(jdk.group());
        }
        if (command.text().startsWith("python3 ")
                && new ProcessBuilder("python3", "-c", "import pandas").start().waitFor() != 0) {
            return List.of("pandas");
        }
        return List.of();
    }

    /** What the page does by Maven and an editor: the jar of the template, its suite, and the program in Python. */
    private void prepareWorklet() throws IOException, InterruptedException {
        String script = "mkdir plugins classes && cp docs/worklet-template/suite.yaml primes.yaml"
                + " && \"$JAVA_HOME/bin/javac\" --release 17 -cp '" + HOME.resolve("worklets-api/target/classes")
                + "' -d classes $(find docs/worklet-template/src/main/java/ -name '*.java')"
                + " && cp -r docs/worklet-template/src/main/resources/. classes"
                + " && \"$JAVA_HOME/bin/jar\" --create --file plugins/my-worklets-1.jar -C classes .";
        ProcessBuilder builder = new ProcessBuilder("bash", "-c", script)
                .directory(directory.toFile())
                .inheritIO();
        builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
        assertThat(builder.start().waitFor()).isZero();
        Matcher python = PYTHON.matcher(Files.readString(HOME.resolve("docs/tutorial-research.md")));
        assertThat(python.find()).isTrue();
        Files.writeString(directory.resolve("power.py"), python.group(1));
    }
}
