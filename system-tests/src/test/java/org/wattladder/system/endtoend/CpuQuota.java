package org.wattladder.system.endtoend;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.opentest4j.TestAbortedException;

/** A cgroup of its own that grants half a CPU, of the version that is there; without one the test is skipped. */
final class CpuQuota implements AutoCloseable {
    private static final Path FIRST = Path.of("/sys/fs/cgroup/cpu");
    private static final List<Path> SECOND = List.of(Path.of("/sys/fs/cgroup"), Path.of("/sys/fs/cgroup/unified"));

    private final Path group;

    private CpuQuota(Path group) {
        this.group = group;
    }

    static CpuQuota half() throws IOException {
        String name = "wattladder-test-" + ProcessHandle.current().pid();
        if (Files.isWritable(FIRST) && Files.exists(FIRST.resolve("cgroup.procs"))) {
            CpuQuota quota = new CpuQuota(Files.createDirectories(FIRST.resolve(name)));
            if (quota.write("cpu.cfs_period_us", "100000") && quota.write("cpu.cfs_quota_us", "50000")) {
                return quota;
            }
            quota.close();
        }
        for (Path mount : SECOND) {
            Path controllers = mount.resolve("cgroup.subtree_control");
            if (Files.isWritable(controllers) && Files.readString(controllers).contains("cpu ")) {
                CpuQuota quota = new CpuQuota(Files.createDirectories(mount.resolve(name)));
                if (quota.write("cpu.max", "50000 100000")) {
                    return quota;
                }
                quota.close();
            }
        }
        throw new TestAbortedException("no cgroup with a CPU quota can be made here");
    }

    /** The command that runs another one in this group. */
    List<String> inside(String... command) {
        List<String> words = new ArrayList<>(
                List.of("/bin/sh", "-c", "echo $$ > '" + group.resolve("cgroup.procs") + "' && exec \"$@\"", "sh"));
        words.addAll(List.of(command));
        return words;
    }

    private boolean write(String file, String text) {
        try {
            Files.writeString(group.resolve(file), text);
            return true;
        } catch (IOException refused) {
            return false;
        }
    }

    @Override
    public void close() throws IOException {
        Files.deleteIfExists(group);
    }
}
