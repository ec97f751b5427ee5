package org.wattladder.console.archive;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.wattladder.chauffeur.archive.IndexedRun;
import org.wattladder.chauffeur.archive.RunState;
import org.wattladder.chauffeur.live.LiveRun;

/** The processes of runs that were seen alive, so that a run whose folder vanishes is not forgotten. Safe for use by any thread. */
final class LivingRuns {
    private final Map<Path, VanishedRun> seen = new ConcurrentHashMap<>();

    /** Remembers the runs that are on now; each process is asked once. */
    void see(List<IndexedRun> runs) {
        for (IndexedRun run : runs) {
            if (run.state() instanceof RunState.Running && !seen.containsKey(run.directory())) {
                processId(run)
                        .ifPresent(id -> seen.put(
                                run.directory(),
                                new VanishedRun(run.name(), run.directory().toString(), id)));
            }
        }
    }

    private static Optional<Long> processId(IndexedRun run) {
        try {
            Optional<LiveRun> live = LiveRun.attach(run.directory());
            if (live.isEmpty()) {
                return Optional.empty();
            }
            try (LiveRun attached = live.get()) {
                return Optional.of(attached.attached().processId());
            }
        } catch (IOException silent) {
            return Optional.empty();
        }
    }

    /** Those whose directory is gone and whose process is alive. */
    List<VanishedRun> vanished() {
        seen.values().removeIf(run -> !isAlive(run));
        return seen.values().stream()
                .filter(run -> !Files.exists(Path.of(run.directory())))
                .toList();
    }

    private static boolean isAlive(VanishedRun run) {
        return ProcessHandle.of(run.processId()).filter(ProcessHandle::isAlive).isPresent();
    }
}
