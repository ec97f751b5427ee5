package org.wattladder.chauffeur.measure;

import java.util.List;

/**
 * A command that is measured.
 *
 * @param name in reports, one line; no other command of the run has it
 * @param words program and arguments
 */
public record NamedCommand(String name, List<String> words) {
    public NamedCommand {
        name = name.replaceAll("\\p{Cntrl}+\\s*", " ").strip();
        words = List.copyOf(words);
    }
}
