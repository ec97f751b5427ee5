package org.wattladder.console.live;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The lines of a journal that were not read before, in order; one user at a time. */
final class JournalTail {
    private final Path journal;
    private long offset;
    private int lines;

    /** Begins behind this line; 0 for the first. */
    JournalTail(Path journal, int behind) throws IOException {
        this.journal = journal;
        while (lines < behind && !next(behind - lines).isEmpty()) {
            // What the browser has is passed over.
        }
    }

    /** Number of lines read so far. */
    int lines() {
        return lines;
    }

    /** Whole lines since the last time; a line that is being written comes the next time. */
    List<String> next() throws IOException {
        return next(Integer.MAX_VALUE);
    }

    private List<String> next(int most) throws IOException {
        if (!Files.isRegularFile(journal)) {
            return List.of();
        }
        List<String> read = new ArrayList<>();
        try (RandomAccessFile file = new RandomAccessFile(journal.toFile(), "r")) {
            byte[] fresh = new byte[(int) Math.min(Integer.MAX_VALUE - 8, Math.max(0, file.length() - offset))];
            file.seek(offset);
            file.readFully(fresh);
            int begin = 0;
            for (int end = 0; end < fresh.length && read.size() < most; end++) {
                if (fresh[end] == '\n') {
                    read.add(new String(fresh, begin, end - begin, StandardCharsets.UTF_8));
                    begin = end + 1;
                }
            }
            offset += begin;
            lines += read.size();
        }
        return read;
    }
}
