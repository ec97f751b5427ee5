package org.wattladder.director.host;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Files of an invented kernel below a temporary directory. */
final class FakeTree {
    private final Path root;

    FakeTree(Path root) {
        this.root = root;
    }

    FakeTree file(String path, String content) {
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

    SystemFiles files() {
        return new SystemFiles(root);
    }

    Topology topology() {
        return Topology.read(files(), 2);
    }
}
