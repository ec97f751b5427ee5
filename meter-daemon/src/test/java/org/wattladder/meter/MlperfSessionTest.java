package org.wattladder.meter;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The commands of recorded sessions of MLPerf, in their order, to the daemon as the power client starts it: by one path and
 * the options of its own daemon. The source comes from the environment, as docs/meters.md says.
 */
@Tag("slow")
class MlperfSessionTest {
    /** Every sample has a line on the console about its uncertainty. */
    private static final String SCENARIO =
            "watts: [230, 241, 236]\nvolts: 230\npower-factor: 0.95\nuncertainty-percent: 1.2\nranges: {}\n";

    private static final Path LAUNCHER = Path.of("..", "bin", "wattladder-meter");

    @TempDir
    private Path folder;

    @ParameterizedTest
    @CsvSource({
        "wt210, '', 8 /dev/ttyUSB0, 8 /dev/ttyUSB0",
        "wt310, '', 49 /dev/usbtmc0, 49 /dev/usbtmc0",
        "wt333e, 'channels: [0.5, 0.3, 0.2]', -c 1|3 -y 77 192.0.2.199, -y -c 1|3 77 192.0.2.199"
    })
    void shouldServeAWholeSessionAndLogItToTheLastLine(
            String session, String channels, String options, String withoutEffect) throws Exception {
        Path console = folder.resolve("ptd_logs.txt");
        Path samples = folder.resolve("spl.txt");
        List<String> command = new ArrayList<>(List.of(LAUNCHER.toString(), "-l", samples.toString(), "-p", "0"));
        command.addAll(List.of(options.replace('|', ',').split(" ", -1)));
        ProcessBuilder starter = new ProcessBuilder(command).redirectError(console.toFile());
        Path scenario = Files.writeString(folder.resolve("scenario.yaml"), SCENARIO + channels);
        starter.environment().put("WATTLADDER_METER", "--source scripted --option scenario=" + scenario);
        starter.environment().put("WATTLADDER_JAVA", jdkWithTestedClasses().toString());
        Process process = starter.start();
        List<String> answers = new ArrayList<>();
        try (BufferedReader out =
                new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
            String line = out.readLine();
            assertThat(line).as(Files.readString(console)).startsWith("listening on 127.0.0.1:");
            play(Integer.parseInt(line.substring(line.lastIndexOf(':') + 1)), session, console, answers);
            await().atMost(Duration.ofSeconds(20))
                    .until(() -> Files.readString(console).stripTrailing().endsWith("Waiting for a connection..."));
            process.destroy();
            assertThat(process.waitFor(20, TimeUnit.SECONDS)).isTrue();
            assertThat(process.exitValue()).isZero();
        } finally {
            process.destroyForcibly();
        }
        assertThat(answers).isNotEmpty();
        String log = Files.readString(console);
        int from = log.indexOf("Accepted connection from");
        for (String answer : answers) {
            from = log.indexOf("Response to client sent: " + answer, from);
            assertThat(from).as("'%s' in its turn in the console log", answer).isPositive();
        }
        assertThat(log)
                .contains("Completed test")
                .containsOnlyOnce("Without effect here: " + withoutEffect.replace('|', ',') + "; the device");
        if (!channels.isEmpty()) {
            assertThat(Files.readAllLines(samples)).allMatch(row -> row.contains(",Ch3,Watts,"));
        }
    }

    /** As the launcher looks for one; starts this JVM with the classes under test, which lie in no jar yet. */
    private Path jdkWithTestedClasses() throws IOException {
        Path jdk = folder.resolve("jdk");
        Path java = Files.createDirectories(jdk.resolve("bin")).resolve("java");
        Files.writeString(java, """
                #!/bin/sh
                while [ "$1" != %s ]; do shift; done
                exec "%s/bin/java" -cp "%s" "$@"
                """.formatted(
                MeterMain.class.getName(), System.getProperty("java.home"), System.getProperty("java.class.path")));
        Files.setPosixFilePermissions(java, PosixFilePermissions.fromString("rwxr-xr-x"));
        Files.writeString(jdk.resolve("release"), "JAVA_VERSION=\"17\"\n");
        return jdk;
    }

    /** Each answer with all of its rows, as one text. */
    private static void play(int port, String session, Path console, List<String> answers) throws IOException {
        List<String> transcript = transcript(session);
        try (Socket client = new Socket(InetAddress.getLoopbackAddress(), port)) {
            client.setSoTimeout(20_000);
            BufferedReader in =
                    new BufferedReader(new InputStreamReader(client.getInputStream(), StandardCharsets.US_ASCII));
            for (int line = 0; line < transcript.size(); line += 2) {
                String command = transcript.get(line).substring(2);
                String recorded = transcript.get(line + 1).substring(2);
                client.getOutputStream().write((command + "\r\n").getBytes(StandardCharsets.US_ASCII));
                StringBuilder answer = new StringBuilder(in.readLine());
                assertThat(kind(answer.toString())).as(command).isEqualTo(kind(recorded));
                if (answer.toString().startsWith("Last ")) {
                    for (int rows = Integer.parseInt(answer.toString().split(" ", -1)[1]); rows > 0; rows--) {
                        answer.append(System.lineSeparator()).append(in.readLine());
                    }
                }
                answers.add(answer.toString());
                if (command.startsWith("Go,")) {
                    String mark = "Go with mark '" + command.split(",", -1)[3] + "'";
                    await().atMost(Duration.ofSeconds(20))
                            .until(() -> Files.readString(console)
                                    .replaceAll("(?s).*" + mark, mark)
                                    .contains(": WARNING: Uncertainty "));
                }
            }
        }
    }

    /** Sentences as they are, figures as one; an identity by its number of fields. */
    private static String kind(String answer) {
        return answer.contains(",version=")
                ? "identity of " + answer.split(",", -1).length
                : answer.replaceAll("-?\\d+(\\.\\d+)?", "N");
    }

    private static List<String> transcript(String session) throws IOException {
        try (BufferedReader reader = new BufferedReader(new InputStreamReader(
                Objects.requireNonNull(
                        MlperfSessionTest.class.getResourceAsStream("/sessions/" + session + ".transcript.txt")),
                StandardCharsets.US_ASCII))) {
            return reader.lines().toList();
        }
    }
}
