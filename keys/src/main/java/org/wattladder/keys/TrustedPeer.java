package org.wattladder.keys;

import java.util.Objects;

/**
 * Somebody whose key was compared and found right.
 *
 * @param fingerprint of the certificate
 * @param name given by whoever compared; the name or address of a Director's host binds its key to that host
 */
public record TrustedPeer(Fingerprint fingerprint, String name) {
    private static final String NAME = "[\\p{Alnum}._:\\[\\]@-]{1,100}";

    public TrustedPeer {
        Objects.requireNonNull(fingerprint, "fingerprint");
        if (!name.matches(NAME)) {
            throw new IllegalArgumentException(
                    "the name of a trusted key has 1 to 100 letters, digits and . _ : @ - [ ], not \"" + name + "\"");
        }
    }
}
