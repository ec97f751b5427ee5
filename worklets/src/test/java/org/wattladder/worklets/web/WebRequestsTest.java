package org.wattladder.worklets.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.ByteBuffer;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.wattladder.worklets.api.DeviceFault;
import org.wattladder.worklets.api.Session;
import org.wattladder.worklets.api.TinyContext;
import org.wattladder.worklets.api.Transaction;
import org.wattladder.worklets.api.WrongOutput;
import org.wattladder.worklets.tcp.Loopback;
import org.wattladder.worklets.tcp.Tcp;

@Tag("slow")
class WebRequestsTest {
    private static final int PIECE_BYTES = 19;

    private static void run(Transaction transaction) {
        transaction.prepare();
        transaction.execute();
        transaction.check();
    }

    @Test
    void shouldPassItsOwnCheckOverLoopback() {
        TinyContext context = new TinyContext(new WebRequests());
        try (Session session = new WebRequests().open(context)) {
            Transaction transaction = session.transactions(context).get(0).transaction();
            for (int round = 0; round < 50; round++) {
                run(transaction);
            }
            assertThat(transaction.bytesMoved()).isGreaterThan(Page.BYTES);
        }
    }

    @Test
    void shouldPassItsOwnCheckOnNginxAndSayWhenThatIsGone() throws Exception {
        assumeTrue(Nginx.missing("").isEmpty(), "nginx is not installed");
        InetSocketAddress endpoint;
        try (ServerSocketChannel free = Loopback.listen()) {
            endpoint = (InetSocketAddress) free.getLocalAddress();
        }
        Nginx nginx = Nginx.start(endpoint);
        try (SocketChannel channel = SocketChannel.open(endpoint)) {
            Visit visit = new Visit(channel);
            for (int round = 0; round < 2_000; round++) {
                run(visit);
            }
            nginx.process().destroy();
            assertThatThrownBy(() -> run(visit))
                    .isInstanceOf(DeviceFault.class)
                    .hasMessageStartingWith("the web server is gone: ");
            assertThatThrownBy(nginx::await).hasMessageMatching("nginx ended with exit code \\d+");
        } finally {
            nginx.close();
        }
        nginx.await();
        assertThat(nginx.folder()).doesNotExist();
    }

    /** Answers the first request with these bytes, in pieces, and closes. */
    private static void answerOnce(ServerSocketChannel listening, byte[] reply) throws IOException {
        try (SocketChannel client = Tcp.withoutDelay(listening.accept())) {
            Tcp.fill(client, ByteBuffer.allocate(Page.REQUEST.length));
            for (int sent = 0; sent < reply.length; sent += PIECE_BYTES) {
                client.write(ByteBuffer.wrap(reply, sent, Math.min(PIECE_BYTES, reply.length - sent)));
            }
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "1024 | HTTP/1.1 200 OK, Content-Length: 1024 | 0 | -",
                "1024 | HTTP/1.1 200 OK, Server: x, content-length:1024 | 0 | -",
                "1024 | HTTP/1.1 200 OK, Content-Length: 1024 | 1 | not all are those that the web server has",
                "1023 | HTTP/1.1 200 OK, Content-Length: 1023 | 0 | not all are those that the web server has",
                "1024 | HTTP/1.1 503 Busy, Content-Length: 1024 | 0 | answered with state 503 and not 200",
                "1024 | HTTP/1.1 200 OK, Transfer-Encoding: chunked | 0 | does not say how long its answer is",
                "1024 | HTTP/1.1 200 OK, Content-Length: 900000 | 0 | gone: the connection was closed",
                "90000 | HTTP/1.1 200 OK, Content-Length: 900000 | 0 | answers more than 16384 bytes",
            })
    void shouldTakeOnlyTheRightPage(int bytes, String head, int flipped, String sentence) throws Exception {
        byte[] page = Page.bytes();
        page[500] ^= (byte) flipped;
        String reply = head.replace(", ", "\r\n") + "\r\n\r\n"
                + new String(page, StandardCharsets.US_ASCII)
                        .repeat(1 + bytes / Page.BYTES)
                        .substring(0, bytes);
        try (ServerSocketChannel listening = Loopback.listen()) {
            Loopback.inBackground(() -> answerOnce(listening, reply.getBytes(StandardCharsets.US_ASCII)));
            try (SocketChannel channel = SocketChannel.open(listening.getLocalAddress())) {
                Visit visit = new Visit(channel);
                if (sentence.equals("-")) {
                    run(visit);
                } else {
                    assertThatThrownBy(() -> run(visit))
                            .isInstanceOfAny(WrongOutput.class, DeviceFault.class)
                            .hasMessageContaining(sentence);
                }
            }
        }
    }
}
