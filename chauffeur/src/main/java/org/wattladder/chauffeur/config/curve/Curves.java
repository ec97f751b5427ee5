package org.wattladder.chauffeur.config.curve;

import java.nio.file.Path;
import java.util.Optional;
import org.wattladder.settings.ConfigFolder;
import org.wattladder.settings.ConfigLayers;
import org.wattladder.settings.file.BoundedFile;
import org.wattladder.settings.problem.Problems;

/** The curves that a suite can name, and any other file of that kind. */
public final class Curves {
    private static final String ENDING = ".csv";
    private static final int LARGEST_BYTES = 4 << 20;

    private final ConfigFolder folder;

    /** Reads {@code traces} in this configuration. */
    public Curves(ConfigLayers config) {
        this.folder = config.folder("traces", "curve", ENDING);
    }

    /**
     * The curve of this name, or of this path to a file; empty only after a problem was noted.
     *
     * @param where the name stands
     */
    public Optional<Curve> read(String nameOrPath, String where, Problems problems) {
        return folder.named(nameOrPath, where, problems)
                .flatMap(each -> BoundedFile.text(each, LARGEST_BYTES, LARGEST_BYTES + " bytes", problems)
                        .flatMap(text -> CurveText.read(each.toString(), name(each), text, problems)));
    }

    private static String name(Path file) {
        String name = file.getFileName().toString();
        return name.endsWith(ENDING) ? name.substring(0, name.length() - ENDING.length()) : name;
    }
}
