package org.wattladder.keys;

import java.security.cert.CertificateException;

/** Says that a peer showed a key nobody has compared. */
public final class UntrustedKey extends CertificateException {
    private static final long serialVersionUID = 1L;

    private final transient Fingerprint fingerprint;

    UntrustedKey(Fingerprint fingerprint) {
        super("the key with fingerprint " + fingerprint + " is not trusted");
        this.fingerprint = fingerprint;
    }

    /** The fingerprint shown. */
    public Fingerprint fingerprint() {
        return fingerprint;
    }
}
