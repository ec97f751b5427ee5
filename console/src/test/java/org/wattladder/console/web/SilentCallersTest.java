package org.wattladder.console.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.wattladder.console.web.RawConsole.BEARER;
import static org.wattladder.console.web.RawConsole.HOST;

import java.io.IOException;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The limits in seconds of these lines are those of sockets, far beyond that of the console. */
class SilentCallersTest {
    @TempDir
    private Path folder;

    @Test
    void shouldEndWhatHasNotShownTheTokenInTime() throws IOException {
        try (RawConsole console = RawConsole.start(folder, Duration.ofMillis(200));
                Socket silent = console.connect();
                Socket slow = console.connect()) {
            say(slow, "GET /runs HTTP/1.1\r\nHo");

            assertThat(silent.getInputStream().read()).isEqualTo(-1);
            assertThat(slow.getInputStream().read()).isEqualTo(-1);
        }
    }

    @Test
    void shouldKeepWhoWasLetIn() throws IOException {
        try (RawConsole console = RawConsole.start(folder, Duration.ofMillis(1500));
                Socket known = console.connect()) {
            String request = console.filled("GET /assets/icon.svg HTTP/1.1\n" + HOST + "\n" + BEARER + "\n\n");
            say(known, request);
            assertThat(known.getInputStream().read()).isEqualTo('H');
            try (Socket silent = console.connect()) {
                assertThat(silent.getInputStream().read()).isEqualTo(-1);
            }
            String last = request.replace("HTTP/1.1", "HTTP/1.1\r\nConnection: close");
            say(known, last);

            assertThat(new String(known.getInputStream().readAllBytes(), StandardCharsets.UTF_8))
                    .contains("HTTP/1.1 200 ");
        }
    }

    private static void say(Socket line, String words) throws IOException {
        line.getOutputStream().write(words.getBytes(StandardCharsets.UTF_8));
        line.getOutputStream().flush();
    }
}
