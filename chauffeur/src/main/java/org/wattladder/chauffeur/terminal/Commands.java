package org.wattladder.chauffeur.terminal;

import java.util.List;
import java.util.stream.Collectors;

/** Command lines as a user would type them. */
public final class Commands {
    private Commands() {}

    /** The line of these words behind {@code wattladder}, quoted for a shell where that is needed. */
    public static String line(List<String> words) {
        return "wattladder " + words.stream().map(Commands::quoted).collect(Collectors.joining(" "));
    }

    private static String quoted(String word) {
        return word.matches("[A-Za-z0-9_./:=,%@+-]+") ? word : "'" + word.replace("'", "'\\''") + "'";
    }
}
