package org.wattladder.director.duty;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.wattladder.director.host.ControlGroups;
import org.wattladder.director.host.SystemFiles;

/** Control groups that a Director made which was killed; nothing in a frozen one of version 1 can end. */
public final class AbandonedGroups {
    private final ControlGroups groups;
    private final String beginning;

    /** Those whose names begin so. */
    public AbandonedGroups(SystemFiles files, String beginning) {
        this.groups = new ControlGroups(files);
        this.beginning = beginning;
    }

    /** Lets their processes go on. */
    public void thaw() {
        for (Path parent : parents()) {
            for (ControlGroup group : ControlGroup.in(parent, beginning)) {
                try {
                    group.freeze(false);
                } catch (IOException notFrozen) {
                    // a group that only has bandwidth is not frozen
                }
            }
        }
    }

    /** Removes them; their processes must have ended. */
    public void remove() {
        parents().forEach(parent -> ControlGroup.in(parent, beginning).forEach(ControlGroup::remove));
    }

    private List<Path> parents() {
        return Stream.of(groups.withCpuMax(), groups.withCpuQuota(), groups.freezing(), groups.freezer())
                .flatMap(Optional::stream)
                .distinct()
                .toList();
    }
}
