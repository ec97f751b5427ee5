package org.wattladder.chauffeur.archive;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.wattladder.chauffeur.journal.JournalEnds;
import org.wattladder.chauffeur.journal.Manifest;
import org.wattladder.chauffeur.journal.RunDirectory;

/**
 * A cheap look at the files of a run that is over: whether each is a file, and how it begins and ends. A file that a crash or a
 * copy cut off, and one that is no file at all, are found so; what lies between the ends is left to {@code verify}.
 */
final class FileEnds {
    private static final int END_BYTES = 64;
    private static final List<String> FILES = List.of(
            RunDirectory.PLAN,
            RunDirectory.ENVIRONMENT,
            RunDirectory.JOURNAL,
            RunDirectory.SAMPLES,
            RunDirectory.IMPORTED,
            RunDirectory.RESULT,
            RunDirectory.JSON,
            RunDirectory.MANIFEST,
            RunDirectory.SIGNATURE);

    private final Path directory;

    private FileEnds(Path directory) {
        this.directory = directory;
    }

    /**
     * Looks at the files of a run whose reports are complete.
     *
     * @throws IOException with a sentence about the first file that is damaged
     */
    static void check(Path directory) throws IOException {
        FileEnds files = new FileEnds(directory);
        for (String name : FILES) {
            files.regular(name);
        }
        files.ends(RunDirectory.JSON, "}");
        files.ends(RunDirectory.RESULT, "</result>");
        files.journal();
        if (Files.exists(directory.resolve(RunDirectory.MANIFEST))
                && !Manifest.isWhole(directory.resolve(RunDirectory.MANIFEST))) {
            throw damaged(RunDirectory.MANIFEST, "is cut off or was changed");
        }
    }

    /** A pipe would not end, and a device may be anything. */
    private void regular(String name) throws IOException {
        Path file = directory.resolve(name);
        if (!Files.isRegularFile(file) && Files.exists(file)) {
            throw damaged(name, "is no file");
        }
    }

    private void ends(String name, String end) throws IOException {
        Path file = directory.resolve(name);
        if (!Files.exists(file)) {
            throw damaged(name, "is missing; 'wattladder report " + directory + "' makes it again");
        }
        if (!tail(file).strip().endsWith(end)) {
            throw damaged(name, "is cut off; 'wattladder report " + directory + "' makes it again");
        }
    }

    private void journal() throws IOException {
        Path journal = directory.resolve(RunDirectory.JOURNAL);
        if (!Files.exists(journal)) {
            return; // an import has none
        }
        JournalEnds ends = JournalEnds.of(journal);
        if (ends.started().isEmpty()) {
            throw damaged(RunDirectory.JOURNAL, "does not begin with the start of the run");
        }
        if (ends.ended().isEmpty()) {
            throw damaged(RunDirectory.JOURNAL, "does not end with the end of the run");
        }
    }

    private static String tail(Path path) throws IOException {
        try (RandomAccessFile file = new RandomAccessFile(path.toFile(), "r")) {
            byte[] tail = new byte[(int) Math.min(END_BYTES, file.length())];
            file.seek(file.length() - tail.length);
            file.readFully(tail);
            return new String(tail, StandardCharsets.ISO_8859_1);
        }
    }

    private static IOException damaged(String name, String what) {
        return new IOException("its " + name + " " + what);
    }
}
