package org.wattladder.chauffeur.journal;

import java.io.IOException;
import java.nio.channels.ClosedByInterruptException;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/** Puts the names in a folder on the disk, without which a file that was forced can still be gone. */
final class Folders {
    private Folders() {}

    /** Returns once every name made, replaced or removed in the folder is on the disk. */
    static void force(Path folder) throws IOException {
        boolean interrupted = Thread.interrupted();
        try {
            // Only a channel can be opened on a folder, and an interrupt closes it: then once more.
            for (boolean forced = false; !forced; ) {
                try (FileChannel names = open(folder)) {
                    if (names != null) {
                        names.force(true);
                    }
                    forced = true;
                } catch (ClosedByInterruptException again) {
                    interrupted |= Thread.interrupted();
                }
            }
        } finally {
            if (interrupted) {
                Thread.currentThread().interrupt();
            }
        }
    }

    /** Null on systems that do not open folders, Windows among them; they keep names by themselves. */
    private static FileChannel open(Path folder) throws IOException {
        try {
            return FileChannel.open(folder, StandardOpenOption.READ);
        } catch (ClosedByInterruptException interrupted) {
            throw interrupted;
        } catch (java.nio.file.AccessDeniedException notHere) {
            return null;
        }
    }
}
