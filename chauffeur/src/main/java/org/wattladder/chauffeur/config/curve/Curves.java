package org.wattladder.chauffeur.config.curve;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Optional;
import org.wattladder.settings.ConfigFolder;
import org.wattladder.settings.file.BoundedFile;
import org.wattladder.settings.file.TooLargeFile;
import org.wattladder.settings.problem.Problems;

/** The curves that a suite can name, and any other file of that kind. */
public final class Curves {
    private static final String ENDING = ".csv";
    private static final int LARGEST_BYTES = 4 << 20;

    private final ConfigFolder folder;

    /** Reads from this folder. */
    public Curves(Path folder) {
        this.folder = new ConfigFolder(folder, "curve", ENDING);
    }

    /**
     * The curve of this name, or of this path to a file; empty only after a problem was noted.
     *
     * @param where the name stands
     */
    public Optional<Curve> read(String nameOrPath, String where, Problems problems) {
        boolean path = nameOrPath.contains("/") || nameOrPath.endsWith(ENDING);
        Optional<Path> file = path ? Optional.of(Path.of(nameOrPath)) : folder.find(nameOrPath, where, problems);
        return file.flatMap(each ->
                text(each, problems).flatMap(text -> CurveText.read(each.toString(), name(each), text, problems)));
    }

    private static Optional<String> text(Path file, Problems problems) {
        try {
            return Optional.of(BoundedFile.text(file, LARGEST_BYTES));
        } catch (TooLargeFile e) {
            problems.add(file.toString(), "is larger than " + LARGEST_BYTES + " bytes");
        } catch (CharacterCodingException e) {
            problems.add(file.toString(), "is not text in UTF-8");
        } catch (IOException e) {
            problems.add(
                    file.toString(),
                    e instanceof NoSuchFileException ? "does not exist" : "cannot be read: " + e.getMessage());
        }
        return Optional.empty();
    }

    private static String name(Path file) {
        String name = file.getFileName().toString();
        return name.endsWith(ENDING) ? name.substring(0, name.length() - ENDING.length()) : name;
    }
}
