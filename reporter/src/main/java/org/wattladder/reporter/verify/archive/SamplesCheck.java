package org.wattladder.reporter.verify.archive;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.wattladder.model.archive.SamplesPart;
import org.wattladder.reporter.verify.difference.Differs;
import org.wattladder.reporter.verify.raw.RawJournal;
import org.wattladder.reporter.verify.raw.RawSamples;

/** Holds every row of {@code samples.csv} to the checksums that the journal kept when they were written. */
public final class SamplesCheck {
    private SamplesCheck() {}

    /**
     * Throws at the first part that is not as it was written. A run that did not end may have rows behind the last part; the
     * journal of an earlier version has no parts.
     */
    public static void check(Path directory, RawJournal journal) throws IOException, Differs {
        if (journal.samples().isEmpty()) {
            return;
        }
        Path file = directory.resolve(RawSamples.FILE);
        byte[] content = Files.exists(file) ? Files.readAllBytes(file) : new byte[0];
        long from = 0;
        for (SamplesPart part : journal.samples()) {
            if (part.bytes() > content.length - from) {
                throw Differs.file(
                        RawSamples.FILE,
                        "is too short: it has " + content.length + " bytes, of which " + (content.length - from)
                                + " are left for a part of " + part.bytes() + " that the journal knows of");
            }
            long end = from + part.bytes();
            if (!part.isIn(content, from)) {
                throw Differs.file(
                        RawSamples.FILE,
                        "lines " + line(content, from) + " to " + line(content, end - 1)
                                + " are not as they were written: the journal has another checksum of them");
            }
            from = end;
        }
        if (journal.ended() && from < content.length) {
            throw Differs.file(
                    RawSamples.FILE,
                    "line " + line(content, from) + " and those after it were added: the journal ends before them");
        }
    }

    /** Number of the line that this byte is in, from 1. */
    private static int line(byte[] content, long at) {
        int line = 1;
        for (int i = 0; i < at; i++) {
            line += content[i] == '\n' ? 1 : 0;
        }
        return line;
    }
}
