package org.wattladder.worklets.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.channels.ServerSocketChannel;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class LineServerTest {
    private ServerSocketChannel listening;
    private Endpoint endpoint;

    @BeforeEach
    void serve() throws IOException {
        listening = ServerSocketChannel.open().bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0));
        endpoint = new Endpoint("127.0.0.1", listening.socket().getLocalPort());
        Thread serving = new Thread(() -> {
            try {
                LineServer.serve(listening, (request, answer) -> {
                    switch (request) {
                        case "count" -> {
                            answer.println("one");
                            answer.println("two");
                        }
                        case "break" -> {
                            answer.println("half of the answer");
                            throw new DeviceFault("the device broke");
                        }
                        default -> throw new IllegalArgumentException("there is no request " + request);
                    }
                });
            } catch (IOException closed) {
                // by the test
            }
        });
        serving.setDaemon(true);
        serving.start();
    }

    @AfterEach
    void close() throws IOException {
        listening.close();
    }

    @Test
    void shouldAnswerEachRequestAlsoAfterOneThatFailed() {
        try (LineClient client = new LineClient("the counter", endpoint)) {
            assertThat(client.ask("count")).containsExactly("one", "two");
            assertThatThrownBy(() -> client.ask("break"))
                    .isInstanceOf(DeviceFault.class)
                    .hasMessage("the device broke");
            assertThatThrownBy(() -> client.ask("dance")).hasMessage("there is no request dance");
            assertThat(client.ask("count")).containsExactly("one", "two");
        }
    }

    @Test
    void shouldServeSeveralClientsAtATime() {
        try (LineClient one = new LineClient("the counter", endpoint);
                LineClient other = new LineClient("the counter", endpoint)) {
            assertThat(other.ask("count")).isEqualTo(one.ask("count"));
        }
    }

    @Test
    void shouldSayThatNobodyAnswers() throws IOException {
        listening.close();
        assertThatThrownBy(() -> new LineClient("the counter", endpoint))
                .isInstanceOf(DeviceFault.class)
                .hasMessageStartingWith("the counter at 127.0.0.1:" + endpoint.port() + " does not answer: ");
    }
}
