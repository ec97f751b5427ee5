package org.wattladder.director.duty;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.stream.Stream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** A control group that is made for one program. */
final class ControlGroup {
    private static final Logger LOG = LoggerFactory.getLogger(ControlGroup.class);
    private static final String MEMBERS = "cgroup.procs";
    private static final String FREEZER = "freezer.state";

    private final Path parent;
    private final Path folder;

    /** Makes nothing yet. */
    ControlGroup(Path parent, String name) {
        this.parent = parent;
        this.folder = parent.resolve(name);
    }

    /** Those in this group whose names begin so. */
    static List<ControlGroup> in(Path parent, String beginning) {
        try (Stream<Path> children = Files.list(parent)) {
            return children.map(child -> child.getFileName().toString())
                    .filter(name -> name.startsWith(beginning))
                    .map(name -> new ControlGroup(parent, name))
                    .toList();
        } catch (IOException unreadable) {
            return List.of();
        }
    }

    void make() throws IOException {
        Files.createDirectories(folder);
    }

    /** Writes one of its files. */
    void write(String file, String text) throws IOException {
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

    /** Puts those that are still in it where it lies, and removes it. */
    void remove() {
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
