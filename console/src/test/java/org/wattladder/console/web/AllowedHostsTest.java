package org.wattladder.console.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.Socket;
import java.security.Principal;
import java.security.PrivateKey;
import java.security.cert.X509Certificate;
import java.util.List;
import java.util.Optional;
import javax.net.ssl.X509KeyManager;
import org.junit.jupiter.api.Test;

class AllowedHostsTest {
    private static final int PORT = 7430;

    private static AllowedHosts at(String address, Optional<X509KeyManager> key, String... names) {
        return AllowedHosts.of(new ConsoleServer.Listening(address, PORT, List.of(names), key));
    }

    @Test
    void shouldTakeNamesOfLoopbackOnLoopbackOnly() {
        for (String address : List.of("127.0.0.1", "127.0.0.2", "::1", "localhost")) {
            AllowedHosts hosts = at(address, Optional.empty());
            for (String name : List.of("127.0.0.1", "localhost", "LocalHost", "[::1]")) {
                assertThat(hosts.allows(name + ":7430", PORT))
                        .as(address + " " + name)
                        .isTrue();
            }
            assertThat(hosts.allows("evil.example:7430", PORT)).isFalse();
        }
        for (String address : List.of("192.0.2.7", "0.0.0.0", "::")) {
            AllowedHosts hosts = at(address, Optional.of(new NoKey()), "192.0.2.7", "Lab.example");
            for (String name : List.of("127.0.0.1", "localhost", "[::1]")) {
                assertThat(hosts.allows(name + ":7430", PORT))
                        .as(address + " " + name)
                        .isFalse();
            }
            assertThat(hosts.allows("192.0.2.7:7430", PORT)).isTrue();
            assertThat(hosts.allows("lab.example:7430", PORT)).isTrue();
        }
    }

    @Test
    void shouldAskForThePortUnlessBrowsersLeaveItOut() {
        AllowedHosts plain = at("127.0.0.1", Optional.empty());
        assertThat(plain.allows("localhost", PORT)).isFalse();
        assertThat(plain.allows("localhost:", PORT)).isFalse();
        assertThat(plain.allows("localhost:07430", PORT)).isFalse();
        assertThat(plain.allows("localhost:1", PORT)).isFalse();
        assertThat(plain.allows("localhost", 80)).isTrue();
        assertThat(plain.allows("localhost:80", 80)).isTrue();
        assertThat(plain.allows("localhost", 443)).isFalse();
        AllowedHosts secured = at("192.0.2.7", Optional.of(new NoKey()), "lab.example");
        assertThat(secured.allows("lab.example", 443)).isTrue();
        assertThat(secured.allows("lab.example", 80)).isFalse();
        assertThat(secured.allows("lab.example", PORT)).isFalse();
    }

    @Test
    void shouldTakeNothingElse() {
        AllowedHosts hosts = at("127.0.0.1", Optional.empty());
        for (String header :
                List.of("", ":7430", " localhost:7430", "localhost.:7430", "a@localhost:7430", "[::1", "::1:7430")) {
            assertThat(hosts.allows(header, PORT)).as(header).isFalse();
        }
    }

    /** Stands for TLS, without being used. */
    private static final class NoKey implements X509KeyManager {
        @Override
        public String[] getClientAliases(String keyType, Principal[] issuers) {
            return new String[0];
        }

        @Override
        public String chooseClientAlias(String[] keyType, Principal[] issuers, Socket socket) {
            return "";
        }

        @Override
        public String[] getServerAliases(String keyType, Principal[] issuers) {
            return new String[0];
        }

        @Override
        public String chooseServerAlias(String keyType, Principal[] issuers, Socket socket) {
            return "";
        }

        @Override
        public X509Certificate[] getCertificateChain(String alias) {
            return new X509Certificate[0];
        }

        @Override
        public PrivateKey getPrivateKey(String alias) {
            throw new UnsupportedOperationException();
        }
    }
}
