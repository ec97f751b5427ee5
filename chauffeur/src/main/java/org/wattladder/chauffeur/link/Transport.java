package org.wattladder.chauffeur.link;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.util.Optional;
import org.wattladder.keys.Tls;

/**
 * How Directors are spoken to: plainly on loopback, by TLS everywhere else.
 *
 * @param tls the keys; empty when no host needs them
 * @param always whether loopback needs TLS too; not Directors that the Chauffeur starts itself
 */
public record Transport(Optional<Tls> tls, boolean always) {
    /** Loopback only. */
    public static Transport plain() {
        return new Transport(Optional.empty(), false);
    }

    /** TLS with these keys. */
    public static Transport of(Tls tls, boolean always) {
        return new Transport(Optional.of(tls), always);
    }

    /**
     * TLS for this address, or empty for none.
     *
     * @param started whether the Chauffeur started this Director itself
     * @throws IOException with a sentence, if it needs keys and there are none
     */
    Optional<Tls> to(InetSocketAddress address, boolean started) throws IOException {
        boolean loopback = !address.isUnresolved() && address.getAddress().isLoopbackAddress();
        if (loopback && (started || !always)) {
            return Optional.empty();
        }
        if (tls.isEmpty()) {
            throw Unreachable.keyless("a Director at " + address.getHostString()
                    + " is reached with keys only; make one with 'wattladder keys create', see"
                    + " docs/security.md");
        }
        return tls;
    }
}
