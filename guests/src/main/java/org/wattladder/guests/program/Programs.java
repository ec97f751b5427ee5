package org.wattladder.guests.program;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.wattladder.worklets.api.Commands;
import org.wattladder.worklets.api.DeviceFault;

/** The programs of other people that guests need: where they are, and which package brings them. */
public enum Programs {
    /** Runs a guest. */
    QEMU("qemu-system-x86_64", "qemu-system-x86"),
    /** Makes files of disks. */
    QEMU_IMG("qemu-img", "qemu-utils"),
    /** Makes the root of a guest. */
    MMDEBSTRAP("mmdebstrap", "mmdebstrap"),
    /** Makes a file system of it. */
    MKE2FS("mke2fs", "e2fsprogs");

    private final String command;
    private final String brings;

    Programs(String command, String brings) {
        this.command = command;
        this.brings = brings;
    }

    /** Why this machine cannot do what needs these programs; empty when it has all of them. */
    public static Optional<String> missing(String what, List<Programs> needed) {
        return needed.stream()
                .flatMap(program -> Commands.missing(what, program.command, program.brings).stream())
                .findFirst();
    }

    /** Its path here. */
    public String path() {
        return Commands.find(command)
                .map(Path::toString)
                .orElseThrow(() ->
                        new DeviceFault(command + " is not installed on this machine; install the package " + brings));
    }
}
