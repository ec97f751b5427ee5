package org.wattladder.worklets.storage.profile;

/** Reading a log file, a backup or a video: sequential, 64 KiB, reads. */
public final class Streaming extends LoadProfile {
    /** Called once by the catalogue. */
    public Streaming() {
        super("streaming", "reading a log file, a backup or a video asks of it", 64, 100, 0, false);
    }
}
