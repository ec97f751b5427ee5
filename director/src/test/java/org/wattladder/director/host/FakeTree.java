package org.wattladder.director.host;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.HashMap;
import java.util.Map;

/** Files of an invented kernel below a temporary directory. */
public final class FakeTree {
    private final Path root;

    private final Map<Path, Long> freeBytes = new HashMap<>();

    public FakeTree(Path root) {
        this.root = root;
    }

    /** A disk without partitions, mounted at this point. */
    public FakeTree disk(String name, String number, String mountPoint, String fileSystem, long free) {
        file("sys/block/" + name + "/dev", number);
        file("sys/block/" + name + "/size", "2048");
        file("sys/block/" + name + "/device/model", "Model " + name + " ");
        return mount(number, mountPoint, "rw", fileSystem, "/dev/" + name, free);
    }

    /** One more line of {@code mountinfo}, and the directory it is about. */
    public FakeTree mount(
            String number, String mountPoint, String options, String fileSystem, String source, long free) {
        try {
            Path directory = Files.createDirectories(root.resolve(mountPoint.substring(1)));
            freeBytes.put(directory, free);
        } catch (IOException cannotMake) {
            throw new UncheckedIOException(cannotMake);
        }
        String before =
                files().text("proc/self/mountinfo").map(text -> text + "\n").orElse("");
        return file(
                "proc/self/mountinfo",
                before + "1 2 " + number + " / " + mountPoint.replace(" ", "\\040") + " " + options
                        + ",relatime shared:1 - " + fileSystem + " " + source + " rw");
    }

    private long space(Path path) {
        return freeBytes.entrySet().stream()
                .filter(mount -> path.startsWith(mount.getKey()))
                .max(Comparator.comparingInt(mount -> mount.getKey().getNameCount()))
                .map(Map.Entry::getValue)
                .orElse(0L);
    }

    public FakeTree file(String path, String content) {
        try {
            Path file = root.resolve(path);
            Files.createDirectories(file.getParent());
            Files.writeString(file, content + "\n");
            return this;
        } catch (IOException cannotWrite) {
            throw new UncheckedIOException(cannotWrite);
        }
    }

    FakeTree cpu(int id, int socket, String siblings) {
        String topology = "sys/devices/system/cpu/cpu" + id + "/topology/";
        return file(topology + "physical_package_id", Integer.toString(socket))
                .file(topology + "thread_siblings_list", siblings);
    }

    FakeTree online(String cpus) {
        return file("sys/devices/system/cpu/online", cpus);
    }

    FakeTree status(String cpus, String nodes) {
        return file("proc/self/status", "Name:\tjava\nCpus_allowed_list:\t" + cpus + "\nMems_allowed_list:\t" + nodes);
    }

    /** Two sockets of two cores with two threads each, a memory node per socket; siblings are 4 apart. */
    FakeTree twoSocketsWithThreads() {
        online("0-7");
        status("0-7", "0-1");
        for (int id = 0; id < 8; id++) {
            int first = id % 4;
            cpu(id, first / 2, first + "," + (first + 4));
        }
        return file("sys/devices/system/node/node0/cpulist", "0-1,4-5")
                .file("sys/devices/system/node/node1/cpulist", "2-3,6-7")
                .file("sys/devices/system/node/has_memory", "0-1");
    }

    public SystemFiles files() {
        return new SystemFiles(root, this::space);
    }

    Topology topology() {
        return Topology.read(files(), 2);
    }
}
