package org.wattladder.meter.check;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.time.ZoneOffset;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.wattladder.meter.RunningMeter;
import org.wattladder.meter.catalogue.PowerSources;
import org.wattladder.meter.catalogue.SourceChoice;
import org.wattladder.model.time.TimeSource;
import org.wattladder.ptdaemon.codec.Identity;
import picocli.CommandLine;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class CheckCommandTest {
    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    private int run(String... arguments) {
        CommandLine commandLine = new CommandLine(new CheckCommand(TimeSource.system()));
        commandLine.setOut(new PrintWriter(out, true));
        commandLine.setErr(new PrintWriter(err, true));
        return commandLine.execute(arguments);
    }

    @Test
    void shouldPrintVerdictsAsJsonAndProgressBeside() throws Exception {
        PowerSources power = PowerSources.all().of(Identity.Mode.POWER);
        try (RunningMeter daemon = RunningMeter.start(
                new SourceChoice(power, Map.of(), Map.of()).choose("scripted", line -> {}),
                "127.0.0.1",
                0,
                Optional.empty(),
                TimeSource.system(),
                ZoneOffset.UTC)) {
            String address = "127.0.0.1:" + daemon.address().getPort();
            assertThat(run(address, "--quick", "--samples", "3", "--json"))
                    .as(out.toString())
                    .isZero();
            JsonNode verdicts = JsonMapper.builder().build().readTree(out.toString());
            assertThat(verdicts.get("daemon").asString()).isEqualTo(address);
            assertThat(verdicts.get("conforms").asBoolean()).isTrue();
            assertThat(verdicts.get("rules").get(1).get("id").asString()).isEqualTo("hello");
            assertThat(verdicts.get("rules").get(1).get("verdict").asString()).isEqualTo("passed");
            assertThat(verdicts.get("rules").get(1).get("section").asString()).isEqualTo("docs/meter-check.md#hello");
            assertThat(err.toString()).contains("40 rules, about 4 s at 100 ms").contains("] ranges-set ");
        }
    }

    @Test
    void shouldPrintNothingOfADaemonThatCommandsATerminal() throws Exception {
        try (ServerSocket daemon = new ServerSocket(0, 50, InetAddress.getLoopbackAddress())) {
            Thread hostile =
                    new Thread(() -> answerEverything(daemon, "\u001b[2J\u001b]0;x\u0007\r\u009b1m"), "hostile");
            hostile.setDaemon(true);
            hostile.start();
            assertThat(run("127.0.0.1:" + daemon.getLocalPort(), "--quick", "--samples", "3"))
                    .isOne();
        }
        assertThat(out.toString().lines()).anyMatch(line -> line.contains(".[2J.]0;x...1m"));
        assertThat((out.toString() + err).lines())
                .allSatisfy(line -> assertThat(line).matches("[^\\p{Cc}]*"));
    }

    private static void answerEverything(ServerSocket daemon, String answer) {
        while (!daemon.isClosed()) {
            try (Socket client = daemon.accept()) {
                for (int octet = client.getInputStream().read();
                        octet >= 0;
                        octet = client.getInputStream().read()) {
                    if (octet == '\n') {
                        client.getOutputStream().write((answer + "\r\n").getBytes(StandardCharsets.ISO_8859_1));
                    }
                }
            } catch (IOException left) {
                // the next one comes
            }
        }
    }

    @Test
    void shouldLeaveWithThreeWhenNobodyListens() throws IOException {
        int port;
        try (ServerSocket unused = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            port = unused.getLocalPort();
        }
        assertThat(run("127.0.0.1:" + port)).isEqualTo(3);
        assertThat(err.toString()).contains("127.0.0.1:" + port + " cannot be reached");
    }

    @Test
    void shouldRefuseWhatIsNoAddress() {
        assertThat(run("8888")).isEqualTo(2);
        assertThat(run("host:99999")).isEqualTo(2);
        assertThat(run("host:1", "--samples", "1")).isEqualTo(2);
        assertThat(err.toString()).contains("'8888' is no HOST:PORT; give for example 127.0.0.1:8888.");
    }
}
