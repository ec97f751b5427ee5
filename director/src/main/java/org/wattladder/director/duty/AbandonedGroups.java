package org.wattladder.director.duty;

import java.io.IOException;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.wattladder.director.host.ControlGroups;
import org.wattladder.director.host.SystemFiles;

/** Control groups that a Director made which was killed; nothing in a frozen one of version 1 can end. */
public final class AbandonedGroups {
    /** How the names of all control groups begin, before the process id of their Director. */
    public static final String PREFIX = "wattladder-";

    private static final Pattern DIRECTOR = Pattern.compile(PREFIX + "(\\d{1,9})-");

    private final ControlGroups groups;
    private final String beginning;

    /** Those whose names begin so. */
    public AbandonedGroups(SystemFiles files, String beginning) {
        this.groups = new ControlGroups(files);
        this.beginning = beginning;
    }

    /** Lets their processes go on. */
    public void thaw() {
        all().forEach(AbandonedGroups::thaw);
    }

    private static void thaw(ControlGroup group) {
        try {
            group.freeze(false);
        } catch (IOException notFrozen) {
            // a group that only has bandwidth is not frozen
        }
    }

    /** Kills what is left in them, waits for its end at most so long, and removes them. */
    public void remove(long nanos) {
        all().forEach(group -> group.end(nanos));
    }

    /** Those of Directors that no longer run: what a Director and its guard leave that were killed together. */
    public static void removeOfEndedDirectors(SystemFiles files, long nanos) {
        new ControlGroups(files)
                .allParents().stream()
                        .flatMap(parent -> ControlGroup.in(parent, PREFIX).stream())
                        .filter(group -> !isAlive(group.name()))
                        .forEach(group -> {
                            thaw(group);
                            group.end(nanos);
                        });
    }

    private static boolean isAlive(String group) {
        Matcher director = DIRECTOR.matcher(group);
        return !director.lookingAt()
                || ProcessHandle.of(Long.parseLong(director.group(1))).isPresent();
    }

    private List<ControlGroup> all() {
        return groups.allParents().stream()
                .flatMap(parent -> ControlGroup.in(parent, beginning).stream())
                .toList();
    }
}
