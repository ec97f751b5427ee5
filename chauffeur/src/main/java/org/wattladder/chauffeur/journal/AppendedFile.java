package org.wattladder.chauffeur.journal;

import java.io.Closeable;
import java.io.IOException;

/** An open file that grows at its end, for one thread; what was not forced may be gone after a loss of power. */
public interface AppendedFile extends Closeable {

    /** Everything that is in it from this byte on. */
    byte[] content(long from) throws IOException;

    /** Everything that is in it. */
    default byte[] content() throws IOException {
        return content(0);
    }

    /** Bytes in it. */
    long length() throws IOException;

    /** Appends; when it fails, some of the bytes may be in the file. */
    void write(byte[] bytes, int from, int count) throws IOException;

    /** Returns once everything in it is on the disk. */
    void force() throws IOException;

    /** Gives up what is beyond this length. */
    void cutTo(long length) throws IOException;
}
