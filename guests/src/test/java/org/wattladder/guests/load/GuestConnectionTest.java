package org.wattladder.guests.load;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.wattladder.worklets.api.Endpoint;

@Timeout(120)
class GuestConnectionTest {
    /** Answers a request only when the next one is there, as a guest does that was stopped for a while. */
    private static void answerLate(ServerSocket listening) {
        try (Socket client = listening.accept();
                BufferedReader lines =
                        new BufferedReader(new InputStreamReader(client.getInputStream(), StandardCharsets.US_ASCII))) {
            lines.readLine();
            lines.readLine();
            client.getOutputStream().write("1 first\n2 second\n".getBytes(StandardCharsets.US_ASCII));
            client.getOutputStream().flush();
            lines.readLine();
        } catch (IOException gone) {
            // the test is over
        }
    }

    @Test
    void shouldPassOverAnAnswerThatComesLate() throws Exception {
        try (ServerSocket listening = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            Thread guest = new Thread(() -> answerLate(listening), "late guest");
            guest.start();
            try (GuestConnection connection = new GuestConnection(
                    new Endpoint(listening.getInetAddress().getHostAddress(), listening.getLocalPort()), 300)) {
                assertThat(connection.ask("work 1")).isEmpty();
                assertThat(connection.lost()).isZero();
                assertThat(connection.ask("work 2")).contains("second");
            }
            guest.join();
        }
    }
}
