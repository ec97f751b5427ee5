package org.wattladder.chauffeur.journal;

import java.io.IOException;
import java.nio.channels.ClosedByInterruptException;
import java.nio.channels.FileChannel;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;

/** Puts the names in a folder on the disk, without which a file that was forced can still be gone. */
public final class Folders {
    private Folders() {}

    /** Makes a folder that the user calls by its path, and those above it. */
    public static void make(Path folder) throws IOException {
        make(folder, folder);
    }

    /**
     * Makes a folder and those above it.
     *
     * @param named what the user calls it, for the sentence of the exception
     * @throws IOException with a sentence, if it cannot be made
     */
    public static void make(Path folder, Path named) throws IOException {
        try {
            Files.createDirectories(folder);
        } catch (FileSystemException refused) {
            throw sentence(named, refused);
        }
    }

    /**
     * Makes a folder in one that is there, unless the name is taken.
     *
     * @return whether it was made
     * @throws IOException with a sentence, if it cannot be made
     */
    public static boolean makeNew(Path folder) throws IOException {
        try {
            Files.createDirectory(folder);
            return true;
        } catch (FileAlreadyExistsException taken) {
            return false;
        } catch (FileSystemException refused) {
            throw sentence(folder, refused);
        }
    }

    private static IOException sentence(Path named, FileSystemException refused) {
        String reason = refused instanceof AccessDeniedException
                ? "this user may not write there"
                : Optional.ofNullable(refused.getReason()).orElse("nothing can be made there");
        return new IOException("the folder " + named + " cannot be made: " + reason, refused);
    }

    /** Does the same for the folder that a file or folder lies in. */
    static void forceParent(Path path) throws IOException {
        Path parent = path.toAbsolutePath().getParent();
        if (parent != null) {
            force(parent);
        }
    }

    /** Returns once every name made, replaced or removed in the folder is on the disk. */
    static void force(Path folder) throws IOException {
        boolean interrupted = Thread.interrupted();
        try {
            // Only a channel can be opened on a folder, and an interrupt closes it: then once more.
            for (boolean forced = false; !forced; ) {
                try (FileChannel names = FileChannel.open(folder, StandardOpenOption.READ)) {
                    names.force(true);
                    forced = true;
                } catch (ClosedByInterruptException again) {
                    interrupted |= Thread.interrupted();
                } catch (AccessDeniedException notHere) {
                    // Systems that do not open folders, Windows among them, keep names by themselves.
                    forced = true;
                }
            }
        } finally {
            if (interrupted) {
                Thread.currentThread().interrupt();
            }
        }
    }
}
