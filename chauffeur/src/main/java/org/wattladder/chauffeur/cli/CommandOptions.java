package org.wattladder.chauffeur.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.wattladder.chauffeur.measure.Aside;
import org.wattladder.chauffeur.measure.AskedCommands;
import org.wattladder.chauffeur.measure.CommandLines;
import org.wattladder.chauffeur.measure.Located;
import org.wattladder.chauffeur.measure.NamedCommand;
import org.wattladder.chauffeur.measure.RunningProcess;
import org.wattladder.chauffeur.measure.Scan;
import org.wattladder.chauffeur.measure.Told;
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
            names = "--setup",
            paramLabel = "COMMAND",
            description = "Run once before anything is measured, on this machine.")
    private String setup;

    @Option(names = "--cleanup", paramLabel = "COMMAND", description = "Run once at the end, on this machine.")
    private String cleanup;

    @Option(
            names = "--ignore-failure",
            description = "Measure a command whatever its exit code is; it must be 0 otherwise.")
    private boolean ignoreFailure;

    @Option(
            names = "--scan",
            paramLabel = "NAME=VALUES",
            description =
                    "Run each command once for every value, which takes the place of {NAME}: threads=1,2,4,8; may be"
                            + " repeated.")
    private List<String> scans = new ArrayList<>();

    @Option(
            names = "--unit",
            paramLabel = "UNIT",
            description = "What a command does many times, for joules of each; with --count; may be repeated.")
    private List<String> units = new ArrayList<>();

    @Option(
            names = "--count",
            paramLabel = "PATTERN",
            description =
                    "Found in a line of output, with a group for the number of units of the run: 'served ([0-9]+)'.")
    private List<String> counts = new ArrayList<>();

    boolean shell() {
        return shell;
    }

    /**
     * The commands with these options.
     *
     * @param attached process that is looked at instead
     * @param local whether they run on this machine, in this working directory
     * @throws IOException with a sentence, if something does not fit
     */
    AskedCommands commands(List<NamedCommand> given, Optional<RunningProcess> attached, boolean local)
            throws IOException {
        Path file = local ? input.toAbsolutePath().normalize() : input;
        if (local && !Files.isReadable(file)) {
            throw new IOException("--input " + input + " is no file that can be read");
        }
        if (!local && attached.isPresent()) {
            throw new IOException(
                    "--pid and --container are those of this machine, not of that of --host; leave it out");
        }
        if (!local && (setup != null || cleanup != null)) {
            throw new IOException("--setup and --cleanup run on this machine, not on that of --host; leave them out");
        }
        List<Scan> filled = new ArrayList<>();
        for (String scan : scans) {
            filled.add(Scan.parse(scan));
        }
        List<NamedCommand> named = named(Scan.all(given, filled));
        return new AskedCommands(
                local ? Located.here(named) : named,
                local ? Optional.of(Path.of("").toAbsolutePath()) : Optional.empty(),
                file,
                prepare == null ? Optional.empty() : Optional.of(words(prepare, local)),
                ignoreFailure ? Optional.empty() : Optional.of(0),
                Told.of(units, counts),
                attached);
    }

    private List<String> words(String command, boolean local) throws IOException {
        List<String> words = CommandLines.words(command, shell);
        return local ? Located.words(words) : words;
    }

    /**
     * Runs what comes before everything.
     *
     * @throws IOException with a sentence, if it fails
     */
    void setUp() throws IOException, InterruptedException {
        if (setup != null) {
            Aside.run("--setup", words(setup, true));
        }
    }

    /** Runs what comes at the end; a failure is only told. */
    void cleanUp() throws InterruptedException {
        if (cleanup != null) {
            try {
                Aside.run("--cleanup", words(cleanup, true));
            } catch (IOException failed) {
                System.err.println(failed.getMessage());
            }
        }
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
