package org.wattladder.director.component;

import java.util.List;
import java.util.Optional;
import org.wattladder.director.host.ControlGroups;
import org.wattladder.director.host.SystemFiles;
import org.wattladder.model.text.Message;
import org.wattladder.settings.program.Attached;

/**
 * All processes of a container, also those that were started in it from outside. The kernel counts their CPU time in the
 * control group, with that of processes that have ended.
 */
final class AttachedContainer implements AttachedLoad {
    private final DirectorParts parts;
    private final Attached container;
    private long mostMillis;
    private boolean startedAgain;

    AttachedContainer(DirectorParts parts, Attached container) {
        this.parts = parts;
        this.container = container;
    }

    /** One that was started again has a new control group, which counts from 0. */
    @Override
    public Optional<Message> ended() {
        return startedAgain || processes().isEmpty()
                ? Optional.of(Message.of("program.container-ended", container.container()))
                : Optional.empty();
    }

    @Override
    public List<Long> processes() {
        return files().names("proc").stream()
                .filter(name -> name.matches("\\d{1,18}"))
                .filter(name -> files().text("proc/" + name + "/cgroup")
                        .filter(container::holds)
                        .isPresent())
                .map(Long::valueOf)
                .toList();
    }

    @Override
    public TreeUsage usage() {
        List<Long> processes = processes();
        TreeUsage sum = TreeUsage.of(parts, () -> processes);
        ControlGroups groups = new ControlGroups(files());
        TreeUsage usage = processes.stream()
                .flatMap(process -> groups.processorMillis(process, container::isGroup).stream()
                        .boxed())
                .findFirst()
                .map(millis -> new TreeUsage(sum.atNanos(), millis, sum.peakBytes()))
                .orElse(sum);
        startedAgain |= usage.processorMillis() < mostMillis;
        mostMillis = Math.max(mostMillis, usage.processorMillis());
        return usage;
    }

    private SystemFiles files() {
        return parts.machine().files();
    }
}
