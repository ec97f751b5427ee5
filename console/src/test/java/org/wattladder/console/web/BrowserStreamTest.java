package org.wattladder.console.web;

import static org.assertj.core.api.Assertions.assertThat;

import io.vertx.core.Vertx;
import io.vertx.core.http.HttpServer;
import io.vertx.ext.web.Router;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class BrowserStreamTest {
    private static final long HEARTBEAT_MILLIS = 50;
    private static final String LARGE = "x".repeat(1 << 20);

    private final Vertx vertx = Vertx.vertx();
    private final CompletableFuture<BrowserStream> begun = new CompletableFuture<>();

    @AfterEach
    void stop() {
        vertx.close();
    }

    /** A browser that has asked for events. */
    private Socket browser() throws Exception {
        Router router = Router.router(vertx);
        router.get("/").handler(context -> begun.complete(new BrowserStream(context, HEARTBEAT_MILLIS)));
        HttpServer server = vertx.createHttpServer()
                .requestHandler(router)
                .listen(0, "127.0.0.1")
                .toCompletionStage()
                .toCompletableFuture()
                .get();
        Socket socket = new Socket(InetAddress.getLoopbackAddress(), server.actualPort());
        socket.getOutputStream().write("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n".getBytes(StandardCharsets.US_ASCII));
        return socket;
    }

    private static void await(Socket browser, String line) throws IOException {
        BufferedReader lines =
                new BufferedReader(new InputStreamReader(browser.getInputStream(), StandardCharsets.US_ASCII));
        String read = lines.readLine();
        while (!line.equals(read)) {
            assertThat(read).as("a line before the end of the stream").isNotNull();
            read = lines.readLine();
        }
    }

    @Test
    void shouldShowThatItIsThereWhileNothingHappens() throws Exception {
        try (Socket browser = browser()) {
            await(browser, ": still here");
            await(browser, ": still here");
        }
    }

    @Test
    void shouldCutOffABrowserThatDoesNotReadAndKeepOneThatDoes() throws Exception {
        CompletableFuture<Boolean> over = new CompletableFuture<>();
        try (Socket browser = browser()) {
            BrowserStream stream = begun.get();
            stream.onEnd(() -> over.complete(true));
            await(browser, ": still here");
            assertThat(over).isNotDone();
            for (int sent = 0; sent < 20; sent++) {
                stream.send("", "large", LARGE);
            }
            assertThat(over.get(30, TimeUnit.SECONDS)).isTrue();
        }
    }

    @Test
    void shouldTellThatABrowserHasGone() throws Exception {
        CompletableFuture<Boolean> over = new CompletableFuture<>();
        Socket browser = browser();
        begun.get().onEnd(() -> over.complete(true));
        browser.close();
        assertThat(over.get(30, TimeUnit.SECONDS)).isTrue();
    }
}
