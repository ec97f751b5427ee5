package org.wattladder.worklets.web;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.channels.SocketChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.wattladder.worklets.api.Commands;
import org.wattladder.worklets.api.DeviceFault;
import org.wattladder.worklets.api.Endpoint;

/** An nginx with one page and one worker process, from its start to its end. It needs no rights, and writes into a folder of its own. */
final class Nginx implements AutoCloseable {
    private static final String PROGRAM = "nginx";
    private static final String SETTINGS = "nginx.conf";
    private static final Duration ASK = Duration.ofMillis(20);
    private static final int MOST_ASKED = 1500;
    private static final long LEAVE_SECONDS = 5;
    private static final List<String> FILES = List.of("client_body", "proxy", "fastcgi", "uwsgi", "scgi");

    private final Process process;
    private final Path folder;
    private volatile boolean closed;

    private Nginx(Process process, Path folder) {
        this.process = process;
        this.folder = folder;
    }

    /** Why this machine has none; empty when it has. */
    static Optional<String> missing(String what) {
        return Commands.missing(what, PROGRAM, PROGRAM);
    }

    /**
     * Starts it and waits until it answers.
     *
     * @param endpoint on which nobody listens
     * @throws DeviceFault with a sentence, if it does not come up; what it says is on the standard error of this process
     */
    static Nginx start(InetSocketAddress endpoint) throws IOException {
        Path program = Commands.find(PROGRAM)
                .orElseThrow(() -> new DeviceFault(missing("the web server").orElseThrow()));
        Path folder = Files.createTempDirectory("wattladder-web");
        Files.writeString(folder.resolve(SETTINGS), settings(endpoint));
        Nginx nginx = new Nginx(
                new ProcessBuilder(program.toString(), "-e", "stderr", "-p", folder.toString(), "-c", SETTINGS)
                        .redirectErrorStream(true)
                        .redirectOutput(ProcessBuilder.Redirect.INHERIT)
                        .start(),
                folder);
        nginx.awaitAnswer(endpoint);
        return nginx;
    }

    /** Names of files are below the folder that is its prefix. */
    private static String settings(InetSocketAddress endpoint) {
        StringBuilder text = new StringBuilder(
                        "daemon off;\nworker_processes 1;\nerror_log stderr error;\npid nginx.pid;\n")
                .append("events { worker_connections 1024; }\nhttp {\n    access_log off;\n")
                .append("    keepalive_requests 1000000000;\n    keepalive_timeout 1d;\n");
        for (String each : FILES) {
            text.append("    ").append(each).append("_temp_path ").append(each).append(";\n");
        }
        return text.append("    server {\n        listen ")
                .append(new Endpoint(endpoint.getAddress().getHostAddress(), endpoint.getPort()))
                .append(";\n        location / { default_type text/plain; return 200 \"")
                .append(Page.text())
                .append("\"; }\n    }\n}\n")
                .toString();
    }

    private void awaitAnswer(InetSocketAddress endpoint) {
        for (int asked = 0; asked < MOST_ASKED && process.isAlive(); asked++) {
            try {
                SocketChannel.open(endpoint).close();
                return;
            } catch (IOException notYet) {
                pause();
            }
        }
        close();
        throw new DeviceFault("nginx did not come up at " + endpoint);
    }

    private static void pause() {
        try {
            Thread.sleep(ASK.toMillis());
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    /**
     * Waits until it is ended.
     *
     * @throws DeviceFault if it ends by itself
     */
    void await() {
        int code = process.onExit().join().exitValue();
        if (!closed) {
            throw new DeviceFault("nginx ended with exit code " + code);
        }
    }

    /** Its first process. */
    Process process() {
        return process;
    }

    /** Where it writes. */
    Path folder() {
        return folder;
    }

    /** Ends it with its worker, and removes its folder. */
    @Override
    public synchronized void close() {
        closed = true;
        process.destroy();
        try {
            if (!process.waitFor(LEAVE_SECONDS, TimeUnit.SECONDS)) {
                process.descendants().forEach(ProcessHandle::destroyForcibly);
                process.destroyForcibly();
            }
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
        try (Stream<Path> all = Files.walk(folder)) {
            for (Path each : all.sorted(Comparator.reverseOrder()).toList()) {
                Files.deleteIfExists(each);
            }
        } catch (IOException kept) {
            // a folder of the system's temporary files may stay
        }
    }
}
