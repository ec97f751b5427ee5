package org.wattladder.reporter;

import java.io.IOException;
import java.io.OutputStream;

/** Where report files go. */
@FunctionalInterface
public interface ReportTarget {
    /** Writes one file, calling for its content once, now or later, on any thread. */
    void write(String fileName, Content content) throws IOException;

    /** What a file holds. */
    @FunctionalInterface
    interface Content {
        /** Writes all of it in UTF-8; the stream stays open. */
        void writeTo(OutputStream out) throws IOException;
    }
}
