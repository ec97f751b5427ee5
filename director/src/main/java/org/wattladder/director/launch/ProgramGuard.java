package org.wattladder.director.launch;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.wattladder.director.duty.AbandonedGroups;
import org.wattladder.director.host.SystemFiles;
import org.wattladder.model.time.TimeSource;

/**
 * Main class of a small process beside a Director that has started foreign programs: it sleeps until its standard input
 * ends, because the Director has ended in whatever way, and then kills every process that carries the Director's mark, and
 * those that it was told of.
 */
public final class ProgramGuard {
    private static final Duration LIMIT = Duration.ofSeconds(10);
    private static final int MOST_REMEMBERED = 10_000;

    private ProgramGuard() {}

    /** Takes the mark, and from its input a line for each process that was started; does not return before that ends. */
    public static void main(String... arguments) {
        SystemFiles files = new SystemFiles(Path.of("/"));
        MarkedProcesses processes = new MarkedProcesses(files, TimeSource.system());
        Map<Long, String> started = new HashMap<>();
        int most = MOST_REMEMBERED;
        try (BufferedReader lines = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.US_ASCII))) {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                String[] words = line.split(" ", -1);
                started.put(Long.valueOf(words[0]), words[1]);
                if (started.size()
                        == most) { // of short commands thousands come in a minute, and this process has little memory
                    keepRunning(started, processes);
                    most = Math.max(MOST_REMEMBERED, 2 * started.size());
                }
            }
        } catch (IOException broken) {
            // a broken input has ended as well
        }
        keepRunning(started, processes);
        AbandonedGroups groups = new AbandonedGroups(files, ProgramLauncher.groups(arguments[0]));
        groups.thaw();
        processes.kill(arguments[0], List.copyOf(started.keySet()), LIMIT.toNanos());
        groups.remove(LIMIT.toNanos());
    }

    private static void keepRunning(Map<Long, String> started, MarkedProcesses processes) {
        started.entrySet().removeIf(each -> !processes.startOf(each.getKey()).equals(Optional.of(each.getValue())));
    }
}
