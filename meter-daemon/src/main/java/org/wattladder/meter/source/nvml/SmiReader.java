package org.wattladder.meter.source.nvml;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Keeps one nvidia-smi running and hands on its lines; a thread of its own until closed. */
final class SmiReader implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(SmiReader.class);
    private static final int LONGEST_PAUSE_SECONDS = 30;

    private final SmiCommand command;
    private final GpuRounds rounds;
    private final CountDownLatch closed = new CountDownLatch(1);
    private Optional<Process> process = Optional.empty();

    private SmiReader(SmiCommand command, GpuRounds rounds) {
        this.command = command;
        this.rounds = rounds;
    }

    static SmiReader start(SmiCommand command, GpuRounds rounds) {
        SmiReader reader = new SmiReader(command, rounds);
        Thread thread = new Thread(reader::run, "nvidia-smi");
        thread.setDaemon(true);
        thread.start();
        return reader;
    }

    private void run() {
        int pauseSeconds = 1;
        while (closed.getCount() > 0) {
            boolean spoke = false;
            try (BufferedReader lines = startedUnlessClosed().inputReader(StandardCharsets.UTF_8)) {
                for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                    spoke |= rounds.line(line);
                }
            } catch (IOException failed) {
                LOG.debug("reading ended", failed);
            }
            rounds.lost();
            pauseSeconds = spoke ? 1 : Math.min(LONGEST_PAUSE_SECONDS, pauseSeconds * 2);
            if (closed.getCount() > 0) {
                LOG.warn("{} ended or hangs; it is started again in {} s", command.program(), pauseSeconds);
            }
            if (closedWithin(pauseSeconds)) {
                return;
            }
        }
    }

    private synchronized Process startedUnlessClosed() throws IOException {
        if (closed.getCount() == 0) {
            throw new IOException("closed");
        }
        Process started = command.startRepeating();
        process = Optional.of(started);
        return started;
    }

    private boolean closedWithin(int seconds) {
        try {
            return closed.await(seconds, TimeUnit.SECONDS);
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            return true;
        }
    }

    /** Ends a process that hangs; another is started. */
    synchronized void endProcess() {
        process.ifPresent(Process::destroyForcibly);
    }

    @Override
    public void close() {
        closed.countDown();
        endProcess();
    }
}
