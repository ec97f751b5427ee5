package org.wattladder.keys.file;

import com.sun.security.auth.module.UnixSystem;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;

/**
 * Where a key file lies: whoever may rename a folder above it may put another file in its place. As strict as sshd is with
 * keys.
 */
final class Whereabouts {
    private static final int ROOT = 0;
    private static final int OTHERS_WRITE = 0022;
    /** Others may make files in such a folder, but not rename or remove those of somebody else. */
    private static final int STICKY = 01000;

    private Whereabouts() {}

    /**
     * Refuses a file unless it and every folder above it belong to this user or root, and nobody else may change these.
     *
     * @param file that exists, on a file system with owners
     * @throws IOException with a sentence that names what is wrong
     */
    static void refuseStrangers(Path file) throws IOException {
        if (!file.getFileSystem().supportedFileAttributeViews().contains("unix")) {
            return;
        }
        long user = new UnixSystem().getUid();
        for (Path each = file.toRealPath(); each != null; each = each.getParent()) {
            int owner = number(each, "unix:uid");
            int mode = number(each, "unix:mode");
            if (owner != user && owner != ROOT) {
                throw new IOException(each + " belongs to another user of this machine, who could change " + file
                        + "; keep keys in a folder of your own");
            }
            if (Files.isDirectory(each) && (mode & OTHERS_WRITE) != 0 && (mode & STICKY) == 0) {
                throw new IOException(
                        each + " may be changed by other users of this machine, who could put another file in"
                                + " the place of " + file + "; say 'chmod go-w " + each + "'");
            }
        }
    }

    private static int number(Path file, String attribute) throws IOException {
        return ((Number) Objects.requireNonNull(Files.getAttribute(file, attribute))).intValue();
    }
}
