package org.wattladder.chauffeur.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.wattladder.model.time.TimeSource;
import picocli.CommandLine;

class SubcommandsTest {
    private static final Path HOME = Path.of("/nowhere");

    private static String answer(CommandLine commandLine, String... words) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        commandLine.setOut(new PrintWriter(out, true)).setErr(new PrintWriter(err, true));
        return commandLine.execute(words) + "\n" + out + "\n" + err;
    }

    private static List<String> complete(String... words) {
        return Subcommands.of(HOME, TimeSource.system(), code -> {}).neededBy(List.of(words)).stream()
                .filter(command -> !command.getCommandSpec().options().isEmpty())
                .map(CommandLine::getCommandName)
                .toList();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "--help",
                "-h",
                "--version",
                "help",
                "help run",
                "help nothing",
                "run --help",
                "verify",
                "import bundle --help",
                "keys --help",
                "doctro",
                "--halp",
                "--help run",
                "--version --help",
                "run --hosst x",
                "consol",
                "help consol",
                "nonsense --help",
                "import nonsense --help"
            })
    void shouldAnswerLikeTheParserOfAllCommands(String line) {
        String[] words = line.isEmpty() ? new String[0] : line.split(" ");
        assertThat(answer(ChauffeurMain.commandLineFor(HOME, TimeSource.system(), code -> {}, words), words))
                .isEqualTo(answer(ChauffeurMain.commandLine(HOME, TimeSource.system(), code -> {}), words));
    }

    @Test
    void shouldMakeOnlyWhatIsCalled() {
        assertThat(complete("--help")).isEmpty();
        assertThat(complete("help", "run")).containsExactly("run");
        assertThat(complete("list", "suites")).containsExactly("list");
        assertThat(complete("--help", "run")).contains("run", "list", "doctor");
    }

    @Test
    void shouldListEveryCommandWhenNoneIsNamed() {
        String[] none = {};
        assertThat(answer(ChauffeurMain.commandLineFor(HOME, TimeSource.system(), code -> {}, none), none))
                .startsWith("2")
                .contains("  console     ", "  director    ", "no command is named");
    }

    @Test
    void shouldRefuseAWordThatIsNoCommandAlsoBeforeHelp() {
        String[] words = {"consol", "--help"};
        assertThat(answer(ChauffeurMain.commandLineFor(HOME, TimeSource.system(), code -> {}, words), words))
                .startsWith("2")
                .contains("there is no command \"consol\"; did you mean \"console\"?");
    }
}
