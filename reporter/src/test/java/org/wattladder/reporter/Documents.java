package org.wattladder.reporter;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Pages for users that are made from the code. */
public final class Documents {
    private static final Path DOCS = Path.of("../docs");

    private Documents() {}

    /** Fails when the page is stale, unless told to write it anew. */
    public static void compare(String name, String expected) throws IOException {
        Path page = DOCS.resolve(name);
        if (Boolean.getBoolean("wattladder.update")) {
            Files.createDirectories(DOCS);
            Files.writeString(page, expected);
        }
        assertThat(Files.readString(page))
                .as("docs/%s is stale; -Dwattladder.update=true writes it anew", name)
                .isEqualTo(expected);
    }

    /** The text of a page. */
    public static String read(String name) throws IOException {
        return Files.readString(DOCS.resolve(name));
    }
}
