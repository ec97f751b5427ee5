package org.wattladder.chauffeur.agents;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LocalAgentTest {
    private static final Duration LIMIT = Duration.ofSeconds(20);

    @TempDir
    private Path directory;

    private Path log;

    @BeforeEach
    void nameTheLog() {
        log = directory.resolve("logs/agent.log");
    }

    private LocalAgent start(String script, Duration limit) throws IOException {
        return LocalAgent.start("the agent", List.of("sh", "-c", script), log, limit);
    }

    @Test
    void shouldReadThePortAndEndTheProcessByClosingItsInput() throws Exception {
        LocalAgent agent = start("echo listening on 127.0.0.1:1234; echo aside >&2; cat", LIMIT);
        assertThat(agent.port()).isEqualTo(1234);
        ProcessHandle process = ProcessHandle.of(agent.processId()).orElseThrow();
        agent.close();
        assertThat(process.isAlive()).isFalse();
        assertThat(Files.readString(log)).contains("listening on").contains("aside");
    }

    @Test
    void shouldEndAProcessThatIgnoresItsInput() throws Exception {
        LocalAgent agent = start("echo listening on 127.0.0.1:1; exec sleep 600", LIMIT);
        ProcessHandle process = ProcessHandle.of(agent.processId()).orElseThrow();
        agent.close();
        assertThat(process.isAlive()).isFalse();
    }

    @Test
    void shouldQuoteAnAgentThatEndsInsteadOfListening() {
        assertThatThrownBy(() -> start("echo port 8888 is taken; exit 3", LIMIT))
                .isInstanceOf(IOException.class)
                .hasMessage("the agent did not start; it said: port 8888 is taken");
    }

    @Test
    void shouldGiveUpOnAnAgentThatSaysNothing() {
        assertThatThrownBy(() -> start("exec sleep 600", Duration.ofMillis(200)))
                .hasMessage("the agent did not listen within 0 s; it said: nothing");
        assertThat(ProcessHandle.current().children()).noneMatch(ProcessHandle::isAlive);
    }
}
