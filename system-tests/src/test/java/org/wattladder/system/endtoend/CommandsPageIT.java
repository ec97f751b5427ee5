package org.wattladder.system.endtoend;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Holds {@code docs/commands.md} to what the commands say of themselves; {@code -Dwattladder.update=true} rewrites it. */
class CommandsPageIT {
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
            "storage",
            "storage list",
            "storage clean",
            "meter",
            "meter check");

    private static final String HEADING = """
        # Commands

        What every command says when asked with `--help`. This page is made from the commands by
        `mvn verify -Dwattladder.update=true`; a test fails when it is stale.
        """;

    @TempDir
    private Path directory;

    @Test
    void shouldDocumentEveryOptionOfEveryCommand() throws Exception {
        StringBuilder page = new StringBuilder(HEADING);
        for (String command : COMMANDS) {
            Launched help = Installation.start(directory, (command + " --help").split(" ", -1));
            assertThat(help.exitCode()).as(command).isZero();
            page.append("\n## wattladder ").append(command).append("\n\n```\n");
            help.output()
                    .lines()
                    .map(String::stripTrailing)
                    .forEach(line -> page.append(line).append('\n'));
            page.append("```\n");
        }
        Path file = Installation.HOME.resolve("docs/commands.md");
        if (Boolean.getBoolean("wattladder.update")) {
            Files.writeString(file, page);
        }
        assertThat(file).hasContent(page.toString());
    }
}
