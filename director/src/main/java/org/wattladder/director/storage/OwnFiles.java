package org.wattladder.director.storage;

import java.io.IOException;
import java.nio.file.DirectoryNotEmptyException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.wattladder.worklets.api.StorageMark;

/** The files of storage worklets in one folder, known by name and mark; whatever else lies there is not seen. */
public final class OwnFiles {
    /** Name of the folder on a device. */
    public static final String FOLDER = "wattladder-storage";

    private static final String USER_ID = "unix:uid";
    private static final String NAME = "\\d+-\\d+-\\d+\\.dat";

    private final Path folder;

    /** Of this folder, which need not exist. */
    public OwnFiles(Path folder) {
        this.folder = folder;
    }

    /** The folder on the device of a directory that a user names: one inside it, unless it is such a folder itself. */
    public static Path folderIn(Path directory) {
        return FOLDER.equals(String.valueOf(directory.getFileName())) ? directory : directory.resolve(FOLDER);
    }

    /**
     * A sentence against a folder of our name that another user made or that leads elsewhere, because its files would be
     * written for that user; empty when it is ours or missing.
     */
    public static Optional<String> refusal(Path folder) {
        if (Files.isSymbolicLink(folder)) {
            return Optional.of(folder + " is a symbolic link, by which files could land anywhere; remove it");
        }
        try {
            boolean posix = folder.getFileSystem().supportedFileAttributeViews().contains("unix");
            if (!posix || !Files.exists(folder)) {
                return Optional.empty();
            }
            Object mine = Files.getAttribute(Path.of("/proc/self"), USER_ID);
            return mine.equals(Files.getAttribute(folder, USER_ID, LinkOption.NOFOLLOW_LINKS))
                    ? Optional.empty()
                    : Optional.of(folder + " belongs to another user, who could lead our files elsewhere; remove it or"
                            + " name another folder");
        } catch (IOException unknown) {
            return Optional.empty();
        }
    }

    /**
     * The files, in order of name; none when there is no folder.
     *
     * @throws IOException when the folder cannot be read
     */
    public List<Path> list() throws IOException {
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        try (Stream<Path> entries = Files.list(folder)) {
            return entries.filter(file -> file.getFileName().toString().matches(NAME))
                    .filter(StorageMark::isOn)
                    .sorted()
                    .toList();
        }
    }

    /** Bytes of all of them; 0 when they cannot be read. */
    public long bytes() {
        try {
            long bytes = 0;
            for (Path file : list()) {
                bytes += Files.size(file);
            }
            return bytes;
        } catch (IOException unreadable) {
            return 0;
        }
    }

    /**
     * Removes them, and the folder if it bears our name and nothing is left in it.
     *
     * @param left takes one sentence for each thing that could not be removed
     * @return how many files were removed
     */
    public long remove(List<String> left) {
        long removed = 0;
        List<Path> files = new ArrayList<>();
        try {
            files.addAll(list());
        } catch (IOException | java.io.UncheckedIOException unreadable) {
            left.add(folder + " cannot be read: " + cause(unreadable));
        }
        for (Path file : files) {
            try {
                Files.delete(file);
                removed++;
            } catch (IOException busy) {
                left.add(file + " cannot be removed: " + cause(busy));
            }
        }
        removeFolder(left);
        return removed;
    }

    private void removeFolder(List<String> left) {
        if (!FOLDER.equals(String.valueOf(folder.getFileName()))
                || !Files.isDirectory(folder, LinkOption.NOFOLLOW_LINKS)) {
            return;
        }
        try {
            Files.delete(folder);
        } catch (DirectoryNotEmptyException othersAreInIt) {
            left.add(folder + " is kept, because files are left in it that no storage worklet made");
        } catch (IOException busy) {
            left.add(folder + " cannot be removed: " + cause(busy));
        }
    }

    private static String cause(Exception failure) {
        return String.valueOf(failure.getMessage()).replace('\n', ' ');
    }
}
