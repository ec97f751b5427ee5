package org.wattladder.keys;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import org.wattladder.keys.file.KeyMaker;

/** Keys for tests, made once per test class, since each takes most of a second. */
final class TestKeys {
    private TestKeys() {}

    static Identity named(String name) {
        try {
            return KeyMaker.make(name);
        } catch (IOException cannotMake) {
            throw new UncheckedIOException(cannotMake);
        }
    }

    static TrustList trusting(Identity... identities) {
        TrustList list = new TrustList(List.of());
        for (Identity identity : identities) {
            list = list.with(new TrustedPeer(identity.fingerprint(), "peer"));
        }
        return list;
    }
}
