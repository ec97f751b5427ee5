package org.wattladder.worklets.client;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.wattladder.worklets.api.OnDisk;
import org.wattladder.worklets.link.ClientArguments;
import org.wattladder.worklets.link.ClientLine;
import org.wattladder.worklets.link.CountLine;
import org.wattladder.worklets.link.DoneLine;
import org.wattladder.worklets.link.FailedLine;
import org.wattladder.worklets.link.FigureLine;
import org.wattladder.worklets.link.ReadyLine;
import org.wattladder.worklets.link.RunLine;

/** Real client JVMs over real pipes. */
@Tag("slow")
class ClientMainTest {
    private static final long MS = 1_000_000;

    /** A recording that a client does not miss on a machine that is busy with others. */
    private static final long LONG = 3000 * MS;

    @TempDir
    Path directory;

    @TempDir(factory = OnDisk.class)
    private Path onDisk;

    private Process process;

    /** Prints where only lines may go. */
    public static final class ChattyWorklet extends FakeWorklet {
        /** Called by the service loader of the forked JVM. */
        public ChattyWorklet() {
            super("chatty", () -> System.out.println("done 1 2 3 4 5"));
        }
    }

    @Test
    void shouldRunABuiltInWorkletAndLeaveWhenTold() throws Exception {
        BufferedReader lines = start(new ClientArguments("lu", 1, 2, 5, Map.of("matrix-order", 12L)));
        assertThat(hear(lines))
                .isInstanceOfSatisfying(
                        ReadyLine.class, ready -> assertThat(ready.processId()).isEqualTo(process.pid()));
        say(new RunLine(1, System.nanoTime() + 50 * MS, 50 * MS, 200 * MS, 50 * MS, new RunLine.Pace(5, 40, 5), 1)
                .text());
        CountLine count = (CountLine) hear(lines);
        DoneLine done = (DoneLine) hear(lines);
        assertThat(count.type()).isEqualTo("factorise");
        assertThat(count.transactions() + done.unfinished()).isBetween(40L, 45L);
        say("stop");
        assertThat(exitCode()).isZero();
        assertThat(lines.readLine()).isNull();
    }

    @Test
    void shouldKeepIosOutstandingThroughThreadsWhereThatIsAskedFor() throws Exception {
        Map<String, Long> parameters = Map.of("io-engine", 2L, "deepest", 8L, "file-mebibytes", 1L);
        BufferedReader lines =
                start(new ClientArguments("database", 1, 1, 5, parameters, Optional.of(onDisk.toString()), Map.of()));
        assertThat(hear(lines)).isInstanceOfSatisfying(ReadyLine.class, ready -> {
            assertThat(ready.engine()).isEqualTo("blocking threads, one for each I/O");
            assertThat(ready.bypass()).isPresent();
        });
        RunLine.Pace pace = RunLine.Pace.unpaced();
        say(new RunLine(1, System.nanoTime() + 50 * MS, 50 * MS, LONG, 50 * MS, pace, 1, 8, List.of()).text());
        assertThat(((CountLine) hear(lines)).type()).isEqualTo("read");
        assertThat(((CountLine) hear(lines)).type()).isEqualTo("write");
        DoneLine done = (DoneLine) hear(lines);
        assertThat((double) done.outstandingNanos() / done.recordingNanos()).isBetween(1.0, 8.0);
        say("stop");
        assertThat(exitCode()).isZero();
    }

    @Test
    void shouldLeaveAtOnceWhenItsInputEndsInTheMiddleOfAnInterval() throws Exception {
        BufferedReader lines = start(new ClientArguments("null", 1, 1, 5, Map.of()));
        hear(lines);
        say(new RunLine(1, System.nanoTime(), 0, 3_600_000 * MS, 0, RunLine.Pace.unpaced(), 1).text());
        process.getOutputStream().close();
        assertThat(exitCode()).isEqualTo(4);
        assertThat(lines.readLine()).isNull();
    }

    @Test
    void shouldKeepItsOutputFreeOfWhatAWorkletPrints() throws Exception {
        BufferedReader lines = start(new ClientArguments("chatty", 1, 1, 5, Map.of()));
        hear(lines);
        say(new RunLine(1, System.nanoTime() + 1000 * MS, 0, LONG, 0, new RunLine.Pace(0, 4, 0), 1).text());
        assertThat(hear(lines)).isInstanceOf(CountLine.class);
        assertThat(hear(lines)).isInstanceOf(CountLine.class);
        assertThat(((DoneLine) hear(lines)).recordingNanos()).isBetween(4L, LONG);
        say("stop");
        assertThat(exitCode()).isZero();
        assertThat(Files.readString(directory.resolve("stderr"))).contains("done 1 2 3 4 5");
    }

    @Test
    void shouldNameTheWorkletsThereAreWhenAskedForAnother() throws Exception {
        BufferedReader lines = start(new ClientArguments("crypt-aes", 1, 1, 5, Map.of()));
        assertThat(((FailedLine) hear(lines)).sentence())
                .startsWith("no worklet is named crypt-aes; there are [")
                .contains("crypto-aes", "lu", "null");
        assertThat(exitCode()).isEqualTo(2);
    }

    @AfterEach
    void endTheProcess() {
        process.destroyForcibly();
    }

    private BufferedReader start(ClientArguments arguments) throws IOException {
        Path services = Files.createDirectories(directory.resolve("META-INF/services"));
        Files.writeString(services.resolve("org.wattladder.worklets.api.Worklet"), ChattyWorklet.class.getName());
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xmx64m",
                "-XX:+UseSerialGC",
                "-cp",
                System.getProperty("java.class.path") + File.pathSeparator + directory,
                ClientMain.class.getName()));
        command.addAll(arguments.toList());
        process = new ProcessBuilder(command)
                .redirectError(directory.resolve("stderr").toFile())
                .start();
        return process.inputReader(StandardCharsets.UTF_8);
    }

    private void say(String line) throws IOException {
        process.getOutputStream().write((line + "\n").getBytes(StandardCharsets.UTF_8));
        process.getOutputStream().flush();
    }

    private ClientLine hear(BufferedReader lines) throws IOException {
        String line = lines.readLine();
        assertThat(line)
                .as(() -> {
                    try {
                        return Files.readString(directory.resolve("stderr"));
                    } catch (IOException unreadable) {
                        return unreadable.toString();
                    }
                })
                .isNotNull();
        ClientLine heard = ClientLine.parse(line);
        return heard instanceof FigureLine ? hear(lines) : heard;
    }

    private int exitCode() throws InterruptedException {
        assertThat(process.waitFor(30, TimeUnit.SECONDS)).isTrue();
        return process.exitValue();
    }
}
