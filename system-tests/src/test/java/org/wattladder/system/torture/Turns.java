package org.wattladder.system.torture;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/**
 * Leave to use the machine, where others want it quiet from time to time: a command that waits for its turn, then runs
 * {@code cat} as long as the turn lasts, for example {@code flock -s /tmp/quiet}. All threads share a turn, and begin
 * nothing more in it when it is two minutes old.
 */
final class Turns {
    private static final long LONGEST_NANOS = TimeUnit.SECONDS.toNanos(120);

    private final List<String> command;
    private Optional<Process> holder = Optional.empty();
    private long begunNanos;
    private int users;

    /** An empty command is no wait. */
    Turns(List<String> command) {
        this.command = List.copyOf(command);
    }

    /** Waits until this thread may go on; {@link #leave} must follow. */
    synchronized void enter() throws IOException, InterruptedException {
        while (holder.isPresent() && isOld()) {
            wait();
        }
        if (holder.isEmpty() && !command.isEmpty()) {
            holder = Optional.of(take());
            begunNanos = System.nanoTime();
        }
        users++;
    }

    synchronized void leave() throws IOException {
        users--;
        if (holder.isPresent() && users == 0) {
            holder.get().getOutputStream().close();
            holder = Optional.empty();
            notifyAll();
        }
    }

    private boolean isOld() {
        return System.nanoTime() - begunNanos > LONGEST_NANOS;
    }

    private Process take() throws IOException {
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
        return process;
    }
}
