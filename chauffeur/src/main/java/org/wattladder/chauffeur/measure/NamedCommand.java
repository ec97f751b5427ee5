package org.wattladder.chauffeur.measure;

import java.util.List;
import java.util.Objects;

/**
 * A command that is measured.
 *
 * @param name in reports; no other command of the run has it
 * @param words program and arguments
 */
public record NamedCommand(String name, List<String> words) {
    public NamedCommand {
        Objects.requireNonNull(name, "name");
        words = List.copyOf(words);
    }
}
