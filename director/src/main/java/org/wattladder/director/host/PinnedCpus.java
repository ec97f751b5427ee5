package org.wattladder.director.host;

import java.util.TreeSet;

/** Reads back from the kernel where a process may run. */
public final class PinnedCpus {
    private final SystemFiles files;

    /** Reads these files. */
    public PinnedCpus(SystemFiles files) {
        this.files = files;
    }

    /** All CPUs that any thread of the process may use; the empty list when the kernel does not tell. */
    public CpuList of(long processId) {
        String tasks = "proc/" + processId + "/task";
        TreeSet<Integer> ids = new TreeSet<>();
        for (String task : files.names(tasks)) {
            // A thread that ended since the directory was listed has no file any more.
            files.text(tasks + "/" + task + "/status")
                    .flatMap(status -> Topology.statusList(status, "Cpus_allowed_list"))
                    .ifPresent(list -> ids.addAll(list.ids()));
        }
        return CpuList.of(ids);
    }
}
