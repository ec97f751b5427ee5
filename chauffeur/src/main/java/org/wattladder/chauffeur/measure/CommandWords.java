package org.wattladder.chauffeur.measure;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Splits a command that was given as one text into its words, by blanks and quotation marks as a shell does, and nothing else. */
final class CommandWords {
    private static final String SHELL_ONLY = "|&;<>()$`*?~#\n";

    private final String command;
    private final List<String> words = new ArrayList<>();
    private Optional<StringBuilder> word = Optional.empty();

    private CommandWords(String command) {
        this.command = command;
    }

    /**
     * The words.
     *
     * @throws IOException with a sentence, if there are none, a quotation does not end, or only a shell understands it
     */
    static List<String> of(String command) throws IOException {
        return new CommandWords(command).split();
    }

    private List<String> split() throws IOException {
        char quote = 0;
        for (int at = 0; at < command.length(); at++) {
            char c = command.charAt(at);
            if (c == quote) {
                quote = 0;
            } else if (quote == '\'' || (quote == '"' && c != '\\' && c != '$' && c != '`')) {
                begun().append(c);
            } else if (c == '\\' && at + 1 < command.length()) {
                at++;
                begun().append(command.charAt(at));
            } else if (SHELL_ONLY.indexOf(c) >= 0) {
                throw new IOException("\"" + command + "\" has a " + (c == '\n' ? "line end" : c)
                        + ", which only a shell understands; add --shell, or quote it");
            } else if (c == '\'' || c == '"') {
                quote = c;
                begun();
            } else if (Character.isWhitespace(c)) {
                end();
            } else {
                begun().append(c);
            }
        }
        if (quote != 0) {
            throw new IOException("\"" + command + "\" has a " + quote + " without its end");
        }
        end();
        if (words.isEmpty() || words.get(0).isEmpty()) {
            throw new IOException("a command is empty; name a program and its arguments");
        }
        return List.copyOf(words);
    }

    private StringBuilder begun() {
        if (word.isEmpty()) {
            word = Optional.of(new StringBuilder());
        }
        return word.get();
    }

    private void end() {
        word.ifPresent(each -> words.add(each.toString()));
        word = Optional.empty();
    }
}
