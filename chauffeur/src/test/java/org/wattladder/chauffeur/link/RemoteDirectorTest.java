package org.wattladder.chauffeur.link;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.wattladder.model.text.Message;
import org.wattladder.model.wire.ClientsStopped;
import org.wattladder.model.wire.StopClients;
import org.wattladder.model.wire.WireCodec;

class RemoteDirectorTest {
    private final EventQueue events = new EventQueue();
    private final WireCodec codec = new WireCodec();
    private Network network;
    private ServerSocket server;

    @BeforeEach
    void listen() throws IOException {
        network = new Network(Transport.plain());
        server = new ServerSocket(0, 1, InetAddress.getLoopbackAddress());
    }

    @AfterEach
    void stop() throws IOException {
        server.close();
        network.close();
    }

    private DirectorLink connect() throws IOException {
        return network.connect(
                "sut",
                new InetSocketAddress(InetAddress.getLoopbackAddress(), server.getLocalPort()),
                false,
                Duration.ofSeconds(5),
                events);
    }

    private HostEvent next() throws InterruptedException {
        return events.take(TimeUnit.SECONDS.toNanos(20)).orElseThrow();
    }

    private static void frame(Socket socket, byte[] content) throws IOException {
        DataOutputStream out = new DataOutputStream(socket.getOutputStream());
        out.writeInt(content.length);
        out.write(content);
        out.flush();
    }

    @Test
    void shouldExchangeFramesBothWays() throws Exception {
        try (DirectorLink link = connect();
                Socket director = server.accept()) {
            link.send(new StopClients());
            DataInputStream in = new DataInputStream(director.getInputStream());
            byte[] command = in.readNBytes(in.readInt());
            assertThat(codec.decodeCommand(command)).isEqualTo(new StopClients());
            frame(director, codec.encode(new ClientsStopped(Map.of())));
            assertThat(next()).isEqualTo(new HostEvent.Arrived("sut", new ClientsStopped(Map.of())));
        }
    }

    @Test
    void shouldEndTheConnectionOnAnUnknownMessage() throws Exception {
        try (DirectorLink link = connect();
                Socket director = server.accept()) {
            assertThat(link.host()).isEqualTo("sut");
            frame(director, "{\"event\":\"dance\"}".getBytes(StandardCharsets.UTF_8));
            assertThat(next())
                    .isInstanceOfSatisfying(
                            HostEvent.Lost.class,
                            lost -> assertThat(lost.reason().notation())
                                    .startsWith("fault.director-sent-unknown")
                                    .contains("dance"));
        }
    }

    @Test
    void shouldEndTheConnectionOnAFrameThatIsTooLong() throws Exception {
        try (DirectorLink link = connect();
                Socket director = server.accept()) {
            assertThat(link.host()).isEqualTo("sut");
            new DataOutputStream(director.getOutputStream()).writeInt(Integer.MAX_VALUE);
            assertThat(next()).isInstanceOf(HostEvent.Lost.class);
        }
    }

    @Test
    void shouldSayThatTheDirectorIsGone() throws Exception {
        try (DirectorLink link = connect()) {
            assertThat(link.host()).isEqualTo("sut");
            server.accept().close();
            assertThat(next())
                    .isEqualTo(new HostEvent.Lost(
                            "sut",
                            Message.of(
                                    "fault.director-closed-at-once",
                                    "if it was started with --tls, say --tls here too")));
        }
    }

    @Test
    void shouldNameHostAndAddressWhenNobodyAnswers() throws Exception {
        int port = server.getLocalPort();
        server.close();
        assertThatThrownBy(this::connect)
                .isInstanceOf(IOException.class)
                .hasMessageContaining("host sut")
                .hasMessageContaining(":" + port)
                .hasMessageContaining("wattladder director");
    }
}
