package org.wattladder.worklets.api;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;

/**
 * The first bytes of every file that a storage worklet makes, by which it is told from the files of others: only what
 * bears the mark is ever written to again, or removed.
 */
public final class StorageMark {
    private static final byte[] BYTES = "wattladder storage file\n".getBytes(StandardCharsets.US_ASCII);

    private StorageMark() {}

    /** The mark, to be the first bytes of a file; a copy. */
    public static byte[] bytes() {
        return BYTES.clone();
    }

    /** Says whether this is a regular file, not a link to one, that begins with the mark and can be read. */
    public static boolean isOn(Path file) {
        if (!Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)) {
            return false;
        }
        try (InputStream content = Files.newInputStream(file, StandardOpenOption.READ, LinkOption.NOFOLLOW_LINKS)) {
            return Arrays.equals(content.readNBytes(BYTES.length), BYTES);
        } catch (IOException unreadable) {
            return false;
        }
    }
}
