package org.wattladder.keys;

import java.io.IOException;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import java.security.cert.Certificate;
import java.security.cert.CertificateException;
import java.security.cert.X509Certificate;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javax.net.ssl.TrustManagerFactory;
import javax.net.ssl.X509ExtendedTrustManager;

/**
 * A public-key infrastructure of the user's own: whoever has a certificate of it is trusted, and a Director's certificate
 * must bear its host's name.
 *
 * @param certificates of the authorities, at least one
 */
public record Authorities(List<X509Certificate> certificates) implements Trust {
    public Authorities {
        certificates = List.copyOf(certificates);
    }

    @Override
    public X509ExtendedTrustManager check() {
        try {
            KeyStore anchors = KeyStore.getInstance("PKCS12");
            anchors.load(null, null);
            for (int i = 0; i < certificates.size(); i++) {
                anchors.setCertificateEntry("authority-" + i, certificates.get(i));
            }
            TrustManagerFactory factory = TrustManagerFactory.getInstance("PKIX");
            factory.init(anchors);
            return Stream.of(factory.getTrustManagers())
                    .filter(X509ExtendedTrustManager.class::isInstance)
                    .map(X509ExtendedTrustManager.class::cast)
                    .findFirst()
                    .orElseThrow();
        } catch (GeneralSecurityException | IOException everyJdkHasIt) {
            throw new IllegalStateException(everyJdkHasIt);
        }
    }

    @Override
    public boolean bindsNames() {
        return true;
    }

    @Override
    public Optional<String> nameOf(Certificate[] chain) {
        X509Certificate[] typed = Arrays.copyOf(chain, chain.length, X509Certificate[].class);
        try {
            if (typed.length == 0) {
                return Optional.empty();
            }
            check().checkClientTrusted(typed, typed[0].getPublicKey().getAlgorithm());
            return Optional.of(typed[0].getSubjectX500Principal().getName());
        } catch (CertificateException unknown) {
            return Optional.empty();
        }
    }
}
