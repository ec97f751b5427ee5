package org.wattladder.worklets.network;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.wattladder.worklets.api.DeviceFault;
import org.wattladder.worklets.api.Session;
import org.wattladder.worklets.api.TinyContext;
import org.wattladder.worklets.api.Transaction;
import org.wattladder.worklets.api.Worklet;
import org.wattladder.worklets.api.WrongOutput;
import org.wattladder.worklets.tcp.Loopback;
import org.wattladder.worklets.tcp.Tcp;

@Tag("slow")
class NetworkTest {
    private ServerSocketChannel listening;

    @BeforeEach
    void listen() throws IOException {
        listening = Loopback.listen();
    }

    @AfterEach
    void close() throws IOException {
        listening.close();
    }

    private Exchange exchange(InetSocketAddress server, long sendBytes, long receiveBytes) throws IOException {
        return new Exchange(
                "test", Connection.plain(SocketChannel.open(server)), new SplittableRandom(1), sendBytes, receiveBytes);
    }

    private static void run(Transaction transaction) {
        transaction.prepare();
        transaction.execute();
        transaction.check();
    }

    @ParameterizedTest
    @ValueSource(longs = {0, 1})
    void shouldPassTheirOwnChecksOverLoopback(long tls) {
        for (Worklet worklet : List.of(new NetworkRequests(), new NetworkBulk())) {
            TinyContext context = new TinyContext(worklet).with(Network.TLS, tls);
            try (Session session = worklet.open(context)) {
                Transaction transaction = session.transactions(context).get(0).transaction();
                for (int round = 0; round < 50; round++) {
                    run(transaction);
                }
            }
        }
    }

    @ParameterizedTest
    @CsvSource({"1, 1", "63, 65", "262144, 262143", "262145, 1000000", "3000000, 1"})
    void shouldCarryEveryLengthFromEveryBegin(long sendBytes, long receiveBytes) throws Exception {
        Loopback.inBackground(() -> Tcp.serve(listening, PayloadServer::answer));
        Exchange exchange = exchange((InetSocketAddress) listening.getLocalAddress(), sendBytes, receiveBytes);
        for (int round = 0; round < 20; round++) {
            run(exchange);
        }
        assertThat(exchange.bytesMoved()).isEqualTo(sendBytes + receiveBytes);
    }

    /** Bytes 24 and up of a request are its payload, bytes 8 and up of a reply. */
    @ParameterizedTest
    @ValueSource(longs = {24, 60_000, 300_023})
    void shouldFindAByteThatChangedOnTheWayThere(long place) throws Exception {
        Loopback.inBackground(() -> Tcp.serve(listening, PayloadServer::answer));
        try (FlippingRelay relay = new FlippingRelay(listening, place, -1)) {
            Exchange exchange = exchange(relay.address(), 300_000, 10);
            assertThatThrownBy(() -> run(exchange))
                    .isInstanceOf(WrongOutput.class)
                    .hasMessageContaining("the server answered message");
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {8, 60_000, 300_007})
    void shouldFindAByteThatChangedOnTheWayBack(long place) throws Exception {
        Loopback.inBackground(() -> Tcp.serve(listening, PayloadServer::answer));
        try (FlippingRelay relay = new FlippingRelay(listening, -1, place)) {
            Exchange exchange = exchange(relay.address(), 10, 300_000);
            assertThatThrownBy(() -> run(exchange))
                    .isInstanceOf(WrongOutput.class)
                    .hasMessageContaining("of 300000 bytes received");
        }
    }

    @ParameterizedTest
    @CsvSource({"60000, -1", "-1, 60000"})
    void shouldEndAnEncryptedConnectionOverAByteThatChanged(long placeThere, long placeBack) throws Exception {
        Loopback.inBackground(() -> Tcp.serve(listening, PayloadServer::answer));
        try (FlippingRelay relay = new FlippingRelay(listening, placeThere, placeBack)) {
            Exchange exchange = new Exchange(
                    "test",
                    Connection.encrypted(SocketChannel.open(relay.address())),
                    new SplittableRandom(1),
                    300_000,
                    300_000);
            assertThatThrownBy(() -> run(exchange))
                    .isInstanceOf(DeviceFault.class)
                    .hasMessageContaining("the server is gone");
        }
    }

    @Test
    void shouldBeginWithAHandshakeWhenEncrypted() throws Exception {
        SocketChannel channel = SocketChannel.open(listening.getLocalAddress());
        Loopback.inBackground(() -> Connection.encrypted(channel));
        try (SocketChannel caller = listening.accept()) {
            caller.socket().setSoTimeout(20_000);
            assertThat(caller.socket().getInputStream().read()).isEqualTo(Encryption.HANDSHAKE);
        }
    }

    @Test
    void shouldFindAnExchangeThatWasNotDone() throws Exception {
        Exchange lazy = exchange((InetSocketAddress) listening.getLocalAddress(), 10, 10);
        lazy.prepare();
        assertThatThrownBy(lazy::check).isInstanceOf(WrongOutput.class);
    }

    @Test
    void shouldSayThatAServerIsGone() throws Exception {
        Loopback.inBackground(() -> listening.accept().close());
        Exchange exchange = exchange((InetSocketAddress) listening.getLocalAddress(), 10, 10);
        assertThatThrownBy(() -> run(exchange))
                .isInstanceOf(DeviceFault.class)
                .hasMessageContaining("the server is gone");
    }
}
