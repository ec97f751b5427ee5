package org.wattladder.system.tutorial;

import static org.awaitility.Awaitility.await;

import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** A folder in which the commands of pages run one after the other; ports, digests and this machine's name take the place of those shown. */
final class PageSession implements AutoCloseable {
    private static final Duration PATIENCE = Duration.ofMinutes(6);
    private static final Pattern DIGEST = Pattern.compile("[0-9a-f]{16,}");

    private final Path directory;
    private final List<Process> servers = new ArrayList<>();
    private final Map<String, String> hereByShown = new TreeMap<>();

    PageSession(Path home, Path directory) throws Exception {
        this.directory = directory;
        for (String name : List.of("wattladder", "config", "docs")) {
            Files.createSymbolicLink(directory.resolve(name), home.resolve(name));
        }
        for (String port : List.of("7420", "8888", "8889")) {
            try (ServerSocket free = new ServerSocket(0)) {
                hereByShown.put(":" + port, ":" + free.getLocalPort());
                hereByShown.put("--port " + port, "--port " + free.getLocalPort());
            }
        }
        hereByShown.put("sut-1", InetAddress.getLocalHost().getHostName());
        // A tree whose sources have changed is built at the first command, which says so.
        run(new ShownCommand(0, "", "./wattladder list worklets", List.of(), 0));
    }

    /** Lines printed on both streams, in the words of the page, and the exit code; a server's first lines and 0. */
    record Printed(List<String> lines, int exitCode) {}

    Printed run(ShownCommand shown) throws Exception {
        Path out = Files.createTempFile(directory, "out", ".txt");
        Path err = shown.serves() ? Files.createTempFile(directory, "err", ".txt") : out;
        ProcessBuilder builder = new ProcessBuilder("bash", "-c", here(shown.text()))
                .directory(directory.toFile())
                .redirectErrorStream(!shown.serves())
                .redirectOutput(out.toFile())
                .redirectError(err.toFile());
        builder.environment().put("JAVA_HOME", System.getProperty("java.home"));
        Process process = builder.start();
        int exitCode = 0;
        if (shown.serves()) {
            servers.add(process);
            await().atMost(PATIENCE)
                    .until(() -> !process.isAlive() || Files.readString(out).contains("listening on"));
        } else {
            boolean ended = process.waitFor(PATIENCE.toSeconds(), TimeUnit.SECONDS);
            if (!ended) {
                end(process);
                throw new IllegalStateException(shown.text() + " did not end: " + Files.readString(out));
            }
            exitCode = process.exitValue();
        }
        List<String> printed = new ArrayList<>(Files.readAllLines(out));
        if (shown.serves()) {
            printed.addAll(Files.readAllLines(err));
            printed.subList(Math.min(printed.size(), shown.output().size()), printed.size())
                    .clear();
        }
        learnDigests(shown.output(), printed);
        return new Printed(printed.stream().map(this::shown).toList(), exitCode);
    }

    /** Digests of keys differ in every session; later commands name those of this one. */
    private void learnDigests(List<String> shown, List<String> printed) {
        List<String> before = digests(shown);
        List<String> now = digests(printed);
        for (int each = 0; before.size() == now.size() && each < now.size(); each++) {
            hereByShown.put(before.get(each), now.get(each));
        }
    }

    private static List<String> digests(List<String> lines) {
        return DIGEST.matcher(String.join("\n", lines))
                .results()
                .map(MatchResult::group)
                .toList();
    }

    private String here(String text) {
        String here = text;
        for (Map.Entry<String, String> each : hereByShown.entrySet()) {
            here = here.replace(each.getKey(), each.getValue());
        }
        return here;
    }

    private String shown(String line) {
        String shown = line;
        for (Map.Entry<String, String> each : hereByShown.entrySet()) {
            shown = shown.replace(each.getValue(), each.getKey());
        }
        return shown;
    }

    private static void end(Process process) {
        process.descendants().forEach(ProcessHandle::destroy);
        process.destroy();
    }

    @Override
    public void close() {
        servers.forEach(PageSession::end);
    }
}
