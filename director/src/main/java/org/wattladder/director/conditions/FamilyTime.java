package org.wattladder.director.conditions;

import org.wattladder.director.host.SystemFiles;

/** CPU time of a process and of its children that have ended, as the kernel counts it. */
public final class FamilyTime {
    private FamilyTime() {}

    /** In milliseconds; 0 when the process has ended, because then it counts through its parent. */
    public static long millis(SystemFiles files, long process) {
        return files.text("proc/" + process + "/stat")
                .flatMap(CpuTimes::familyMillis)
                .orElse(0L);
    }

    /** Likewise of its children that have ended alone, with theirs. */
    public static long endedMillis(SystemFiles files, long process) {
        return files.text("proc/" + process + "/stat")
                .flatMap(text -> CpuTimes.familyMillis(text)
                        .flatMap(all -> CpuTimes.processMillis(text).map(own -> all - own)))
                .orElse(0L);
    }
}
