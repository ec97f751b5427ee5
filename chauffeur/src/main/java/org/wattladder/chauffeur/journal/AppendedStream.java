package org.wattladder.chauffeur.journal;

import java.io.IOException;
import java.io.OutputStream;

/** Writes to an appended file until a write fails, which takes back what was not forced: no row stays half written. */
final class AppendedStream extends OutputStream {
    private final AppendedFile file;
    private long forcedBytes;
    private boolean failed;

    AppendedStream(AppendedFile file) throws IOException {
        this.file = file;
        this.forcedBytes = file.length();
    }

    @Override
    public void write(int single) throws IOException {
        write(new byte[] {(byte) single}, 0, 1);
    }

    @Override
    public void write(byte[] bytes, int from, int count) throws IOException {
        if (failed) {
            throw new IOException("an earlier write failed");
        }
        failed = true;
        try {
            file.write(bytes, from, count);
            failed = false;
        } finally {
            takeBack();
        }
    }

    /** Returns once everything written is on the disk. */
    void force() throws IOException {
        file.force();
        forcedBytes = file.length();
    }

    private void takeBack() {
        try {
            if (failed) {
                file.cutTo(forcedBytes);
            }
        } catch (IOException alsoFailed) {
            // The write's own failure is thrown; whoever opens the file again leaves a torn row out.
            failed = true;
        }
    }

    @Override
    public void close() throws IOException {
        file.close();
    }
}
