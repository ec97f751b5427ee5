package org.wattladder.director.component;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.wattladder.director.host.ClientPlace;
import org.wattladder.director.host.CpuList;
import org.wattladder.director.host.JavaFacts;
import org.wattladder.director.host.SystemFiles;
import org.wattladder.director.launch.ClientLaunch;
import org.wattladder.director.launch.ClientListener;
import org.wattladder.director.launch.WorkThread;
import org.wattladder.worklets.link.ClientLine;

class ClientProcessesTest {
    private final WorkThread worker = new WorkThread();
    private final ClientProcesses processes = new ClientProcesses(
            new ComponentName("", "worklet"),
            StandardParts.on(
                    new SystemFiles(Path.of("/")),
                    new JavaFacts("17", "/nowhere", "amd64", "Linux", 1, 1L << 30, () -> "none"),
                    worker));

    /** Nothing is done about what a client says. */
    private static final class DeafListener implements ClientListener {
        @Override
        public void onLine(int client, ClientLine line) {}

        @Override
        public void onGarbage(int client, String sentence) {}

        @Override
        public void onExit(int client, int exitCode) {}
    }

    @AfterEach
    void end() {
        processes.kill();
        worker.end();
    }

    private static ClientLaunch shell(String script) {
        ClientPlace place = new ClientPlace(1, CpuList.parse("0"), CpuList.parse("0"), 1);
        return new ClientLaunch(place, 1 << 20, "", Optional.empty(), List.of("sh", "-c", script));
    }

    /** The process that the client says it has started, once it is there. */
    private ProcessHandle childOf(long client) throws InterruptedException {
        ProcessHandle parent = ProcessHandle.of(client).orElseThrow();
        for (int look = 0; look < 1_000; look++) {
            Optional<ProcessHandle> child = parent.children().findFirst();
            if (child.isPresent()) {
                return child.get();
            }
            TimeUnit.MILLISECONDS.sleep(10);
        }
        throw new AssertionError("the client started nothing");
    }

    /** Whether it is there and not only waits to be seen by its parent. */
    private static boolean runs(ProcessHandle process) throws IOException {
        try {
            String stat = Files.readString(Path.of("/proc/" + process.pid() + "/stat"));
            return !stat.substring(stat.lastIndexOf(')')).startsWith(") Z");
        } catch (NoSuchFileException gone) {
            return false;
        }
    }

    @Test
    void shouldEndWhatAClientStartedAlthoughItIgnoresBoth() throws Exception {
        processes.start(List.of(shell("trap '' TERM; setsid sleep 1000 & wait")), new DeafListener());
        ProcessHandle child = childOf(processes.ids().get(0));
        assertThat(processes.kill()).isEmpty();
        assertThat(runs(child)).isFalse();
    }

    @Test
    void shouldEndWhatOutlivesAClientThatLeft() throws Exception {
        processes.start(List.of(shell("setsid sleep 1000 & read line")), new DeafListener());
        ProcessHandle child = childOf(processes.ids().get(0));
        assertThat(processes.stop()).isEmpty();
        assertThat(runs(child)).isFalse();
    }
}
