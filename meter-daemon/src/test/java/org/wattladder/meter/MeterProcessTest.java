package org.wattladder.meter;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.wattladder.model.plan.MeterPlan;
import org.wattladder.model.time.TimeSource;
import org.wattladder.ptdaemon.session.MeterSession;

/** The daemon as a process of its own, started as the Chauffeur starts it. */
@Tag("slow")
class MeterProcessTest {

    @Test
    void shouldSayWhereItListensServeAndLeaveWithItsStarter() throws Exception {
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-cp",
                        System.getProperty("java.class.path"),
                        MeterMain.class.getName(),
                        "--source",
                        "scripted",
                        "--option",
                        "watts=90,110",
                        "--port",
                        "0",
                        "--end-with-input")
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        try (BufferedReader out =
                new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
            String line = out.readLine();
            assertThat(line).matches("listening on 127\\.0\\.0\\.1:\\d+");
            int port = Integer.parseInt(line.substring(line.lastIndexOf(':') + 1));
            MeterPlan plan = MeterPlan.of("local", "127.0.0.1", 0, "scripted", List.of(), 50);
            try (MeterSession session =
                    MeterSession.open(plan, port, TimeSource.system(), Duration.ofSeconds(10), () -> {})) {
                session.start("whole");
                assertThat(session.stop().statisticsAgree()).isTrue();
            }
            process.getOutputStream().close();
            assertThat(process.waitFor(20, TimeUnit.SECONDS)).isTrue();
            assertThat(process.exitValue()).isZero();
        } finally {
            process.destroyForcibly();
        }
    }

    /** As programs start and end it that know other daemons of the protocol only. */
    @Test
    void shouldTakeCustomaryArgumentsAndEndWellWhenAsked(@TempDir Path folder) throws Exception {
        Path console = folder.resolve("console.txt");
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-cp",
                        System.getProperty("java.class.path"),
                        MeterMain.class.getName(),
                        "--source",
                        "scripted",
                        "-l",
                        folder.resolve("spl.txt").toString(),
                        "-p",
                        "0",
                        "-c",
                        "1,3",
                        "-b",
                        "0",
                        "-y",
                        "-g",
                        "-n",
                        "-U",
                        "-D",
                        "49",
                        "C3UF09014V")
                .redirectError(console.toFile())
                .start();
        try (BufferedReader out =
                new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
            String line = out.readLine();
            assertThat(line).matches("listening on 127\\.0\\.0\\.1:\\d+");
            int port = Integer.parseInt(line.substring(line.lastIndexOf(':') + 1));
            try (Socket client = new Socket(InetAddress.getLoopbackAddress(), port)) {
                BufferedReader answers =
                        new BufferedReader(new InputStreamReader(client.getInputStream(), StandardCharsets.US_ASCII));
                client.getOutputStream().write("Go,100,0,x\r\nRL,1\r\n".getBytes(StandardCharsets.US_ASCII));
                assertThat(answers.readLine()).startsWith("Starting");
                String header = answers.readLine();
                String row = answers.readLine();
                assertThat(header).isEqualTo("Last 1 samples");
                process.destroy();
                assertThat(process.waitFor(20, TimeUnit.SECONDS)).isTrue();
                assertThat(process.exitValue()).isZero();
                assertThat(Files.readString(console))
                        .contains("Response to client sent: " + header + System.lineSeparator() + row)
                        .containsOnlyOnce("Without effect here: -y -g -n -U -D -b 0 -c 1,3 49 C3UF09014V");
            }
        } finally {
            process.destroyForcibly();
        }
    }
}
