package org.wattladder.director.component;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.wattladder.director.host.FakeTree;
import org.wattladder.director.host.JavaFacts;
import org.wattladder.director.launch.WorkThread;
import org.wattladder.settings.program.Attached;

class AttachedContainerTest {
    private static final String ID = "243906c70af394ca57cd309a9bbff09ff1fe886abd252f8bb94792a64eb0b199";
    private static final String STAT = " (sh) S 1 1 1 0 -1 0 0 0 0 0 30 20 40 10 20 0 1 0 99 0 0";

    @TempDir
    private Path root;

    private final WorkThread worker = new WorkThread();
    private FakeTree tree;

    @BeforeEach
    void makeTree() {
        tree = new FakeTree(root);
    }

    @AfterEach
    void end() {
        worker.end();
    }

    @Test
    void cpuTimeIsThatOfTheControlGroupWithProcessesThatHaveEnded() {
        for (String mounted : new String[] {
            "cgroup2 cgroup rw:0::/machine.slice/libpod-" + ID + ".scope/container",
            "cgroup cgroup rw,cpuacct:4:cpuacct:/docker/" + ID,
            "cgroup cgroup rw,cpu,cpuacct:4:cpu,cpuacct:/kubepods.slice/cri-containerd-" + ID + ".scope",
        }) {
            String[] words = mounted.split(":", 2);
            tree.file("proc/self/mountinfo", "30 20 0:26 / /sys/fs/cgroup rw - " + words[0]);
            tree.file("proc/12/cgroup", words[1]);
            tree.file("proc/12/stat", "12" + STAT);
            tree.file("proc/12/status", "VmHWM:\t2048 kB");
            tree.file("proc/13/cgroup", words[1]);
            tree.file("proc/13/stat", "13" + STAT);
            tree.file("proc/13/status", "VmHWM:\t1024 kB");
            tree.file("proc/14/cgroup", "0::/user.slice");
            tree.file("proc/14/stat", "14" + STAT);
            String group = words[1].substring(words[1].indexOf(":/") + 1).replace("/container", "");
            tree.file("sys/fs/cgroup" + group + "/cpu.stat", "usage_usec 7654321\nuser_usec 1");
            tree.file("sys/fs/cgroup" + group + "/cpuacct.usage", "7654321987");
            TreeUsage usage = container().usage();
            assertThat(usage.processorMillis()).as(mounted).isEqualTo(7654);
            assertThat(usage.peakBytes()).isEqualTo(3 * 1024 * 1024);
        }
    }

    @Test
    void withoutItsControlGroupTheProcessesAreAdded() {
        tree.file("proc/12/cgroup", "0::/../libpod-" + ID + ".scope");
        tree.file("proc/12/stat", "12" + STAT);
        assertThat(container().usage().processorMillis()).isEqualTo(1000);
    }

    @Test
    void oneThatIsGoneOrWasStartedAgainHasEnded() {
        String group = "/docker/" + ID;
        tree.file("proc/self/mountinfo", "30 20 0:26 / /sys/fs/cgroup rw - cgroup2 cgroup rw");
        tree.file("proc/12/cgroup", "0::" + group);
        tree.file("sys/fs/cgroup" + group + "/cpu.stat", "usage_usec 7654321");
        AttachedContainer container = container();
        assertThat(container.usage().processorMillis()).isEqualTo(7654);
        assertThat(container.ended()).isEqualTo(Optional.empty());
        tree.file("sys/fs/cgroup" + group + "/cpu.stat", "usage_usec 4321");
        assertThat(container.usage().processorMillis()).isEqualTo(4);
        assertThat(container.ended()).isPresent();
        tree.file("proc/12/cgroup", "0::/user.slice");
        assertThat(container().ended()).isPresent();
    }

    private AttachedContainer container() {
        return new AttachedContainer(
                StandardParts.on(
                        tree.files(),
                        new JavaFacts("17", "/nowhere", "amd64", "Linux", 1, 1L << 30, () -> "none"),
                        worker),
                Attached.container(ID.substring(0, 12)));
    }
}
