package org.wattladder.system.endtoend;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.stream.Stream;

/**
 * A Director on a free loopback port that a test starts itself.
 *
 * @param launched the script, over which it can be found
 */
record LocalDirector(Launched launched) {
    private static final String LISTENING = "listening on ";

    /** Starts one and waits until it listens. */
    static LocalDirector start(Path directory, String... more) throws IOException {
        return at("127.0.0.1:0", directory, more);
    }

    /** Starts one at this address and waits until it listens. */
    static LocalDirector at(String address, Path directory, String... more) throws IOException {
        Launched launched = Installation.start(
                directory,
                Stream.concat(Stream.of("director", "--listen", address, "--end-with-input"), Stream.of(more))
                        .toArray(String[]::new));
        await().atMost(Duration.ofSeconds(60))
                .until(() -> launched.output().startsWith(LISTENING)
                        || !launched.process().isAlive());
        assertThat(launched.output()).as(launched.errors()).startsWith(LISTENING);
        return new LocalDirector(launched);
    }

    /** Host and port. */
    String address() {
        return launched.output().strip().replace(LISTENING, "");
    }

    /** Ends it, as the end of its input does, and waits until it has. */
    void end() throws IOException, InterruptedException {
        launched.process().getOutputStream().close();
        launched.exitCode();
    }
}
