package org.wattladder.chauffeur.journal;

import java.io.BufferedOutputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.wattladder.reporter.ReportTarget;

/** The directory of one run and the names of what lies in it, see docs/results.md. */
public final class RunDirectory {
    /** The plan as resolved, written before anything starts. */
    public static final String PLAN = "plan.yaml";

    /** What the Directors found on their machines. */
    public static final String ENVIRONMENT = "environment.yaml";

    /** One line per thing that happened. */
    public static final String JOURNAL = "journal.jsonl";

    /** Every raw sample of every meter. */
    public static final String SAMPLES = "samples.csv";

    /** The table that an imported result was made of. */
    public static final String IMPORTED = "imported.csv";

    /** The result, from which every report can be made again. */
    public static final String RESULT = "result.xml";

    /** The figures for other tools. */
    public static final String JSON = "result.json";

    /** Checksums of all other files, in the form {@code sha256sum -c} reads. */
    public static final String MANIFEST = "manifest.sha256";

    /** The signature over the manifest, in a run that was signed. */
    public static final String SIGNATURE = "manifest.sig";

    /** Where readers attach while the run is on; see the package {@code live}. */
    public static final String LIVE = "live.sock";

    /** Names that socket where it cannot lie in the directory. */
    public static final String LIVE_PATH = "live.path";

    /** The runs that this one waits for, one path a line; gone when it begins. */
    public static final String WAITING = "waiting.txt";

    /** Output of the agents the Chauffeur started. */
    public static final String LOGS = "logs";

    /** What a result is derived from. */
    public static final List<String> RECORDED = List.of(PLAN, ENVIRONMENT, JOURNAL, SAMPLES, IMPORTED);

    /** What is read of a directory, which anybody may have made. */
    private static final List<String> READ = Stream.concat(
                    RECORDED.stream(), Stream.of(RESULT, JSON, MANIFEST, SIGNATURE, WAITING, LIVE_PATH))
            .toList();

    private static final int BUFFER_BYTES = 1 << 16;

    private final Path path;

    private RunDirectory(Path path) {
        this.path = path;
    }

    /**
     * Makes the directory of a new run.
     *
     * @throws IOException with a sentence, if there is already something in it or it cannot be made
     */
    public static RunDirectory create(Path path) throws IOException {
        if (Files.exists(path)) {
            if (!Files.isDirectory(path)) {
                throw new IOException(path + " is a file; name a new directory with --out");
            }
            try (Stream<Path> content = Files.list(path)) {
                if (content.findAny().isPresent()) {
                    throw new IOException(path + " is not empty; name a new directory with --out, or remove it first");
                }
            }
        }
        boolean isNew = !Files.exists(path);
        try {
            Folders.make(path.resolve(LOGS), path);
        } catch (IOException refused) {
            if (isNew) {
                removeIfMade(path, refused);
            }
            throw refused;
        }
        Folders.force(path);
        Folders.forceParent(path);
        return new RunDirectory(path);
    }

    private static void removeIfMade(Path path, IOException refused) {
        try {
            Files.deleteIfExists(path);
        } catch (IOException notMade) {
            refused.addSuppressed(notMade);
        }
    }

    /**
     * Opens the directory of an earlier run.
     *
     * @throws IOException with a sentence, if it holds neither a result nor a journal, or a pipe or device by one of their
     *     names, which would be read for ever
     */
    public static RunDirectory open(Path path) throws IOException {
        RunDirectory directory = new RunDirectory(path);
        if (!Files.isDirectory(path)) {
            throw new IOException(path + " is not a directory; give a run directory or a result.xml");
        }
        if (!isOne(path)) {
            throw new IOException(
                    path + " holds neither " + RESULT + " nor " + JOURNAL + "; it is not a run directory");
        }
        for (String name : READ) {
            if (Files.exists(path.resolve(name)) && !Files.isRegularFile(path.resolve(name))) {
                throw new IOException(path.resolve(name)
                        + " is no file but a folder, pipe or device; remove it, or name" + " another run directory");
            }
        }
        return directory;
    }

    /** Whether a run left its result or journal there. */
    public static boolean isOne(Path path) {
        return Files.exists(path.resolve(RESULT)) || Files.exists(path.resolve(JOURNAL));
    }

    /** Whether a process is at the run in this directory; not to be asked by the process that is. */
    public static boolean isLive(Path path) {
        Path journal = path.resolve(JOURNAL);
        try {
            return Files.isRegularFile(journal) && Journal.isWritten(journal);
        } catch (IOException notReadable) {
            return false;
        }
    }

    /** The directory itself. */
    public Path path() {
        return path;
    }

    /** A file in it, by one of the names above. */
    public Path file(String name) {
        return path.resolve(name);
    }

    /** Last part of the path, the identifier of the run. */
    public String run() {
        return path.toAbsolutePath().normalize().getFileName().toString();
    }

    /** Writes a whole file so that a crash leaves either the old one or the new one; it is on the disk afterwards. */
    public void write(String name, ReportTarget.Content content) throws IOException {
        Path temporary = path.resolve(name + ".tmp");
        // Who sent the directory may have put a link there, and a stream would write through it.
        Files.deleteIfExists(temporary);
        // A stream and not a channel: an interrupt of the run's thread closes a channel in mid-write.
        try (FileOutputStream stream = new FileOutputStream(temporary.toFile())) {
            BufferedOutputStream buffer = new BufferedOutputStream(stream, BUFFER_BYTES);
            content.writeTo(buffer);
            buffer.flush();
            stream.getFD().sync();
        }
        Files.move(temporary, file(name), StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        Folders.force(path);
    }

    /** Removes the directory with all that is in it, because no run came of it. */
    public void discard() throws IOException {
        List<Path> deepestFirst;
        try (Stream<Path> tree = Files.walk(path)) {
            deepestFirst = tree.sorted(Comparator.reverseOrder()).toList();
        }
        for (Path each : deepestFirst) {
            Files.delete(each);
        }
    }

    /** Removes a file if it is there. */
    public void remove(String name) throws IOException {
        if (Files.deleteIfExists(file(name))) {
            Folders.force(path);
        }
    }

    /** Writes a whole text file, as {@link #write(String, ReportTarget.Content)} does. */
    public void write(String name, String content) throws IOException {
        write(name, content.getBytes(StandardCharsets.UTF_8));
    }

    /** Writes a whole file, as {@link #write(String, ReportTarget.Content)} does. */
    public void write(String name, byte[] content) throws IOException {
        write(name, (OutputStream out) -> out.write(content));
    }
}
