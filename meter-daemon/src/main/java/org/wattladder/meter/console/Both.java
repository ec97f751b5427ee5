package org.wattladder.meter.console;

import java.io.IOException;
import java.io.Writer;

/** Writes everything to two writers; closes the second only, as the first is standard error. */
public final class Both extends Writer {
    private final Writer first;
    private final Writer second;

    /** A writer to both. */
    public Both(Writer first, Writer second) {
        this.first = first;
        this.second = second;
    }

    @Override
    public void write(char[] text, int from, int length) throws IOException {
        first.write(text, from, length);
        second.write(text, from, length);
    }

    @Override
    public void flush() throws IOException {
        first.flush();
        second.flush();
    }

    @Override
    public void close() throws IOException {
        flush();
        second.close();
    }
}
