package org.wattladder.system.torture;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Puts the tables between the two marks of a Markdown page. */
final class Page {
    private static final String BEGIN = "<!-- torture begins -->";
    private static final String END = "<!-- torture ends -->";

    private Page() {}

    static void write(Path page, String tables) throws IOException {
        String text = Files.readString(page);
        int begin = text.indexOf(BEGIN);
        int end = text.indexOf(END);
        if (begin < 0 || end < begin) {
            throw new IOException(page + " lacks the marks " + BEGIN + " and " + END);
        }
        Files.writeString(
                page, text.substring(0, begin + BEGIN.length()) + "\n\n" + tables + "\n" + text.substring(end));
    }
}
