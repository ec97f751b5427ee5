package org.wattladder.settings;

import java.nio.file.Path;
import java.util.Optional;
import org.wattladder.settings.file.BoundedFile;
import org.wattladder.settings.problem.Problems;

/** Reads a file whose whole content is one section. */
public final class SectionFile {
    /** No character has more than four bytes. */
    private static final int LARGEST_BYTES = 4 * YamlText.LARGEST_CHARACTERS;

    private SectionFile() {}

    /** What the file says; empty when not even the section could be made out. Every problem is noted. */
    public static Optional<SectionValues> read(Path file, Section section, Problems problems) {
        return text(file, problems).flatMap(text -> parse(file.toString(), text, section, problems));
    }

    /** The text of a file, which is not too large; empty after a problem was noted. */
    public static Optional<String> text(Path file, Problems problems) {
        return BoundedFile.text(file, LARGEST_BYTES, YamlText.LARGEST_CHARACTERS + " characters", problems);
    }

    /** The same for a text that stands in a file of this name. */
    public static Optional<SectionValues> parse(String file, String text, Section section, Problems problems) {
        return new YamlText(file)
                .root(text, problems)
                .flatMap(root -> section.read(root, new Place(file, "", problems)));
    }
}
