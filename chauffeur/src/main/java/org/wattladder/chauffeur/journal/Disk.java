package org.wattladder.chauffeur.journal;

import java.io.IOException;
import java.nio.file.Path;

/** Opens the files of a run that grow while it is on. */
public interface Disk {

    /**
     * Opens a file for appending, making it when it is missing; its name is on the disk when this returns.
     *
     * @throws IOException with a sentence, if another process has it open
     */
    AppendedFile open(Path file) throws IOException;

    /** The disks of this machine. */
    static Disk ofThisMachine() {
        return FileOnDisk::open;
    }
}
