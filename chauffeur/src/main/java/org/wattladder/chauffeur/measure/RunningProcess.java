package org.wattladder.chauffeur.measure;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.StreamSupport;
import org.wattladder.settings.program.Attached;

/**
 * Something of this machine that runs already.
 *
 * @param attached what it is
 * @param name as people know it
 */
public record RunningProcess(Attached attached, String name) {
    private static final Path PROCESSES = Path.of("/proc");
    private static final int LONGEST_NAME = 60;
    private static final int SHORT_ID = 12;

    /** All processes of this machine: the first one, with all that it started. */
    public static RunningProcess machine() {
        return new RunningProcess(Attached.process(1), "this machine");
    }

    /**
     * The process of this number.
     *
     * @throws IOException with a sentence, if there is none
     */
    public static RunningProcess of(long id) throws IOException {
        if (!Files.isDirectory(PROCESSES.resolve(Long.toString(id)))) {
            throw new IOException("there is no process " + id + " on this machine");
        }
        return new RunningProcess(Attached.process(id), named(id));
    }

    /**
     * The processes of a container, whatever runs it.
     *
     * @param id at least eight hexadecimal digits
     * @throws IOException with a sentence, if there are none
     */
    public static RunningProcess ofContainer(String id) throws IOException {
        if (!Attached.isContainerId(id)) {
            throw new IOException(
                    "--container takes an id of 8 to 64 hexadecimal digits, as 'docker ps' or 'podman ps' show it, not "
                            + id);
        }
        Attached container = Attached.container(id);
        try (DirectoryStream<Path> all = Files.newDirectoryStream(PROCESSES, "[0-9]*")) {
            if (StreamSupport.stream(all.spliterator(), false)
                    .noneMatch(process -> container.holds(text(process.resolve("cgroup"))))) {
                throw new IOException("no process runs in a container " + id);
            }
        }
        return new RunningProcess(container, "container " + id.substring(0, Math.min(SHORT_ID, id.length())));
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
