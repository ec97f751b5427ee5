package org.wattladder.system.endtoend;

import static org.awaitility.Awaitility.await;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.wattladder.director.duty.AbandonedGroups;
import org.wattladder.director.duty.ControlGroup;
import org.wattladder.director.host.ControlGroups;
import org.wattladder.director.host.SystemFiles;

/** The process groups of guests on this machine. */
final class GuestGroups {
    private static final ControlGroups GROUPS = new ControlGroups(new SystemFiles(Path.of("/")));
    private static final Duration PATIENCE = Duration.ofMinutes(1);

    private GuestGroups() {}

    /** Whether there can be any. */
    static boolean possible() {
        return GROUPS.forGuests(false).isPresent();
    }

    /** Those of the Director of this process id, or with no id those of all. */
    static List<ControlGroup> of(String director) {
        return GROUPS.allParents().stream()
                .flatMap(parent -> ControlGroup.in(parent, AbandonedGroups.PREFIX + director).stream())
                .filter(group -> group.name().contains("-guest-"))
                .toList();
    }

    /** The groups of the guest of this number, once it has a process. */
    static List<ControlGroup> ofGuest(ProcessHandle director, int copy) {
        await().atMost(PATIENCE).until(() -> !processes(director, copy).isEmpty());
        return named(director, copy);
    }

    /** Ids of the processes of the guest of this number. */
    static List<Long> processes(ProcessHandle director, int copy) {
        return named(director, copy).stream()
                .flatMap(group -> group.processes().stream())
                .distinct()
                .toList();
    }

    private static List<ControlGroup> named(ProcessHandle director, int copy) {
        return of(director.pid() + "-").stream()
                .filter(group -> copy == 1
                        ? !group.name().matches(".*-\\d+")
                        : group.name().endsWith("-" + copy))
                .toList();
    }

    /** Waits until the Director of this process id has none. */
    static void awaitNone(ProcessHandle director) {
        await().atMost(PATIENCE).until(() -> of(director.pid() + "-").isEmpty());
    }
}
