package org.wattladder.chauffeur.measure;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.Optional;
import java.util.stream.StreamSupport;

/**
 * A process of this machine that runs already.
 *
 * @param id its number
 * @param name as people know it
 */
public record RunningProcess(long id, String name) {
    private static final Path PROCESSES = Path.of("/proc");
    private static final int LONGEST_NAME = 60;

    /**
     * The process of this number.
     *
     * @throws IOException with a sentence, if there is none
     */
    public static RunningProcess of(long id) throws IOException {
        if (!Files.isDirectory(PROCESSES.resolve(Long.toString(id)))) {
            throw new IOException("there is no process " + id + " on this machine");
        }
        return new RunningProcess(id, named(id));
    }

    /**
     * The first process of a container, whatever runs it: the control groups of its processes have its id in their name.
     *
     * @param container at least eight hexadecimal digits of its id
     * @throws IOException with a sentence, if there is none
     */
    public static RunningProcess ofContainer(String container) throws IOException {
        if (!container.matches("[0-9a-f]{8,64}")) {
            throw new IOException(
                    "--container takes an id of 8 to 64 hexadecimal digits, as 'docker ps' or 'podman ps' show it, not "
                            + container);
        }
        try (DirectoryStream<Path> all = Files.newDirectoryStream(PROCESSES, "[0-9]*")) {
            Optional<Long> first = StreamSupport.stream(all.spliterator(), false)
                    .filter(process -> text(process.resolve("cgroup"))
                            .matches("(?s).*[/:-]" + container + "[0-9a-f]*(\\.scope)?(/.*)?\\s.*"))
                    .map(process -> Long.valueOf(process.getFileName().toString()))
                    .min(Comparator.naturalOrder());
            return of(first.orElseThrow(() -> new IOException("no process runs in a container " + container)));
        } catch (UncheckedIOException unreadable) {
            throw unreadable.getCause();
        }
    }

    private static String named(long id) {
        String words =
                text(PROCESSES.resolve(id + "/cmdline")).replace('\0', ' ').strip();
        String name = words.isEmpty() ? text(PROCESSES.resolve(id + "/comm")).strip() : words;
        return "process " + id + ": " + (name.length() > LONGEST_NAME ? name.substring(0, LONGEST_NAME) + "…" : name);
    }

    /** Nothing of a process that has ended, or that is another user's. */
    private static String text(Path file) {
        try {
            return Files.readString(file, StandardCharsets.ISO_8859_1);
        } catch (IOException gone) {
            return "";
        }
    }
}
