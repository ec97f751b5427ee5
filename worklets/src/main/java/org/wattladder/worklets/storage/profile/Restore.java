package org.wattladder.worklets.storage.profile;

/** Restoring files: sequential, 64 KiB, writes. */
public final class Restore extends LoadProfile {
    /** Called once by the catalogue. */
    public Restore() {
        super("restore", "restoring files asks of it", 64, 0, 100, false);
    }
}
