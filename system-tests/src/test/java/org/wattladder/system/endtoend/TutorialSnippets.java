package org.wattladder.system.endtoend;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Programs that the tutorial for researchers shows, made to read another run directory. */
final class TutorialSnippets {
    private static final Path PAGE = Installation.HOME.resolve("docs/tutorial-research.md");
    private static final String DIRECTORY = "results/sha";

    private TutorialSnippets() {}

    /** The only block of this language that reads a run directory. */
    static String reading(Path directory, String language) throws IOException {
        Matcher block = Pattern.compile("(?s)```" + language + "\\n(.*?)```").matcher(Files.readString(PAGE));
        while (block.find()) {
            if (block.group(1).contains(DIRECTORY)) {
                return block.group(1).replace(DIRECTORY, directory.toString());
            }
        }
        throw new IllegalStateException(PAGE + " has no " + language + " that reads " + DIRECTORY);
    }
}
