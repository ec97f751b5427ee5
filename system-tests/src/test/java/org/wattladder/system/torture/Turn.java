package org.wattladder.system.torture;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/**
 * Leave to use the machine, where others want it quiet from time to time: a command that waits for its turn, then runs
 * {@code cat} as long as the turn lasts, for example {@code flock -s /tmp/quiet}.
 */
final class Turn implements AutoCloseable {
    private final List<Process> holder;

    private Turn(List<Process> holder) {
        this.holder = holder;
    }

    /** Waits for a turn; an empty command is no wait. */
    static Turn take(List<String> command) throws IOException {
        if (command.isEmpty()) {
            return new Turn(List.of());
        }
        List<String> words = new ArrayList<>(command);
        words.add("cat");
        Process process = new ProcessBuilder(words)
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        process.getOutputStream().write('\n');
        process.getOutputStream().flush();
        BufferedReader echo =
                new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
        if (echo.readLine() == null) {
            throw new IOException("the command for a turn ended: " + command);
        }
        return new Turn(List.of(process));
    }

    @Override
    public void close() throws IOException {
        for (Process process : holder) {
            process.getOutputStream().close();
        }
    }
}
