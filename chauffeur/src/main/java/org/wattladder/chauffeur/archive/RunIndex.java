package org.wattladder.chauffeur.archive;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.wattladder.model.time.TimeSource;

/**
 * The runs of one or more results folders, kept in memory in the little that lists show. A run is read again when its files
 * changed or while it is on. For use by any thread: who asks has what the last {@link #refresh()} found. A process that has a
 * run on itself must not list it: on some systems closing a file that was read gives up the lock on its journal.
 */
public final class RunIndex {
    private final List<ResultsFolder> folders;
    private final TimeSource time;
    private final Map<RunSubject, RunSubject> subjects = new HashMap<>();
    private Map<Path, Kept> known = Map.of();
    private volatile Snapshot snapshot = new Snapshot(List.of(), Map.of(), Instant.EPOCH);

    private RunIndex(List<Path> results, TimeSource time) {
        this.folders = results.stream()
                .collect(Collectors.toMap(
                        path -> path.toAbsolutePath().normalize(),
                        ResultsFolder::new,
                        (first, again) -> first,
                        LinkedHashMap::new))
                .values()
                .stream()
                .toList();
        this.time = time;
    }

    /** A run as it was read, and the versions of its files then. */
    private record Kept(FileStamp stamp, IndexedRun run) {}

    private record Snapshot(List<IndexedRun> newestFirst, Map<String, IndexedRun> named, Instant scannedAt) {}

    /** The runs below these folders, which need not exist; none before the first {@link #refresh()}. */
    public static RunIndex over(List<Path> results) {
        return new RunIndex(results, TimeSource.system());
    }

    /** The folders, in the order given. */
    public List<Path> folders() {
        return folders.stream().map(ResultsFolder::path).toList();
    }

    /**
     * Looks at the folders again; one thread after the other.
     *
     * @throws IOException if a results folder cannot be listed; what was found before stays
     */
    public synchronized void refresh() throws IOException {
        Instant now = time.now();
        Map<Path, Kept> found = new LinkedHashMap<>();
        for (ResultsFolder folder : folders) {
            for (ResultsFolder.Found each : folder.found()) {
                Path directory = folder.path().resolve(each.below());
                Optional<FileStamp> stamp = FileStamp.of(directory, each.note());
                if (stamp.isPresent()) {
                    found.put(directory, kept(folder.path(), each.below(), directory, stamp.get()));
                }
            }
        }
        known = found;
        snapshot = snapshot(found, now);
    }

    /** The runs that match, newest first. */
    public RunPage find(RunQuery query) {
        Snapshot now = snapshot;
        return query.of(now.newestFirst(), now.scannedAt());
    }

    /** The run of this name; a name is looked up and never made a path. */
    public Optional<IndexedRun> named(String name) {
        return Optional.ofNullable(snapshot.named().get(name));
    }

    private Kept kept(Path results, String below, Path directory, FileStamp stamp) {
        Kept before = known.get(directory);
        if (before != null && before.stamp().equals(stamp) && isAsBefore(before.run())) {
            return before;
        }
        return new Kept(stamp, RunReader.read(results, below, stamp, this::shared));
    }

    /** A run that ends leaves its journal as it is, and gives up the lock on it. */
    private static boolean isAsBefore(IndexedRun run) {
        return !run.state().isLive() || RunReader.isGoingOn(run.directory());
    }

    /** Thousands of runs are of a few suites and machines. */
    private RunSubject shared(RunSubject subject) {
        return subjects.computeIfAbsent(subject, each -> each);
    }

    private static Snapshot snapshot(Map<Path, Kept> found, Instant now) {
        Map<String, IndexedRun> named = new HashMap<>();
        for (Kept kept : found.values()) {
            String name = kept.run().below();
            for (int folder = 2; named.containsKey(name); folder++) {
                name = kept.run().below() + "@" + folder;
            }
            named.put(name, kept.run().named(name));
        }
        List<IndexedRun> newestFirst = new ArrayList<>(named.values());
        newestFirst.sort(Comparator.comparing(IndexedRun::listedAt)
                .reversed()
                .thenComparing(IndexedRun::name, Comparator.reverseOrder()));
        return new Snapshot(newestFirst, named, now);
    }
}
