package org.wattladder.reporter.verify.archive;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import org.wattladder.reporter.verify.difference.Differs;

/**
 * Finds what {@code result.xml} holds beside elements and values: comments, instructions, carriage returns, a byte order mark.
 * People would read it, and no program.
 */
public final class PlainXml {
    private PlainXml() {}

    /** Throws at the first such thing. */
    public static void check(Path file) throws IOException, Differs {
        try (InputStream bytes = new BufferedInputStream(Files.newInputStream(file))) {
            int line = 1;
            int before = -1;
            long place = 0;
            for (int next = bytes.read(); next >= 0; next = bytes.read()) {
                boolean declaration = place == 1 && next == '?';
                if (next == '\r' || (before == '<' && (next == '!' || next == '?') && !declaration)) {
                    throw Differs.file(
                            TreeCheck.FILE, "line " + line + " holds something that is no element and no value");
                }
                if (place == 0 && next != '<') {
                    throw Differs.file(TreeCheck.FILE, "does not begin with an element");
                }
                line += next == '\n' ? 1 : 0;
                before = next;
                place++;
            }
        }
    }
}
