package org.wattladder.chauffeur.measure;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** Turns the words of a command line into commands. */
public final class CommandLines {
    private static final List<String> SHELL = List.of("sh", "-c");

    private CommandLines() {}

    /** One command of these words. */
    public static List<NamedCommand> one(List<String> words) {
        return List.of(new NamedCommand(String.join(" ", words), words));
    }

    /**
     * A command of each text.
     *
     * @param shell whether a shell reads them
     * @throws IOException with a sentence, if one is none
     */
    public static List<NamedCommand> each(List<String> texts, boolean shell) throws IOException {
        List<NamedCommand> commands = new ArrayList<>();
        for (String text : texts) {
            commands.add(new NamedCommand(text.strip(), words(text, shell)));
        }
        return List.copyOf(commands);
    }

    /**
     * The words of one text.
     *
     * @throws IOException with a sentence, if it is no command
     */
    public static List<String> words(String text, boolean shell) throws IOException {
        if (!shell) {
            return CommandWords.of(text);
        }
        if (text.isBlank()) {
            throw new IOException("a command is empty; name a program and its arguments");
        }
        List<String> words = new ArrayList<>(SHELL);
        words.add(text);
        return List.copyOf(words);
    }
}
