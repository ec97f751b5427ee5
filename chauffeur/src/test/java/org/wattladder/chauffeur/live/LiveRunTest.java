package org.wattladder.chauffeur.live;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.StandardProtocolFamily;
import java.net.UnixDomainSocketAddress;
import java.nio.channels.ServerSocketChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.wattladder.chauffeur.journal.RunDirectory;

class LiveRunTest {
    @TempDir
    private Path folder;

    private ServerSocketChannel listen(Path run) throws IOException {
        Files.createDirectories(run);
        ServerSocketChannel socket = ServerSocketChannel.open(StandardProtocolFamily.UNIX);
        socket.bind(UnixDomainSocketAddress.of(run.resolve(RunDirectory.LIVE)));
        return socket;
    }

    private static CompletableFuture<Optional<LiveRun>> attach(Path run) {
        return CompletableFuture.supplyAsync(() -> {
            try {
                return LiveRun.attach(run);
            } catch (IOException failed) {
                throw new IllegalStateException(failed);
            }
        });
    }

    @Test
    void shouldFindNoRunWhoseProcessEndsWithoutTakingTheConnection() throws Exception {
        for (int run = 0; run < 20; run++) {
            Path directory = folder.resolve("run-" + run);
            ServerSocketChannel socket = listen(directory);
            CompletableFuture<Optional<LiveRun>> attached = attach(directory);
            socket.close();
            assertThat(attached.get(10, TimeUnit.SECONDS)).isEmpty();
        }
    }

    @Test
    void shouldFindNoRunWhoseProcessEndsWithoutAWord() throws Exception {
        try (ServerSocketChannel socket = listen(folder)) {
            CompletableFuture<Optional<LiveRun>> attached = attach(folder);
            socket.accept().close();
            assertThat(attached.get(10, TimeUnit.SECONDS)).isEmpty();
        }
    }
}
