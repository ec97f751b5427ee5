package org.wattladder.director.duty;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.Stream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** A control group that is made for one program or guest. */
public final class ControlGroup {
    private static final Logger LOG = LoggerFactory.getLogger(ControlGroup.class);
    private static final String MEMBERS = "cgroup.procs";
    private static final long PAUSE_NANOS = 5_000_000;
    private static final String KILL = "cgroup.kill";
    private static final String FREEZER = "freezer.state";

    private final Path parent;
    private final Path folder;

    /** Makes nothing yet. */
    public ControlGroup(Path parent, String name) {
        this.parent = parent;
        this.folder = parent.resolve(name);
    }

    /** Those in this group whose names begin so. */
    public static List<ControlGroup> in(Path parent, String beginning) {
        try (Stream<Path> children = Files.list(parent)) {
            return children.map(child -> child.getFileName().toString())
                    .filter(name -> name.startsWith(beginning))
                    .map(name -> new ControlGroup(parent, name))
                    .toList();
        } catch (IOException unreadable) {
            return List.of();
        }
    }

    /**
     * Makes it, unless it is there.
     *
     * @throws IOException if the kernel refuses
     */
    public void make() throws IOException {
        Files.createDirectories(folder);
    }

    /** Whether it has such a file. */
    public boolean has(String file) {
        return Files.exists(folder.resolve(file));
    }

    /** Where a process writes its id to become a member. */
    public Path members() {
        return folder.resolve(MEMBERS);
    }

    /** Content of one of its files; empty when it cannot be read. */
    public String read(String file) {
        try {
            return Files.readString(folder.resolve(file));
        } catch (IOException unreadable) {
            return "";
        }
    }

    /** Content of a file of the group that it lies in; empty when it cannot be read. */
    public String ofParent(String file) {
        return new ControlGroup(Path.of("/"), parent.toString()).read(file).strip();
    }

    /**
     * Writes one of its files.
     *
     * @throws IOException if the kernel refuses
     */
    public void write(String file, String text) throws IOException {
        Files.writeString(folder.resolve(file), text, StandardOpenOption.WRITE);
    }

    /** Stops all of its processes, or lets them go on, by whichever file its version has. */
    void freeze(boolean frozen) throws IOException {
        if (Files.exists(folder.resolve(FREEZER))) {
            write(FREEZER, frozen ? "FROZEN" : "THAWED");
        } else {
            write("cgroup.freeze", frozen ? "1" : "0");
        }
    }

    /** Takes in a process, unless it has ended. */
    void add(long process) throws IOException {
        try {
            write(MEMBERS, Long.toString(process));
        } catch (IOException refused) {
            if (Files.exists(Path.of("/proc/" + process))) {
                throw refused;
            }
        }
    }

    /** Ids of its processes. */
    public List<Long> processes() {
        return read(MEMBERS).lines().map(Long::valueOf).toList();
    }

    /** Kills all of its processes once; those that they start meanwhile only where the kernel kills whole groups. */
    public void kill() {
        try {
            if (has(KILL)) {
                write(KILL, "1");
                return;
            }
        } catch (IOException refused) {
            LOG.warn("control group {} cannot be killed as a whole: {}", folder, refused.toString());
        }
        processes().forEach(id -> ProcessHandle.of(id).ifPresent(ProcessHandle::destroyForcibly));
    }

    /** Kills all of its processes until none is left, at most so long, removes it, and returns the ids of those left. */
    public List<Long> end(long nanos) {
        long pauses = nanos / PAUSE_NANOS;
        List<Long> left = processes();
        for (long pause = 0; pause < pauses && !left.isEmpty(); pause++) {
            kill();
            LockSupport.parkNanos(PAUSE_NANOS);
            left = processes();
        }
        for (long pause = 0; pause < pauses && left.isEmpty() && Files.exists(folder); pause++) {
            if (!folder.toFile().delete()) {
                LockSupport.parkNanos(PAUSE_NANOS); // the kernel is not done with the last process
            }
        }
        return left;
    }

    /** Its name. */
    public String name() {
        return String.valueOf(folder.getFileName());
    }

    /** Puts those that are still in it where it lies, and removes it. */
    public void remove() {
        try {
            for (String process : Files.readAllLines(folder.resolve(MEMBERS))) {
                Files.writeString(parent.resolve(MEMBERS), process, StandardOpenOption.WRITE);
            }
            Files.deleteIfExists(folder);
        } catch (NoSuchFileException never) {
            // it was not made
        } catch (IOException stays) {
            LOG.warn("control group {} could not be removed: {}", folder, stays.toString());
        }
    }
}
