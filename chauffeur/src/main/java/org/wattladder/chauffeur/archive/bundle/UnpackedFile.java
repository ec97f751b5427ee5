package org.wattladder.chauffeur.archive.bundle;

import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import org.wattladder.model.text.ExceptionText;

/** A file that is written while a bundle is read; tells faults of writing from those of the bundle. */
final class UnpackedFile extends FilterOutputStream {
    private final String name;

    UnpackedFile(String name, OutputStream file) {
        super(file);
        this.name = name;
    }

    /** The results folder takes no more; the bundle may be sound. */
    static final class Unwritable extends IOException {
        private static final long serialVersionUID = 1L;

        Unwritable(String name, IOException why) {
            super(name + " cannot be written: " + ExceptionText.of(why), why);
        }
    }

    @Override
    public void write(int single) throws IOException {
        try {
            out.write(single);
        } catch (IOException refused) {
            throw new Unwritable(name, refused);
        }
    }

    @Override
    public void write(byte[] bytes, int from, int length) throws IOException {
        try {
            out.write(bytes, from, length);
        } catch (IOException refused) {
            throw new Unwritable(name, refused);
        }
    }
}
