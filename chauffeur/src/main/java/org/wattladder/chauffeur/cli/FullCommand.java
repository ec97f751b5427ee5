package org.wattladder.chauffeur.cli;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Set;
import org.wattladder.chauffeur.terminal.Commands;

/** The command that a user gave, as it is given to measure at full length: without {@code --quick} and the directory that is now taken. */
final class FullCommand {
    /** What makes a command unfit to be repeated: it continues a run, or names a plan that is a rehearsal for ever. */
    private static final Set<String> OF_ONE_RUN = Set.of("--resume", "--plan");

    private FullCommand() {}

    /**
     * The command line, quoted for a shell where it must be; empty when these cannot be given again, or run nothing.
     *
     * @param arguments as given, the name of the command first
     */
    static String of(List<String> arguments) {
        if (arguments.isEmpty() || !arguments.get(0).equals("run")) {
            return "";
        }
        List<String> words = new ArrayList<>();
        Iterator<String> all = arguments.iterator();
        while (all.hasNext()) {
            String argument = all.next();
            if (OF_ONE_RUN.contains(argument.replaceFirst("=.*", ""))) {
                return "";
            }
            if (argument.equals("--out")) {
                all.next();
            } else if (!argument.equals("--quick") && !argument.startsWith("--out=")) {
                words.add(argument);
            }
        }
        return Commands.line(words);
    }
}
