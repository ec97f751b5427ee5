package org.wattladder.keys;

import java.security.cert.Certificate;
import java.util.Optional;
import javax.net.ssl.X509ExtendedTrustManager;

/** Whom a process lets in. */
public sealed interface Trust permits TrustList, Authorities {

    /** Decides during the handshake. */
    X509ExtendedTrustManager check();

    /** Whether a Director must prove its host name too; fingerprints need no names. */
    boolean bindsNames();

    /**
     * What the peer of a finished handshake is called, or empty when it is not trusted: a resumed TLS session is not
     * checked again by the handshake, so the caller asks here.
     */
    Optional<String> nameOf(Certificate[] chain);
}
