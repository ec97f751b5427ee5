package org.wattladder.chauffeur.config.yaml;

import java.io.IOException;
import java.nio.charset.MalformedInputException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.wattladder.chauffeur.config.problem.Problems;

/** Reads a file whose whole content is one section. */
public final class SectionFile {
    private SectionFile() {}

    /** What the file says; empty when not even the section could be made out. Every problem is noted. */
    public static Optional<Values> read(Path file, Section section, Problems problems) {
        try {
            return parse(file.toString(), Files.readString(file, StandardCharsets.UTF_8), section, problems);
        } catch (MalformedInputException e) {
            problems.add(file.toString(), "is not text in UTF-8");
        } catch (IOException e) {
            problems.add(file.toString(), "cannot be read: " + e.getMessage());
        }
        return Optional.empty();
    }

    /** The same for a text that stands in a file of this name. */
    public static Optional<Values> parse(String file, String text, Section section, Problems problems) {
        return new YamlText(file)
                .root(text, problems)
                .flatMap(root -> section.read(root, new Spot(file, "", problems)));
    }
}
