package org.wattladder.system.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;

/** Holds {@code docs/commands.md} to what the commands say of themselves; {@code -Dwattladder.update=true} rewrites it. */
class CommandsPageTest {
    private static final List<String> COMMANDS = List.of(
            "run",
            "watch",
            "report",
            "compare",
            "verify",
            "import",
            "import bundle",
            "import ssj-csv",
            "bundle",
            "note",
            "reference",
            "reconcile",
            "validate",
            "list",
            "doctor",
            "discover",
            "keys",
            "keys create",
            "keys show",
            "keys trust",
            "keys distrust",
            "director",
            "console",
            "storage",
            "storage list",
            "storage clean",
            "meter",
            "meter check");

    private static final String HEADING = """
        # Commands

        What every command says when asked with `--help`. This page is made from the commands by
        `mvn test -pl system-tests -am -Dwattladder.update=true`; a test fails when it is stale.
        """;

    @Test
    void shouldDocumentEveryOptionOfEveryCommand() throws IOException {
        StringBuilder page = new StringBuilder(HEADING);
        for (String command : COMMANDS) {
            page.append("\n## wattladder ").append(command).append("\n\n```\n");
            find(command)
                    .getUsageMessage(CommandLine.Help.Ansi.OFF)
                    .lines()
                    .map(String::stripTrailing)
                    .forEach(line -> page.append(line).append('\n'));
            page.append("```\n");
        }
        Path file = Pages.HOME.resolve("docs/commands.md");
        if (Boolean.getBoolean("wattladder.update")) {
            Files.writeString(file, page);
        }
        assertThat(file).hasContent(page.toString());
    }

    private static CommandLine find(String command) {
        return CommandLines.all()
                .filter(line -> line.getCommandSpec().qualifiedName().equals("wattladder " + command))
                .findFirst()
                .orElseThrow();
    }
}
