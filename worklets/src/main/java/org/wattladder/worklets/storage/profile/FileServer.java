package org.wattladder.worklets.storage.profile;

/** A file server: random, 64 KiB, 67 % reads. */
public final class FileServer extends LoadProfile {
    /** Called once by the catalogue. */
    public FileServer() {
        super("file-server", "a file server asks of it", 64, 67, 33, true);
    }
}
