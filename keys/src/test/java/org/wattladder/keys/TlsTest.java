package org.wattladder.keys;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.ByteBuffer;
import java.util.List;
import javax.net.ssl.SSLEngine;
import javax.net.ssl.SSLEngineResult;
import javax.net.ssl.SSLException;
import javax.net.ssl.SSLHandshakeException;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Handshakes between two engines, without a network. */
class TlsTest {
    private static Identity director;
    private static Identity chauffeur;
    private static Identity stranger;

    @BeforeAll
    static void makeKeys() {
        director = TestKeys.named("director");
        chauffeur = TestKeys.named("chauffeur");
        stranger = TestKeys.named("stranger");
    }

    @Test
    void shouldLetTheTwoInThatTrustEachOther() throws SSLException {
        Tls server = Tls.of(director, TestKeys.trusting(chauffeur));
        SSLEngine engine = server.server();
        shake(Tls.of(chauffeur, TestKeys.trusting(director)).client("192.0.2.7", 7420), engine);
        assertThat(engine.getSession().getProtocol()).isEqualTo("TLSv1.3");
        assertThat(server.peer(engine.getSession())).contains("peer");
        assertThat(Tls.of(director, TestKeys.trusting(stranger)).peer(engine.getSession()))
                .isEmpty();
    }

    @Test
    void shouldKeepAStrangerOut() {
        SSLEngine engine = Tls.of(director, TestKeys.trusting(chauffeur)).server();
        SSLEngine client = Tls.of(stranger, TestKeys.trusting(director)).client("192.0.2.7", 7420);
        assertThatThrownBy(() -> shake(client, engine))
                .isInstanceOf(SSLHandshakeException.class)
                .hasStackTraceContaining(stranger.fingerprint().text());
    }

    @Test
    void shouldNotSpeakToADirectorThatNobodyCompared() {
        SSLEngine engine = Tls.of(stranger, TestKeys.trusting(chauffeur)).server();
        SSLEngine client = Tls.of(chauffeur, TestKeys.trusting(director)).client("192.0.2.7", 7420);
        assertThatThrownBy(() -> shake(client, engine)).hasStackTraceContaining("is not trusted");
    }

    @Test
    void shouldNotTakeOneDirectorForAnother() {
        TrustList bound = new TrustList(List.of(
                new TrustedPeer(director.fingerprint(), "192.0.2.7"),
                new TrustedPeer(stranger.fingerprint(), "192.0.2.8")));
        SSLEngine engine = Tls.of(stranger, TestKeys.trusting(chauffeur)).server();
        SSLEngine client = Tls.of(chauffeur, bound).client("192.0.2.7", 7420);
        assertThatThrownBy(() -> shake(client, engine)).hasStackTraceContaining("is not trusted");
    }

    @Test
    void shouldSpeakNoOlderVersion() {
        SSLEngine engine = Tls.of(director, TestKeys.trusting(chauffeur)).server();
        SSLEngine client = Tls.of(chauffeur, TestKeys.trusting(director)).client("192.0.2.7", 7420);
        client.setEnabledProtocols(new String[] {"TLSv1.2"});
        assertThatThrownBy(() -> shake(client, engine)).isInstanceOf(SSLHandshakeException.class);
    }

    @Test
    void shouldNotTrustFingerprintsWhenAnAuthorityIsAsked() {
        SSLEngine engine = Tls.of(director, new Authorities(chauffeur.chain())).server();
        SSLEngine client = Tls.of(stranger, TestKeys.trusting(director)).client("192.0.2.7", 7420);
        assertThatThrownBy(() -> shake(client, engine)).isInstanceOf(SSLHandshakeException.class);
    }

    @Test
    void shouldAskADirectorOfAnAuthorityForItsName() {
        SSLEngine engine = Tls.of(director, TestKeys.trusting(chauffeur)).server();
        SSLEngine client = Tls.of(chauffeur, new Authorities(director.chain())).client("192.0.2.7", 7420);
        assertThatThrownBy(() -> shake(client, engine)).hasStackTraceContaining("alternative names");
    }

    /** Passes bytes back and forth until both are done, and one byte of data each way. */
    private static void shake(SSLEngine one, SSLEngine other) throws SSLException {
        ByteBuffer toOther = ByteBuffer.allocate(64 * 1024);
        ByteBuffer toOne = ByteBuffer.allocate(64 * 1024);
        for (int i = 0; i < 30; i++) {
            step(one, toOther, toOne);
            step(other, toOne, toOther);
        }
        assertThat(one.getHandshakeStatus()).isEqualTo(SSLEngineResult.HandshakeStatus.NOT_HANDSHAKING);
        assertThat(other.getHandshakeStatus()).isEqualTo(SSLEngineResult.HandshakeStatus.NOT_HANDSHAKING);
    }

    private static void step(SSLEngine engine, ByteBuffer out, ByteBuffer in) throws SSLException {
        engine.wrap(ByteBuffer.allocate(0), out);
        tasks(engine);
        in.flip();
        engine.unwrap(in, ByteBuffer.allocate(64 * 1024));
        in.compact();
        tasks(engine);
    }

    private static void tasks(SSLEngine engine) {
        for (Runnable task = engine.getDelegatedTask(); task != null; task = engine.getDelegatedTask()) {
            task.run();
        }
    }
}
