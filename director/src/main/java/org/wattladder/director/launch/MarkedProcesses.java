package org.wattladder.director.launch;

import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
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
        Map<Long, Long> parents = new HashMap<>();
        Set<Long> found = new LinkedHashSet<>();
        for (String name : files.names("proc")) {
            if (name.matches("\\d{1,18}")) {
                long id = Long.parseLong(name);
                files.text("proc/" + name + "/stat").ifPresent(stat -> parent(stat, id, parents));
                if (parents.containsKey(id) && isMarked(name, mark)) {
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
     * @param nanos how long it may take
     */
    public List<Long> kill(String mark, long nanos) {
        return end(mark, nanos, ProcessHandle::destroyForcibly);
    }

    /** Asks them all once to end, waits likewise, and returns the ids of those that have not. */
    public List<Long> terminate(String mark, long nanos) {
        Set<Long> asked = new LinkedHashSet<>();
        return end(mark, nanos, process -> {
            if (asked.add(process.pid())) {
                process.destroy();
            }
        });
    }

    private List<Long> end(String mark, long nanos, Consumer<ProcessHandle> how) {
        long begin = time.nanoTime();
        List<Long> alive = find(mark);
        while (!alive.isEmpty()) {
            alive.forEach(id -> ProcessHandle.of(id).ifPresent(how));
            if (time.nanoTime() - begin > nanos) {
                return alive;
            }
            LockSupport.parkNanos(PAUSE_NANOS);
            alive = find(mark);
        }
        return alive;
    }
}
