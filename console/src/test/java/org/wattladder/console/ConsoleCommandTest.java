package org.wattladder.console;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.wattladder.keys.Identity;
import org.wattladder.keys.file.KeyFolder;
import org.wattladder.keys.file.KeyMaker;
import org.wattladder.model.time.TimeSource;
import picocli.CommandLine;

class ConsoleCommandTest {
    private static final Duration LIMIT = Duration.ofSeconds(60);

    @TempDir
    private Path folder;

    /** What it prints until it listens, with these options. */
    private String printed(String... options) throws InterruptedException {
        StringWriter said = new StringWriter();
        CommandLine command = ConsoleMain.commandLine(Path.of(".."), TimeSource.system())
                .setOut(new PrintWriter(said, true))
                .setErr(new PrintWriter(said, true));
        Thread console = new Thread(() -> command.execute(options), "console");
        console.start();
        try {
            await().atMost(LIMIT)
                    .until(() -> !console.isAlive() || said.toString().contains("Open this link."));
            return said.toString();
        } finally {
            console.interrupt();
            console.join();
        }
    }

    @Test
    void shouldPrintTheFingerprintOfItsCertificate() throws Exception {
        Path keys = folder.resolve("keys");
        Identity made = KeyMaker.make("test");
        new KeyFolder(keys).keep(made);
        String results = "--results=" + folder;

        String printed = printed("--tls", "--keys=" + keys, "--port=0", results);

        assertThat(printed).startsWith("https://127.0.0.1:").contains("Certificate " + made.fingerprint() + ";");
        assertThat(printed("--port=0", results)).startsWith("http://127.0.0.1:").doesNotContain("Certificate");
    }
}
