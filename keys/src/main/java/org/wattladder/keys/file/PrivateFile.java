package org.wattladder.keys.file;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Set;

/** Text files that others must not read or change; on file systems without permissions nothing is checked. */
final class PrivateFile {
    private static final int LARGEST_BYTES = 1024 * 1024;
    private static final Set<PosixFilePermission> OTHERS_WRITE =
            Set.of(PosixFilePermission.GROUP_WRITE, PosixFilePermission.OTHERS_WRITE);
    private static final Set<PosixFilePermission> OTHERS_READ =
            Set.of(PosixFilePermission.GROUP_READ, PosixFilePermission.OTHERS_READ);

    private PrivateFile() {}

    /** Reads a secret; refuses one that others may read or change. */
    static String readSecret(Path file) throws IOException {
        refuseUnlessSecret(file);
        return readAny(file);
    }

    /** Refuses a file that others may read or change; one that does not exist is not refused. */
    static void refuseUnlessSecret(Path file) throws IOException {
        refuse(file, OTHERS_READ, "may be read");
        refuse(file, OTHERS_WRITE, "may be changed");
    }

    /** Reads what others may know but not change. */
    static String readOwn(Path file) throws IOException {
        refuse(file, OTHERS_WRITE, "may be changed");
        return readAny(file);
    }

    /** Reads any text file of a sensible size. */
    static String readAny(Path file) throws IOException {
        try (InputStream in = Files.newInputStream(file)) {
            byte[] content = in.readNBytes(LARGEST_BYTES + 1);
            if (content.length > LARGEST_BYTES) {
                throw new IOException(file + " is larger than " + LARGEST_BYTES + " bytes, which no key file is");
            }
            return new String(content, StandardCharsets.UTF_8);
        } catch (NoSuchFileException missing) {
            throw new IOException(file + " does not exist", missing);
        }
    }

    private static void refuse(Path file, Set<PosixFilePermission> forbidden, String verb) throws IOException {
        if (!Files.exists(file) || !posix(file)) {
            return;
        }
        Whereabouts.refuseStrangers(file);
        if (Files.getPosixFilePermissions(file).stream().anyMatch(forbidden::contains)) {
            throw new IOException(file + " " + verb + " by other users of this machine; say 'chmod 600 " + file
                    + "', and make a new key if they may have used it");
        }
    }

    /** Writes a new file that only its owner reads; one that exists is refused. */
    static void create(Path file, String text) throws IOException {
        FileAttribute<?>[] owner = posix(file)
                ? new FileAttribute<?>[] {
                    PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------"))
                }
                : new FileAttribute<?>[0];
        try (FileChannel channel =
                FileChannel.open(file, Set.of(StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE), owner)) {
            ByteBuffer content = ByteBuffer.wrap(text.getBytes(StandardCharsets.UTF_8));
            while (content.hasRemaining()) {
                channel.write(content);
            }
            // A list that is replaced by an empty one would let nobody in after a loss of power.
            channel.force(true);
        } catch (FileAlreadyExistsException exists) {
            throw new IOException(file + " already exists; to replace the old key, remove it first", exists);
        }
    }

    /** Replaces the file in one step. */
    static void replace(Path file, String text) throws IOException {
        Path next = file.resolveSibling(file.getFileName() + ".new");
        Files.deleteIfExists(next);
        create(next, text);
        Files.move(next, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    }

    /** Makes a directory that only its owner enters. */
    static void directory(Path directory) throws IOException {
        if (Files.isDirectory(directory)) {
            return;
        }
        if (posix(directory)) {
            Files.createDirectories(
                    directory, PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rwx------")));
        } else {
            Files.createDirectories(directory);
        }
    }

    private static boolean posix(Path file) {
        return file.getFileSystem().supportedFileAttributeViews().contains("posix");
    }
}
