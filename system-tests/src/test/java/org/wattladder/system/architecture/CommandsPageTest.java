package org.wattladder.system.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;

/** Holds {@code docs/commands.md} to what the commands say of themselves; {@code -Dwattladder.update=true} rewrites it. */
class CommandsPageTest {
    private static final String HEADING = """
        # Commands

        What every command says when asked with `--help`. This page is made from the commands by
        `mvn test -pl system-tests -am -Dwattladder.update=true`; a test fails when it is stale.
        """;

    @Test
    void shouldDocumentEveryOptionOfEveryCommand() throws IOException {
        StringBuilder page = new StringBuilder(HEADING);
        for (CommandLine command : CommandLines.all().toList()) {
            if (command.getParent() == null || command.getCommandName().equals("help")) {
                continue;
            }
            page.append("\n## ")
                    .append(command.getCommandSpec().qualifiedName())
                    .append("\n\n```\n");
            command.getUsageMessage(CommandLine.Help.Ansi.OFF)
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
}
