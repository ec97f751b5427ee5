package org.wattladder.chauffeur.measure;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.wattladder.settings.program.Folders;

/** Finds the programs of commands on this machine, so that a missing one is told before anything starts. */
public final class Located {
    private Located() {}

    /**
     * The same commands, each with a path that leads to its program from anywhere; names that are found in {@code PATH} stay.
     *
     * @throws IOException with a sentence, if a program is not there or cannot be executed
     */
    public static List<NamedCommand> here(List<NamedCommand> commands) throws IOException {
        List<NamedCommand> located = new ArrayList<>();
        for (NamedCommand command : commands) {
            located.add(new NamedCommand(command.name(), words(command.words())));
        }
        return List.copyOf(located);
    }

    /** Likewise the words of one command. */
    public static List<String> words(List<String> words) throws IOException {
        String program = words.get(0);
        if (program.isEmpty()) {
            throw new IOException("a command is empty; name a program and its arguments");
        }
        List<String> located = new ArrayList<>(words);
        if (program.contains("/")) {
            Path path = Path.of(program).toAbsolutePath().normalize();
            check(program, path);
            located.set(0, path.toString());
        } else if (found(program).isEmpty()) {
            Path beside = Path.of(program).toAbsolutePath();
            throw new IOException("there is no command " + program + " in the folders of PATH"
                    + (Files.isRegularFile(beside) ? "; ./" + program + " is the file here" : "")
                    + (program.contains(" ") ? "; quote a command as one argument only without --" : ""));
        }
        return List.copyOf(located);
    }

    private static Optional<Path> found(String program) {
        String path = Optional.ofNullable(System.getenv("PATH")).orElse("");
        return Folders.command(program, Folders.ofPath(path).stream());
    }

    private static void check(String program, Path path) throws IOException {
        if (!Files.exists(path)) {
            throw new IOException("there is no program " + program);
        }
        if (Files.isDirectory(path)) {
            throw new IOException(program + " is a folder, not a program");
        }
        if (!Files.isExecutable(path)) {
            throw new IOException(program + " cannot be executed; chmod +x makes it executable");
        }
    }
}
