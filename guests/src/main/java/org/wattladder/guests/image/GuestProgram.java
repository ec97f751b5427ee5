package org.wattladder.guests.image;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** The program that is the first process of every guest. */
final class GuestProgram {
    private static final String NAME = "guest.py";

    private GuestProgram() {}

    /** Its text. */
    static byte[] bytes() {
        try (InputStream program = GuestProgram.class.getResourceAsStream(NAME)) {
            if (program == null) {
                throw new IllegalStateException(NAME + " is missing beside " + GuestProgram.class.getName());
            }
            return program.readAllBytes();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    /** Its digest, by which an image of another version is known. */
    static String digest() {
        return HexFormat.of().formatHex(sha256().digest(bytes()));
    }

    static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException everyJdkHasIt) {
            throw new IllegalStateException(everyJdkHasIt);
        }
    }
}
