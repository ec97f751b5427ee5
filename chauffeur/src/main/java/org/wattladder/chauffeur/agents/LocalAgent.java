package org.wattladder.chauffeur.agents;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A Director or meter daemon that the Chauffeur started on its own machine, as a process of its own.
 *
 * <p>The process leaves when its standard input closes, so it cannot outlive the Chauffeur, however that ends. It takes
 * no notice of Ctrl-C or a closed terminal, which reach everybody: the Chauffeur ends it after the last figures are in.
 */
public final class LocalAgent implements AutoCloseable {
    private static final Pattern LISTENING = Pattern.compile("listening on .*:(\\d+)");
    private static final int QUOTED_LINES = 5;

    private final String name;
    private final Process process;
    private final int port;

    private LocalAgent(String name, Process process, int port) {
        this.name = name;
        this.process = process;
        this.port = port;
    }

    /**
     * Starts an agent and waits until it listens.
     *
     * @param name for sentences, for example {@code the local Director}
     * @param command the agent and its arguments
     * @param log file that takes all its output
     * @param limit how long it may take to listen
     * @throws IOException with a sentence and the agent's last lines, if it does not come up
     */
    public static LocalAgent start(String name, List<String> command, Path log, Duration limit) throws IOException {
        Files.createDirectories(log.toAbsolutePath().getParent());
        ProcessBuilder builder = new ProcessBuilder("sh", "-c", "trap '' INT HUP; exec \"$0\" \"$@\"");
        builder.command().addAll(command);
        builder.redirectError(ProcessBuilder.Redirect.appendTo(log.toFile()));
        Process process = builder.start();
        CompletableFuture<Integer> port = new CompletableFuture<>();
        Thread reader = new Thread(() -> drain(process, log, port), "output of " + name);
        reader.setDaemon(true);
        reader.start();
        try {
            return new LocalAgent(name, process, port.get(limit.toMillis(), TimeUnit.MILLISECONDS));
        } catch (TimeoutException slow) {
            end(process);
            throw new IOException(
                    name + " did not listen within " + limit.toSeconds() + " s; it said: " + words(log), slow);
        } catch (ExecutionException ended) {
            end(process);
            throw new IOException(name + " did not start; it said: " + words(log), ended);
        } catch (InterruptedException stopped) {
            process.destroyForcibly();
            Thread.currentThread().interrupt();
            throw new IOException(name + " was stopped while starting", stopped);
        }
    }

    /** A forced end takes effect a moment after it was asked for; nobody shall see the process in between. */
    private static void end(Process process) {
        try {
            process.destroyForcibly().waitFor(5, TimeUnit.SECONDS);
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        }
    }

    private static void drain(Process process, Path log, CompletableFuture<Integer> port) {
        try (BufferedReader lines =
                new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                Files.writeString(
                        log, line + System.lineSeparator(), StandardOpenOption.CREATE, StandardOpenOption.APPEND);
                Matcher listening = LISTENING.matcher(line);
                if (listening.matches()) {
                    port.complete(Integer.valueOf(listening.group(1)));
                }
            }
        } catch (IOException ended) {
            port.completeExceptionally(ended);
        }
        port.completeExceptionally(new IOException("the process ended"));
    }

    /** A refusal stands in the first line and the reason of a crash in the last ones; no places in the code. */
    private static String words(Path log) throws IOException {
        List<String> lines = Files.exists(log)
                ? Files.readAllLines(log).stream()
                        .filter(line -> !line.startsWith("\tat "))
                        .toList()
                : List.of();
        if (lines.size() <= QUOTED_LINES) {
            return lines.isEmpty() ? "nothing" : String.join(" | ", lines);
        }
        return lines.get(0) + " | ... | "
                + String.join(" | ", lines.subList(lines.size() - QUOTED_LINES, lines.size()));
    }

    /** TCP port it listens on, on loopback. */
    public int port() {
        return port;
    }

    /** Process id, for people who want to look. */
    public long processId() {
        return process.pid();
    }

    /** Asks it to leave, and makes it leave when it does not within five seconds. */
    @Override
    public void close() {
        try {
            process.getOutputStream().close();
            if (!process.waitFor(5, TimeUnit.SECONDS)) {
                end(process);
            }
        } catch (IOException alreadyGone) {
            process.destroyForcibly();
        } catch (InterruptedException stopped) {
            process.destroyForcibly();
            Thread.currentThread().interrupt();
        }
    }

    @Override
    public String toString() {
        return name + " (process " + process.pid() + ", port " + port + ")";
    }
}
