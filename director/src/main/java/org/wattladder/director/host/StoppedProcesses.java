package org.wattladder.director.host;

/** Reads from the kernel whether a process is stopped, by a signal or a debugger, so that it does nothing at all. */
public final class StoppedProcesses {
    private final SystemFiles files;

    /** Reads these files. */
    public StoppedProcesses(SystemFiles files) {
        this.files = files;
    }

    /** Says whether it is; false too when the kernel does not tell, or the process is gone. */
    public boolean contain(long processId) {
        return files.text("proc/" + processId + "/status").stream()
                .flatMap(String::lines)
                .anyMatch(line -> line.matches("State:\\s+[Tt] .*"));
    }
}
