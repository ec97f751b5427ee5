package org.wattladder.reporter.verify;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.wattladder.reporter.verify.difference.Difference;

/** Compares what is written to it with a text file, neither of them whole in memory; for one thread. */
final class ComparedFile extends OutputStream {
    private static final int SHOWN_BEFORE = 20;
    private static final int SHOWN_AFTER = 40;
    /** More bytes than the characters shown can have. */
    private static final int KEPT_BYTES = 4 * SHOWN_AFTER;

    private final String name;
    private final InputStream file;
    private final ByteArrayOutputStream alike = new ByteArrayOutputStream();
    private final ByteArrayOutputStream expected = new ByteArrayOutputStream();
    private final ByteArrayOutputStream printed = new ByteArrayOutputStream();
    private int line = 1;
    private boolean differs;

    /** Opens a file for comparison. */
    ComparedFile(Path path) throws IOException {
        this.name = path.getFileName().toString();
        this.file = new BufferedInputStream(Files.newInputStream(path));
    }

    @Override
    public void write(int unsigned) throws IOException {
        int wanted = unsigned & 0xff;
        if (differs) {
            keep(expected, wanted);
            return;
        }
        int found = file.read();
        if (found != wanted) {
            differs = true;
            keep(printed, found);
            keep(expected, wanted);
        } else if (found == '\n') {
            line++;
            alike.reset();
        } else {
            alike.write(found);
        }
    }

    /** The first line that differs, or empty; to be asked once all is written. */
    Optional<Difference> difference() throws IOException {
        int next = file.read();
        if (!differs && next < 0) {
            return Optional.empty();
        }
        while (next >= 0 && printed.size() < KEPT_BYTES) {
            keep(printed, next);
            next = file.read();
        }
        return Optional.of(new Difference(name, "", "", "line " + line, shown(printed), shown(expected)));
    }

    private static void keep(ByteArrayOutputStream rest, int next) {
        if (next >= 0 && rest.size() < KEPT_BYTES) {
            rest.write(next);
        }
    }

    /** The place of the difference, with what is before it in its line and the rest of the line. */
    private String shown(ByteArrayOutputStream rest) {
        String before = alike.toString(StandardCharsets.UTF_8);
        String after = rest.toString(StandardCharsets.UTF_8).lines().findFirst().orElse("");
        return before.substring(Math.max(0, before.length() - SHOWN_BEFORE))
                + after.substring(0, Math.min(after.length(), SHOWN_AFTER));
    }

    @Override
    public void close() throws IOException {
        file.close();
    }
}
