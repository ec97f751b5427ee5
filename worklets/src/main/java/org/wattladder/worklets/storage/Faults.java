package org.wattladder.worklets.storage;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import org.wattladder.worklets.api.DeviceFault;

/** Sentences for what a device or file system refuses. */
final class Faults {
    private Faults() {}

    static DeviceFault opening(Path path, IOException refused) {
        String cause = cause(refused);
        if (cause.contains("Invalid argument")) {
            return new DeviceFault(
                    "the file system of " + path + " (" + FileSystemKind.name(path) + ") refuses unbuffered access"
                            + " (O_DIRECT); choose a storage folder on a local file system such as ext4 or xfs",
                    refused);
        }
        return new DeviceFault("cannot open storage file " + path + ": " + cause, refused);
    }

    /** What reading, writing or flushing at an offset met. */
    static DeviceFault moving(String verb, Path path, long offset, IOException failed) {
        return new DeviceFault(
                "cannot " + verb + " storage file " + path + " at byte " + offset + ": " + cause(failed), failed);
    }

    static DeviceFault cutShort(String verb, Path path, long offset, int wanted, int moved, long length) {
        String now = length < 0 ? "its length can no longer be read" : "it is " + length + " bytes long now";
        if (verb.equals("write")) {
            return new DeviceFault("storage file " + path + " took only " + Math.max(moved, 0) + " of " + wanted
                    + " bytes at byte " + offset + " (disk full?); " + now);
        }
        return new DeviceFault("storage file " + path + " has become shorter while it was used: " + Math.max(moved, 0)
                + " of " + wanted + " bytes could be read at byte " + offset + ", " + now);
    }

    private static String cause(IOException thrown) {
        if (thrown instanceof AccessDeniedException) {
            return "permission denied to user " + System.getProperty("user.name");
        }
        if (thrown instanceof NoSuchFileException) {
            return "there is no such file or folder";
        }
        if (thrown instanceof FileAlreadyExistsException) {
            return "it appeared while it was to be made; is another run using this storage folder?";
        }
        String text = thrown instanceof FileSystemException fault && fault.getReason() != null
                ? fault.getReason()
                : String.valueOf(thrown.getMessage());
        return text + hint(text);
    }

    private static String hint(String text) {
        if (text.contains("No space left")) {
            return " (the disk is full; free space, or choose another storage folder)";
        }
        if (text.contains("Disk quota exceeded")) {
            return " (the quota of this user is used up)";
        }
        if (text.contains("Read-only file system")) {
            return " (mounted read-only, or made so by the kernel after an error; see the kernel's log)";
        }
        if (text.contains("Input/output error") || text.contains("No such device")) {
            return " (the device failed or was removed; see the kernel's log)";
        }
        return "";
    }
}
