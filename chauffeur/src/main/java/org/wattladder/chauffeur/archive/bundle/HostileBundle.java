package org.wattladder.chauffeur.archive.bundle;

import java.io.IOException;

/** What is in a bundle that cannot be in one; the message is a clause. */
final class HostileBundle extends IOException {
    private static final long serialVersionUID = 1L;

    HostileBundle(String what) {
        super(what);
    }
}
