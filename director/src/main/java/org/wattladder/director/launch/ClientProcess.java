package org.wattladder.director.launch;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Consumer;
import org.wattladder.model.text.ExceptionText;
import org.wattladder.model.text.Printable;
import org.wattladder.worklets.link.ClientLine;
import org.wattladder.worklets.link.DirectorLine;

/** One running client JVM, seen from the Director; used on the work thread. */
public final class ClientProcess {
    private static final int LONGEST_LINE_BYTES = 8 * 1024 * 1024;
    private static final int LONGEST_ERROR_LINE_BYTES = 2000;
    private static final long DRAIN_MILLIS = 500;
    /** Variables by which a JVM would take options that the command line does not show. */
    private static final List<String> HIDDEN_OPTIONS =
            List.of("JAVA_TOOL_OPTIONS", "_JAVA_OPTIONS", "JDK_JAVA_OPTIONS");

    private final int client;
    private final Process process;
    private final LastLines lastLines = new LastLines();
    private final CompletableFuture<Void> exitHandedOver;

    private ClientProcess(int client, Process process, WorkThread worker, ClientListener listener) {
        this.client = client;
        this.process = process;
        Thread errors = reader("stderr", process.getErrorStream(), LONGEST_ERROR_LINE_BYTES, lastLines::add);
        Thread lines =
                reader("stdout", process.getInputStream(), LONGEST_LINE_BYTES, line -> read(line, worker, listener));
        exitHandedOver = process.onExit().thenAccept(ended -> {
            // Bounded, for a stream may be held open by a process that the client started.
            join(errors);
            join(lines);
            worker.execute(() -> listener.onExit(client, ended.exitValue()));
        });
    }

    /**
     * Starts a client.
     *
     * @param mark in its environment, which all inherit that it starts
     * @throws IOException if the operating system cannot start the first word of the command
     */
    public static ClientProcess start(ClientLaunch launch, String mark, WorkThread worker, ClientListener listener)
            throws IOException {
        ProcessBuilder builder = new ProcessBuilder(launch.command());
        builder.environment().keySet().removeAll(HIDDEN_OPTIONS);
        builder.environment().put(MarkedProcesses.VARIABLE, mark);
        Process started = builder.start();
        try {
            return new ClientProcess(launch.place().client(), started, worker, listener);
        } catch (OutOfMemoryError noThread) {
            started.destroyForcibly();
            throw noThread;
        }
    }

    /** Number of this client, from 1. */
    public int client() {
        return client;
    }

    /** Id of the process, which pinning commands keep when they become the JVM. */
    public long processId() {
        return process.pid();
    }

    /** The last lines of its standard error. */
    public List<String> lastLines() {
        return lastLines.toList();
    }

    /** Writes a line; a client that no longer reads will be noticed by its end or its silence. */
    public void send(DirectorLine line) {
        try {
            process.getOutputStream().write((line.text() + "\n").getBytes(StandardCharsets.UTF_8));
            process.getOutputStream().flush();
        } catch (IOException brokenPipe) {
            // its end is on the way
        }
    }

    /** Closes its standard input, which asks it to leave immediately. */
    public void closeInput() {
        try {
            process.getOutputStream().close();
        } catch (IOException brokenPipe) {
            // closed already
        }
    }

    /** Ends it without asking. */
    public void kill() {
        process.destroyForcibly();
    }

    /** Waits for its end and says whether it came within so many nanoseconds. */
    public boolean awaitEnd(long nanos) {
        try {
            return process.waitFor(Math.max(0, nanos), TimeUnit.NANOSECONDS);
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    /** Waits until its streams are drained after its end, so that {@link #lastLines} is complete; bounded in time. */
    public void awaitLastLines() {
        try {
            exitHandedOver.get(3 * DRAIN_MILLIS, TimeUnit.MILLISECONDS);
        } catch (ExecutionException | TimeoutException heldOpen) {
            // what came so far must do
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    private void read(String line, WorkThread worker, ClientListener listener) {
        try {
            if (line.length() > LONGEST_LINE_BYTES) {
                throw new IllegalArgumentException("line of more than " + LONGEST_LINE_BYTES + " bytes: " + line);
            }
            ClientLine parsed = ClientLine.parse(line);
            worker.execute(() -> listener.onLine(client, parsed));
        } catch (IllegalArgumentException notOfTheProtocol) {
            String sentence = Printable.quote(ExceptionText.of(notOfTheProtocol));
            worker.execute(() -> listener.onGarbage(client, sentence));
        }
    }

    private Thread reader(String stream, InputStream in, int longest, Consumer<String> consumer) {
        Thread thread = new Thread(() -> Lines.drain(in, longest, consumer), "client-" + client + "-" + stream);
        thread.setDaemon(true);
        thread.start();
        return thread;
    }

    private static void join(Thread thread) {
        try {
            thread.join(DRAIN_MILLIS);
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
