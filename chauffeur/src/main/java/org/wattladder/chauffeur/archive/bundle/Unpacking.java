package org.wattladder.chauffeur.archive.bundle;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileTime;
import java.util.HashSet;
import java.util.Set;
import org.apache.commons.compress.archivers.tar.TarArchiveEntry;
import org.apache.commons.compress.archivers.tar.TarArchiveInputStream;
import org.apache.commons.compress.archivers.tar.TarConstants;
import org.wattladder.chauffeur.journal.RunDirectory;

/**
 * Unpacks one bundle into an empty folder. Every entry but a folder must be an ordinary file of a run, in the same run
 * directory, given once; its name only chooses among the names that a run directory has, and is never a path.
 */
final class Unpacking {
    private static final int MOST_ENTRIES = 1000;
    private static final int MOST_HEADER_BYTES = 1 << 16;
    private static final int BLOCK_BYTES = 512;
    private static final long MOST_FILE_BYTES = 1L << 30;
    private static final long MOST_BYTES = 4L << 30;

    private final Path folder;
    private final BoundedBundle bundle;
    private final TarArchiveInputStream tar;
    private final Set<String> files = new HashSet<>();
    private String run = "";
    private int entries;
    private long bytes;

    private Unpacking(InputStream packed, Path folder) throws IOException {
        this.folder = folder;
        this.bundle = BoundedBundle.of(packed);
        this.tar = new TarArchiveInputStream(bundle, "UTF-8");
    }

    /**
     * Unpacks into this folder.
     *
     * @return name of the run directory in the bundle
     * @throws IOException with a clause, if it is no bundle or holds what no run directory does
     */
    static String into(Path folder, InputStream packed) throws IOException {
        return new Unpacking(packed, folder).unpack();
    }

    private String unpack() throws IOException {
        for (TarArchiveEntry entry = next(); entry != null; entry = next()) {
            entries++;
            if (entries > MOST_ENTRIES) {
                throw tooLarge();
            }
            if (entry.getLinkFlag() != TarConstants.LF_DIR) {
                file(entry);
            }
        }
        if (files.isEmpty()) {
            throw new HostileBundle("it holds no file");
        }
        return run;
    }

    private TarArchiveEntry next() throws IOException {
        bundle.allow(MOST_HEADER_BYTES);
        TarArchiveEntry entry = tar.getNextEntry();
        if (entry == null) {
            // To the end, where the checksum of the whole stands.
            bundle.transferTo(OutputStream.nullOutputStream());
        }
        return entry;
    }

    private void file(TarArchiveEntry entry) throws IOException {
        String name = place(entry.getName());
        boolean ordinary =
                entry.getLinkFlag() == TarConstants.LF_NORMAL || entry.getLinkFlag() == TarConstants.LF_OLDNORM;
        if (!ordinary || entry.isSparse()) {
            throw new HostileBundle("its entry " + name + " is not an ordinary file");
        }
        if (!files.add(name)) {
            throw new HostileBundle("it holds " + name + " twice");
        }
        long size = entry.getSize();
        bytes += size;
        if (size < 0 || size > MOST_FILE_BYTES || bytes > MOST_BYTES) {
            throw tooLarge();
        }
        bundle.allow(size + BLOCK_BYTES);
        Path target = folder.resolve(name);
        try (OutputStream out = new UnpackedFile(
                name, Files.newOutputStream(target, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE))) {
            if (tar.transferTo(out) != size) {
                throw new HostileBundle(name + " is cut off");
            }
        }
        Files.setLastModifiedTime(
                target, FileTime.fromMillis(entry.getLastModifiedTime().toMillis()));
    }

    private static HostileBundle tooLarge() {
        return new HostileBundle("it is larger than a run, which has at most " + MOST_ENTRIES + " files, each of up to "
                + (MOST_FILE_BYTES >> 20) + " MiB, together " + (MOST_BYTES >> 20) + " MiB");
    }

    private String place(String entry) throws IOException {
        int slash = entry.indexOf('/');
        String directory = entry.substring(0, Math.max(0, slash));
        String name = entry.substring(slash + 1);
        if (!BundleNames.isRun(directory) || !BundleNames.isBundled(name)) {
            throw new HostileBundle("its entry " + shown(entry) + " is no file of a run directory");
        }
        if (files.isEmpty()) {
            run = directory;
            Files.createDirectory(folder.resolve(RunDirectory.LOGS));
        } else if (!run.equals(directory)) {
            throw new HostileBundle("it holds more than one run directory");
        }
        return name;
    }

    private static String shown(String entry) {
        String printable = entry.replaceAll("\\P{Print}", "?");
        return '"' + printable.substring(0, Math.min(printable.length(), 100)) + '"';
    }
}
