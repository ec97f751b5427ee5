package org.wattladder.director;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("slow")
class DirectorMainTest {
    private final List<Process> started = new ArrayList<>();

    @AfterEach
    void end() {
        started.forEach(Process::destroyForcibly);
    }

    @Test
    void shouldAnnounceItsPortFirstAndEndWithItsInput() throws Exception {
        Process director = start("--listen", "127.0.0.1:0", "--end-with-input");
        int port = port(director);
        try (FakeChauffeur chauffeur = connect(port)) {
            director.getOutputStream().close();
            assertThat(chauffeur.isClosedByDirector()).isTrue();
        }
        assertThat(director.waitFor(30, TimeUnit.SECONDS)).isTrue();
        assertThat(director.exitValue()).isZero();
    }

    @Test
    void shouldEndOnASignalWhetherOrNotItWatchesItsInput() throws Exception {
        List<String> listen = List.of("--listen", "127.0.0.1:0");
        List<String> watching = List.of("--listen", "127.0.0.1:0", "--end-with-input");
        for (List<String> options : List.of(listen, watching)) {
            Process director = start(options.toArray(String[]::new));
            try (FakeChauffeur chauffeur = connect(port(director))) {
                // Process.destroy closes its input, too, and ends it with 0 where that comes first.
                director.toHandle().destroy();
                assertThat(chauffeur.isClosedByDirector()).isTrue();
            }
            assertThat(director.waitFor(30, TimeUnit.SECONDS)).isTrue();
            assertThat(director.exitValue()).isEqualTo(143);
        }
    }

    @Test
    void shouldRefuseAnAddressInUseAndAMissingClassPathAsWrongUsage() throws Exception {
        Director first = TestDirectors.start("Unused", TestDirectors.GENEROUS);
        try (first) {
            assertThat(complaint("--listen", ListenAddress.text(first.address())))
                    .contains("cannot listen on");
        }
        assertThat(complaint("--listen", "127.0.0.1:0", "--client-class-path", "/nowhere/*"))
                .contains("/nowhere/*", "does not exist");
    }

    private String complaint(String... options) throws IOException, InterruptedException {
        Process director = start(options);
        String text = new String(director.getErrorStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(director.waitFor(30, TimeUnit.SECONDS)).isTrue();
        assertThat(director.exitValue()).isEqualTo(2);
        return text;
    }

    private Process start(String... options) throws IOException {
        List<String> command = new ArrayList<>(List.of(
                ProcessHandle.current().info().command().orElseThrow(),
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "-cp",
                System.getProperty("java.class.path"),
                DirectorMain.class.getName()));
        if (!List.of(options).contains("--client-class-path")) {
            command.addAll(List.of("--client-class-path", "."));
        }
        command.addAll(Arrays.asList(options));
        Process process = new ProcessBuilder(command).start();
        started.add(process);
        return process;
    }

    private static int port(Process director) throws IOException {
        BufferedReader out = director.inputReader(StandardCharsets.UTF_8);
        String line = out.readLine();
        assertThat(line).matches("listening on 127\\.0\\.0\\.1:\\d+");
        return Integer.parseInt(line.substring(line.lastIndexOf(':') + 1));
    }

    private static FakeChauffeur connect(int port) throws IOException {
        return FakeChauffeur.welcomed(new InetSocketAddress(InetAddress.getLoopbackAddress(), port));
    }
}
