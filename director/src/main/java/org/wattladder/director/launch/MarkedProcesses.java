package org.wattladder.director.launch;

import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Consumer;
import org.wattladder.director.host.SystemFiles;
import org.wattladder.model.time.TimeSource;

/**
 * Finds the processes of a foreign program by a variable in their environment, which every process inherits, also one
 * that has left its parent, its process group and its session; and the children of those, should one have dropped it.
 */
public final class MarkedProcesses {
    /** The variable that marks them. */
    static final String VARIABLE = "WATTLADDER_COMPONENT";

    /** Place of the start time behind the name of the program. */
    private static final int START = 19;

    private static final long PAUSE_NANOS = 5_000_000;

    private final SystemFiles files;
    private final TimeSource time;

    /** Reads these files, and waits by this clock. */
    public MarkedProcesses(SystemFiles files, TimeSource time) {
        this.files = files;
        this.time = time;
    }

    /** Ids of the running processes whose mark begins with this text, and of all their descendants. */
    public List<Long> find(String mark) {
        return find(mark, List.of());
    }

    /**
     * The same, and these processes with their descendants: some programs write their title over their environment.
     *
     * @param known ids of processes that are known to belong to them
     */
    public List<Long> find(String mark, List<Long> known) {
        Map<Long, Long> parents = new HashMap<>();
        Set<Long> found = new LinkedHashSet<>();
        for (String name : files.names("proc")) {
            if (name.matches("\\d{1,18}")) {
                long id = Long.parseLong(name);
                files.text("proc/" + name + "/stat").ifPresent(stat -> parent(stat, id, parents));
                if (parents.containsKey(id) && (known.contains(id) || isMarked(name, mark))) {
                    found.add(id);
                }
            }
        }
        boolean grows = !found.isEmpty();
        while (grows) {
            grows = false;
            for (Map.Entry<Long, Long> process : parents.entrySet()) {
                grows |= found.contains(process.getValue()) && found.add(process.getKey());
            }
        }
        return List.copyOf(found);
    }

    /** When this process was started, in the kernel's count; empty when it has ended. Two with one id differ in it. */
    Optional<String> startOf(long id) {
        return files.text("proc/" + id + "/stat")
                .map(stat -> stat.substring(stat.lastIndexOf(')') + 1).strip().split(" ", -1))
                .filter(fields -> fields.length > START)
                .map(fields -> fields[START]);
    }

    private boolean isMarked(String process, String mark) {
        return files.text("proc/" + process + "/environ")
                .filter(environment -> ("\0" + environment).contains("\0" + VARIABLE + "=" + mark))
                .isPresent();
    }

    /** Notes the parent of a process, unless the process has ended and only waits to be seen. */
    private static void parent(String stat, long id, Map<Long, Long> parents) {
        // The program's name may hold spaces and brackets; the fields are counted from behind it.
        String[] fields = stat.substring(stat.lastIndexOf(')') + 1).strip().split(" ", 3);
        if (fields.length == 3 && !fields[0].matches("[ZXx]") && fields[1].matches("\\d{1,18}")) {
            parents.put(id, Long.parseLong(fields[1]));
        }
    }

    /**
     * Kills them all, again and again until none is left or the time is over, and returns the ids of those that are.
     *
     * @param known as in {@link #find(String, List)}
     * @param nanos how long it may take
     */
    public List<Long> kill(String mark, List<Long> known, long nanos) {
        return end(mark, known, nanos, ProcessHandle::destroyForcibly);
    }

    /** Asks them all once to end, waits likewise, and returns the ids of those that have not. */
    public List<Long> terminate(String mark, List<Long> known, long nanos) {
        Set<Long> asked = new LinkedHashSet<>();
        return end(mark, known, nanos, process -> {
            if (asked.add(process.pid())) {
                process.destroy();
            }
        });
    }

    private List<Long> end(String mark, List<Long> known, long nanos, Consumer<ProcessHandle> how) {
        long begin = time.nanoTime();
        List<Long> alive = find(mark, known);
        while (!alive.isEmpty()) {
            alive.forEach(id -> ProcessHandle.of(id).ifPresent(how));
            if (time.nanoTime() - begin > nanos) {
                return alive;
            }
            LockSupport.parkNanos(PAUSE_NANOS);
            alive = find(mark, known);
        }
        return alive;
    }
}
