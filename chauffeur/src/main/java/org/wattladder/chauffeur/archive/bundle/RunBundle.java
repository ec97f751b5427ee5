package org.wattladder.chauffeur.archive.bundle;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;
import org.apache.commons.compress.archivers.tar.TarArchiveEntry;
import org.apache.commons.compress.archivers.tar.TarArchiveOutputStream;
import org.wattladder.chauffeur.archive.NoteFile;
import org.wattladder.chauffeur.archive.RunNote;
import org.wattladder.chauffeur.journal.RunDirectory;

/** Writes the bundle of a run directory and of the note to it; the same files and note give the same bytes. */
public final class RunBundle {
    /** What names of bundles end with. */
    public static final String ENDING = ".tar.gz";

    private static final int BUFFER_BYTES = 1 << 16;

    private final Path run;
    private final SortedMap<String, BasicFileAttributes> files = new TreeMap<>();
    private final List<String> leftOut = new ArrayList<>();

    private final RunNote note;

    private RunBundle(Path run, RunNote note) {
        this.run = run;
        this.note = note;
    }

    /**
     * Looks at a run directory.
     *
     * @throws IOException with a sentence, if it is none, or its run is going on
     */
    public static RunBundle of(Path run) throws IOException {
        RunBundle bundle = new RunBundle(RunDirectory.open(run).path().toRealPath(), NoteFile.read(run));
        if (RunDirectory.isLive(bundle.run)) {
            throw new IOException(run + " is going on; make its bundle when it has ended");
        }
        try (Stream<Path> tree = Files.walk(bundle.run)) {
            for (Path each : (Iterable<Path>) tree::iterator) {
                bundle.add(each);
            }
        } catch (UncheckedIOException unreadable) {
            throw unreadable.getCause();
        }
        return bundle;
    }

    /** Its name: that of the run directory. */
    public String fileName() {
        return name() + ENDING;
    }

    /** What lies in the run directory but is no file of a run; by path. */
    public List<String> leftOut() {
        return List.copyOf(leftOut);
    }

    /**
     * Writes the bundle; no file is whole in memory. The stream is not closed.
     *
     * @throws IOException if the stream fails, or a file changes meanwhile
     */
    public void write(OutputStream out) throws IOException {
        GZIPOutputStream zipped = new GZIPOutputStream(out, BUFFER_BYTES);
        TarArchiveOutputStream tar = new TarArchiveOutputStream(zipped, "UTF-8");
        tar.setLongFileMode(TarArchiveOutputStream.LONGFILE_POSIX);
        for (String file : files.keySet()) {
            TarArchiveEntry entry = new TarArchiveEntry(name() + "/" + file);
            entry.setSize(files.get(file).size());
            entry.setModTime(files.get(file).lastModifiedTime().toMillis() / 1000 * 1000);
            tar.putArchiveEntry(entry);
            try (InputStream content = Files.newInputStream(run.resolve(file), LinkOption.NOFOLLOW_LINKS)) {
                content.transferTo(tar);
            }
            tar.closeArchiveEntry();
        }
        if (!note.isEmpty()) {
            byte[] text = NoteFile.text(note).getBytes(StandardCharsets.UTF_8);
            TarArchiveEntry entry = new TarArchiveEntry(name() + "/" + BundleNames.NOTE);
            entry.setSize(text.length);
            entry.setModTime(0);
            tar.putArchiveEntry(entry);
            tar.write(text);
            tar.closeArchiveEntry();
        }
        tar.finish();
        tar.flush();
        zipped.finish();
    }

    private String name() {
        return BundleNames.ofRun(run.getFileName().toString());
    }

    private void add(Path path) throws IOException {
        BasicFileAttributes found = Files.readAttributes(path, BasicFileAttributes.class, LinkOption.NOFOLLOW_LINKS);
        String name = run.relativize(path).toString().replace('\\', '/');
        if (found.isRegularFile() && BundleNames.isFile(name)) {
            files.put(name, found);
        } else if (!found.isDirectory()) {
            leftOut.add(name);
        }
    }
}
