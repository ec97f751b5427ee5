package org.wattladder.console.web;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.util.Base64;

/**
 * What lets a user in; each start makes new ones, so that nothing of an earlier console is valid.
 *
 * @param token in the printed link, and for programs as {@code Bearer}
 * @param session in the cookie that the link is exchanged for
 * @param form in every form of every page, which pages of others cannot read
 */
record Secrets(String token, String session, String form) {
    private static final int BYTES = 24;

    static Secrets make() {
        SecureRandom random = new SecureRandom();
        return new Secrets(one(random), one(random), one(random));
    }

    private static String one(SecureRandom random) {
        byte[] bytes = new byte[BYTES];
        random.nextBytes(bytes);
        return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
    }

    /** Compares in a time that says nothing about the secret. */
    static boolean same(String secret, String offered) {
        return MessageDigest.isEqual(secret.getBytes(StandardCharsets.UTF_8), offered.getBytes(StandardCharsets.UTF_8));
    }
}
