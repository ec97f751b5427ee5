package org.wattladder.chauffeur.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.wattladder.chauffeur.measure.CommandLines;
import org.wattladder.chauffeur.measure.Located;
import org.wattladder.chauffeur.measure.MeasuredCommands;
import org.wattladder.chauffeur.measure.NamedCommand;
import picocli.CommandLine.Option;

/** The options of {@code wattladder measure} that say how commands are run. */
final class CommandOptions {
    private static final Path NOTHING = Path.of("/dev/null");
    private static final int LONGEST_NAME = 200;

    @Option(names = "--shell", description = "Run commands through sh -c, for pipes, redirections and patterns.")
    private boolean shell;

    @Option(
            names = "--name",
            paramLabel = "NAME",
            description = "What a command is called in reports, in the order of the commands; may be repeated.")
    private List<String> names = new ArrayList<>();

    @Option(
            names = "--prepare",
            paramLabel = "COMMAND",
            description = "Run before each window, which then holds one execution; it does not count.")
    private String prepare;

    @Option(
            names = "--input",
            paramLabel = "FILE",
            description = "File that each command reads on its standard input (default: nothing).")
    private Path input = NOTHING;

    @Option(
            names = "--exit-code",
            paramLabel = "N",
            description = "Exit code of a command that ended well (default: 0).")
    private int exitCode;

    boolean shell() {
        return shell;
    }

    /**
     * The commands with these options.
     *
     * @param local whether they run on this machine, in this working directory
     * @throws IOException with a sentence, if something does not fit
     */
    MeasuredCommands commands(List<NamedCommand> given, boolean local) throws IOException {
        Path file = local ? input.toAbsolutePath().normalize() : input;
        if (local && !Files.isReadable(file)) {
            throw new IOException("--input " + input + " is no file that can be read");
        }
        return new MeasuredCommands(
                local ? Located.here(named(given)) : named(given),
                local ? Optional.of(Path.of("").toAbsolutePath()) : Optional.empty(),
                file,
                prepare == null ? Optional.empty() : Optional.of(CommandLines.words(prepare, shell)),
                exitCode);
    }

    private List<NamedCommand> named(List<NamedCommand> given) throws IOException {
        if (names.size() > given.size()) {
            throw new IOException(names.size() + " names were given for " + given.size() + " commands");
        }
        List<NamedCommand> named = new ArrayList<>();
        Set<String> taken = new HashSet<>();
        for (int place = 0; place < given.size(); place++) {
            NamedCommand command = given.get(place);
            String asked = place < names.size() ? names.get(place) : command.name();
            String name = asked.length() > LONGEST_NAME ? asked.substring(0, LONGEST_NAME) : asked;
            String unique = name;
            for (int same = 2; !taken.add(unique); same++) {
                unique = name + " (" + same + ")";
            }
            named.add(new NamedCommand(unique, command.words()));
        }
        return named;
    }
}
