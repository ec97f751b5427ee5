package org.wattladder.director.launch;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.IntConsumer;

/** A foreign program that was started, with all processes that it started in turn; used on the work thread. */
public final class RunningProgram {
    /** A line may hold a histogram. */
    private static final int LONGEST_LINE_BYTES = 200_000;

    private static final int LONGEST_KEPT = 2000;
    private static final long DRAIN_MILLIS = 500;

    private final Process process;
    private final boolean heard;
    private final MarkedProcesses processes;
    private final String mark;
    private final LastLines lastLines = new LastLines();
    private Optional<Thread> reading = Optional.empty();

    RunningProgram(Process process, boolean heard, MarkedProcesses processes, String mark) {
        this.process = process;
        this.heard = heard;
        this.processes = processes;
        this.mark = mark;
    }

    /**
     * Begins to read what it writes, and to wait for the end of the process that was started.
     *
     * @param line takes each line of output that is read, on a thread of its own
     * @param exit takes the exit code, on a thread of its own
     */
    @SuppressWarnings("FutureReturnValueIgnored") // nothing follows on the exit code
    public void listen(Consumer<String> line, IntConsumer exit) {
        Thread reader = new Thread(
                () -> Lines.drain(
                        heard ? process.getInputStream() : process.getErrorStream(), LONGEST_LINE_BYTES, text -> {
                            lastLines.add(text.length() > LONGEST_KEPT ? text.substring(0, LONGEST_KEPT) : text);
                            if (heard) {
                                line.accept(text);
                            }
                        }),
                "program-" + process.pid());
        reader.setDaemon(true);
        reader.start();
        reading = Optional.of(reader);
        process.onExit().thenAccept(ended -> exit.accept(ended.exitValue()));
    }

    /**
     * Writes a line to its standard input; little enough that the pipe takes it without waiting.
     *
     * @throws IOException if it has closed it
     */
    public void tell(String line) throws IOException {
        OutputStream input = process.getOutputStream();
        input.write((line + "\n").getBytes(StandardCharsets.UTF_8));
        input.flush();
    }

    /** Id of the process that was started. */
    public long processId() {
        return process.pid();
    }

    /** Ids of all its running processes. */
    public List<Long> alive() {
        return processes.find(mark, known());
    }

    /** The process that was started needs no mark while it runs. */
    private List<Long> known() {
        return process.isAlive() ? List.of(process.pid()) : List.of();
    }

    /** The last lines that it wrote; waits a little for them, once it has ended. */
    public List<String> lastLines() {
        try {
            if (!process.isAlive()) {
                reading.orElseThrow().join(DRAIN_MILLIS);
            }
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
        return lastLines.toList();
    }

    /** Asks all its processes to end and returns the ids of those that have not within so many nanoseconds. */
    public List<Long> terminate(long nanos) {
        return processes.terminate(mark, known(), nanos);
    }

    /** Kills all its processes and returns the ids of those that are left after so many nanoseconds. */
    public List<Long> kill(long nanos) {
        return processes.kill(mark, known(), nanos);
    }
}
