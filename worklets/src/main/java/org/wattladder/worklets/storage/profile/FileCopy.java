package org.wattladder.worklets.storage.profile;

/** Copying files: random, 64 KiB, half reads and half writes. */
public final class FileCopy extends LoadProfile {
    /** Called once by the catalogue. */
    public FileCopy() {
        super("file-copy", "copying files asks of it", 64, 50, 50, true);
    }
}
