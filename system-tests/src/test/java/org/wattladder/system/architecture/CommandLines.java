package org.wattladder.system.architecture;

import java.util.stream.Stream;
import org.wattladder.release.AllCommands;
import picocli.CommandLine;

/** The commands of all processes; nothing is executed. */
final class CommandLines {
    private CommandLines() {}

    /** The parser of everything behind {@code wattladder}. */
    static CommandLine root() {
        return AllCommands.tree(Pages.HOME);
    }

    /** Every command and all below it. */
    static Stream<CommandLine> all() {
        return withSubcommands(root());
    }

    private static Stream<CommandLine> withSubcommands(CommandLine command) {
        return Stream.concat(
                Stream.of(command), command.getSubcommands().values().stream().flatMap(CommandLines::withSubcommands));
    }
}
