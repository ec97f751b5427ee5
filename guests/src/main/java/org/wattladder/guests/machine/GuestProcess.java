package org.wattladder.guests.machine;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.wattladder.worklets.api.DeviceFault;

/** A process of QEMU with the socket by which it is told what to do; used by one thread at a time. */
final class GuestProcess implements AutoCloseable {
    private static final int MOST_ASKED = 1_200;
    private static final long ASK_MILLIS = 50;
    private static final long LEAVE_SECONDS = 5;

    private final String name;
    private final Process process;
    private final Path output;
    private final Qmp qmp;

    private GuestProcess(String name, Process process, Path output, Qmp qmp) {
        this.name = name;
        this.process = process;
        this.output = output;
        this.qmp = qmp;
    }

    /**
     * Starts it and waits until it listens to commands; the guest may not have booted yet.
     *
     * @param words of its command; the socket is added
     * @param folder for its files
     * @throws DeviceFault with the last line that it wrote, if it ends
     */
    static GuestProcess start(String name, List<String> words, PlainUser user, Path folder) {
        Path output = folder.resolve(name + ".log");
        Path socket = folder.resolve(name + ".qmp");
        try {
            Files.deleteIfExists(socket);
            List<String> all = new ArrayList<>(words);
            all.addAll(List.of("-qmp", "unix:" + socket + ",server=on,wait=off"));
            ProcessBuilder builder = new ProcessBuilder(user.command(all))
                    .directory(folder.toFile())
                    .redirectErrorStream(true)
                    .redirectOutput(output.toFile());
            builder.environment().put("LC_ALL", "C");
            Process process = builder.start();
            process.getOutputStream().close();
            for (int asked = 0; asked < MOST_ASKED && process.isAlive(); asked++) {
                if (Files.exists(socket)) {
                    try {
                        return new GuestProcess(name, process, output, Qmp.connect(name, socket));
                    } catch (IOException notYet) {
                        // it has made the socket and does not listen yet
                    }
                }
                Thread.sleep(ASK_MILLIS);
            }
            process.destroyForcibly();
            throw new DeviceFault("QEMU did not start guest " + name + ": " + lastLine(output));
        } catch (IOException failed) {
            throw new DeviceFault("guest " + name + " cannot be started: " + failed.getMessage(), failed);
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new DeviceFault("the start of guest " + name + " was interrupted", interrupted);
        }
    }

    /** What QEMU wrote last, or else the guest on its console. */
    private static String lastLine(Path output) throws IOException {
        Path console =
                output.resolveSibling(String.valueOf(output.getFileName()).replaceFirst("log$", "console"));
        for (Path file : List.of(output, console)) {
            List<String> lines = Files.exists(file) ? Files.readAllLines(file, StandardCharsets.ISO_8859_1) : List.of();
            if (!lines.isEmpty()) {
                return lines.get(lines.size() - 1).strip();
            }
        }
        return "it said nothing";
    }

    /** By which it is told what to do. */
    Qmp qmp() {
        return qmp;
    }

    /** Throws with a sentence when it has ended. */
    void checkAlive() {
        if (!process.isAlive()) {
            try {
                throw new DeviceFault("guest " + name + " has ended: " + lastLine(output));
            } catch (IOException unreadable) {
                throw new DeviceFault("guest " + name + " has ended", unreadable);
            }
        }
    }

    /** Ends it and waits until it is gone. */
    @Override
    public void close() {
        qmp.close();
        process.destroy();
        try {
            if (!process.waitFor(LEAVE_SECONDS, TimeUnit.SECONDS)) {
                process.destroyForcibly().waitFor();
            }
        } catch (InterruptedException interrupted) {
            process.destroyForcibly();
            Thread.currentThread().interrupt();
        }
    }
}
