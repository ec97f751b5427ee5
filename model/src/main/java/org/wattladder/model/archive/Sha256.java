package org.wattladder.model.archive;

import java.io.IOException;
import java.io.InputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** SHA-256 in lower-case hexadecimal digits. */
public final class Sha256 {
    private static final int PART_BYTES = 1 << 16;

    private Sha256() {}

    /** The checksum of these bytes. */
    public static String of(byte[] bytes) {
        return HexFormat.of().formatHex(digest().digest(bytes));
    }

    /** The checksum of what can be read, to its end, part by part: an archive may be larger than the memory. */
    public static String of(InputStream content) throws IOException {
        MessageDigest digest = digest();
        byte[] part = new byte[PART_BYTES];
        for (int length = content.read(part); length >= 0; length = content.read(part)) {
            digest.update(part, 0, length);
        }
        return HexFormat.of().formatHex(digest.digest());
    }

    private static MessageDigest digest() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException everyJdkHasIt) {
            throw new IllegalStateException(everyJdkHasIt);
        }
    }
}
