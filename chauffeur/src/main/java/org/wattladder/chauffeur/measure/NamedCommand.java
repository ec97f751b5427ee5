package org.wattladder.chauffeur.measure;

import java.util.List;
import org.wattladder.settings.Kinds;

/**
 * A command that is measured.
 *
 * @param name in reports, one line; no other command of the run has it
 * @param words program and arguments
 */
public record NamedCommand(String name, List<String> words) {
    public NamedCommand {
        name = Kinds.oneLine(name).strip();
        words = List.copyOf(words);
    }
}
