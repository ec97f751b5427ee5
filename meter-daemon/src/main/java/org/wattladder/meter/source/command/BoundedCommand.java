package org.wattladder.meter.source.command;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/**
 * One way to run a tool: without input, in the C locale and UTC, killed with its children when its time is over. What it
 * prints is read to the end, so that it never waits for us, and kept as far as {@link CommandOutput} says.
 *
 * @param limit for one run
 * @param environment added to that of the daemon
 */
public record BoundedCommand(Duration limit, Map<String, String> environment) {
    private static final int MOST_BYTES = 64 * 1024;

    public BoundedCommand {
        environment = Map.copyOf(environment);
    }

    /** Runs with nothing added to the environment. */
    public static BoundedCommand within(Duration limit) {
        return new BoundedCommand(limit, Map.of());
    }

    /**
     * Runs it to its end.
     *
     * @throws CommandAbsent when there is no such program
     * @throws IOException when it cannot be started, or has not ended in time
     */
    public CommandOutput run(List<String> words) throws IOException, InterruptedException {
        Process process = start(words);
        CompletableFuture<String> text =
                CompletableFuture.supplyAsync(() -> textOf(process), BoundedCommand::inAThread);
        try {
            String printed = text.get(limit.toMillis(), TimeUnit.MILLISECONDS);
            if (!process.waitFor(limit.toMillis(), TimeUnit.MILLISECONDS)) {
                throw late(words);
            }
            return new CommandOutput(process.exitValue(), printed);
        } catch (TimeoutException late) {
            throw late(words);
        } catch (ExecutionException broken) {
            throw new IOException(words.get(0) + " could not be read", broken);
        } finally {
            process.descendants().forEach(ProcessHandle::destroyForcibly);
            process.destroyForcibly();
        }
    }

    private Process start(List<String> words) throws IOException {
        ProcessBuilder builder = new ProcessBuilder(words).redirectErrorStream(true);
        builder.environment().put("LC_ALL", "C");
        builder.environment().put("TZ", "UTC");
        builder.environment().putAll(environment);
        try {
            Process process = builder.start();
            process.getOutputStream().close();
            return process;
        } catch (IOException unstartable) {
            if (find(words.get(0)).isEmpty()) {
                throw new CommandAbsent(words.get(0) + " is not installed, or not in the PATH of the daemon");
            }
            throw unstartable;
        }
    }

    private static Optional<Path> find(String program) {
        if (program.contains("/")) {
            return Optional.of(Path.of(program)).filter(path -> path.toFile().canExecute());
        }
        return List.of(System.getenv().getOrDefault("PATH", "").split(":")).stream()
                .map(folder -> Path.of(folder, program))
                .filter(path -> path.toFile().canExecute())
                .findFirst();
    }

    /** A thread of its own, as it may stay with a grandchild of the command that keeps the stream open. */
    private static void inAThread(Runnable reading) {
        Thread thread = new Thread(reading, "command output");
        thread.setDaemon(true);
        thread.start();
    }

    private static String textOf(Process process) {
        try (InputStream stream = process.getInputStream()) {
            String start = new String(stream.readNBytes(MOST_BYTES), StandardCharsets.UTF_8);
            stream.transferTo(OutputStream.nullOutputStream());
            return start;
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }

    private IOException late(List<String> words) {
        return new IOException(words.get(0) + " did not answer within " + limit.toMillis() + " ms");
    }
}
