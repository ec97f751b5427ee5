package org.wattladder.meter.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.wattladder.meter.console.Console;
import org.wattladder.meter.sampling.CountingSource;
import org.wattladder.meter.sampling.DrivenSampler;
import org.wattladder.meter.source.LineFault;
import org.wattladder.model.time.TimeSource;
import org.wattladder.ptdaemon.codec.DaemonVersion;
import org.wattladder.ptdaemon.codec.Identity;

/** Clients that want too much, over loopback. */
class HostileClientTest {
    private static final Duration PATIENCE = Duration.ofMillis(300);

    private final StringWriter printed = new StringWriter();
    private MeterServer server;

    @BeforeEach
    void listen() throws IOException {
        DrivenSampler driven = new DrivenSampler(Optional.empty());
        Identity identity = DaemonIdentity.of(
                "counting",
                Identity.Mode.POWER,
                new CountingSource(),
                new DaemonVersion("0.1.0-01234567-20260101"),
                "Linux");
        Console console = new Console(new PrintWriter(printed), TimeSource.system(), ZoneOffset.UTC, Optional.empty());
        CommandAnswers answers = new CommandAnswers(identity, driven.sampler(), () -> {}, console);
        server = MeterServer.listen(
                "127.0.0.1", 0, AllowList.parse(List.of()), answers, LineFault.None::new, console, PATIENCE);
    }

    @AfterEach
    void close() {
        server.close();
    }

    private Socket connect() throws IOException {
        Socket socket =
                new Socket(InetAddress.getLoopbackAddress(), server.address().getPort());
        socket.setSoTimeout(10_000);
        return socket;
    }

    private static BufferedReader reader(Socket socket) throws IOException {
        return new BufferedReader(new InputStreamReader(socket.getInputStream(), StandardCharsets.US_ASCII));
    }

    private static void send(Socket socket, String text) throws IOException {
        socket.getOutputStream().write(text.getBytes(StandardCharsets.US_ASCII));
        socket.getOutputStream().flush();
    }

    /** A machine that lost its power closes no connection; its client would measure for ever. */
    @Test
    void shouldLetTheKernelLookWhetherTheClientIsStillThere() throws IOException {
        try (Socket client = connect()) {
            send(client, "Go,1000,0,x\n");
            assertThat(reader(client).readLine()).startsWith("Starting");
            await().atMost(Duration.ofSeconds(10))
                    .until(() -> secondsToTheNextProbe(server.address().getPort())
                            .filter(seconds -> seconds <= 60)
                            .isPresent());
        }
    }

    /** As the kernel lists the connections of this port; empty when it will not look. */
    private static Optional<Integer> secondsToTheNextProbe(int port) throws IOException {
        String local = String.format(":%04X", port);
        for (String table : List.of("/proc/self/net/tcp", "/proc/self/net/tcp6")) {
            for (String line : Files.readAllLines(Path.of(table))) {
                String[] columns = line.strip().split(" +", -1);
                boolean established = columns[1].endsWith(local) && columns[3].equals("01");
                if (established && columns[5].startsWith("02:")) {
                    return Optional.of(Integer.parseInt(columns[5].substring(3), 16) / 100);
                }
            }
        }
        return Optional.empty();
    }

    @Test
    void shouldDropAClientWhoseLineIsTooLongAndServeTheNext() throws IOException {
        try (Socket client = connect()) {
            send(client, "x".repeat(5000) + "\n");
            assertThat(reader(client).readLine()).isEqualTo("Error: a command is longer than 4096 bytes");
        }
        try (Socket next = connect()) {
            send(next, "Hello\n");
            assertThat(reader(next).readLine()).isEqualTo("Hello, PTDaemon here!");
        }
    }

    /** The console is a terminal, and its lines are a log that others open in one. */
    @ParameterizedTest
    @ValueSource(strings = {"\u001b[2J", "\u001b]0;x\u0007", "a\rb", "\u0000"})
    void shouldPrintNothingThatCommandsATerminal(String hostile) throws IOException {
        List<String> commands = List.of("SR,V,", "SR,", "Go,", "Go,100,0,", "Mark,", "RL,", "RR,", "");
        try (Socket client = connect()) {
            BufferedReader reader = reader(client);
            for (String command : commands) {
                send(client, command + hostile + "\n");
                assertThat(reader.readLine()).as(command).isNotNull();
            }
        }
        assertThat(printed.toString().lines())
                .hasSizeGreaterThanOrEqualTo(commands.size())
                .allSatisfy(line -> assertThat(line).matches("[^\\p{Cc}]*"));
    }

    @Test
    void shouldAnswerInOrderHoweverTheCommandsArePacked() throws IOException {
        try (Socket client = connect()) {
            send(client, "Hello\r\nRR\nHel");
            send(client, "lo\n\nStop\n");
            BufferedReader reader = reader(client);
            assertThat(reader.readLine()).startsWith("Hello");
            assertThat(reader.readLine()).startsWith("Ranges");
            assertThat(reader.readLine()).startsWith("Hello");
            assertThat(reader.readLine()).isEqualTo("Unknown command");
            assertThat(reader.readLine()).isEqualTo("Error: no measurement to stop");
        }
    }

    /** With what it may leave in buffers the client would have been dropped for what waits, were it read on. */
    @Test
    void shouldAnswerAllToAClientThatReadsLate() throws Exception {
        int commands = 20_000;
        try (Socket late = connect()) {
            Thread sender = new Thread(() -> {
                try {
                    for (int sent = 0; sent < commands / 100; sent++) {
                        send(late, "Identify\n".repeat(100));
                    }
                } catch (IOException gone) {
                    throw new UncheckedIOException(gone);
                }
            });
            sender.setDaemon(true);
            sender.start();
            BufferedReader reader = reader(late);
            for (int line = 0; line < commands; line++) {
                assertThat(reader.readLine()).startsWith("Wattladder-counting");
            }
            sender.join();
        }
    }

    @Test
    void shouldKeepTheSecondClientWaitingUntilTheFirstHasLeft() throws IOException {
        try (Socket second = secondClient()) {
            assertThat(reader(second).readLine()).isEqualTo("Hello, PTDaemon here!");
        }
    }

    private Socket secondClient() throws IOException {
        try (Socket first = connect()) {
            send(first, "Hello\n");
            assertThat(reader(first).readLine()).startsWith("Hello");
            Socket second = connect();
            send(second, "Hello\n");
            assertThat(second.getInputStream().available()).isZero();
            return second;
        }
    }

    @Test
    void shouldServeTheNextWhenTheFirstNeitherAsksNorMeasures() throws IOException {
        try (Socket silent = connect();
                Socket second = connect()) {
            send(second, "Hello\n");
            assertThat(reader(second).readLine()).isEqualTo("Hello, PTDaemon here!");
            assertThat(reader(silent).readLine()).isNull();
        }
    }

    @Test
    void shouldLeaveTheLineToAClientThatMeasures() throws IOException {
        try (Socket first = connect();
                Socket second = connect()) {
            send(first, "Go,1000,0\n");
            BufferedReader measuring = reader(first);
            assertThat(measuring.readLine()).startsWith("Starting");
            send(second, "Hello\n");
            second.setSoTimeout(Math.toIntExact(PATIENCE.multipliedBy(4).toMillis()));
            assertThatThrownBy(() -> reader(second).readLine()).isInstanceOf(SocketTimeoutException.class);
            send(first, "Hello\n");
            assertThat(measuring.readLine()).isEqualTo("Hello, PTDaemon here!");
        }
    }
}
