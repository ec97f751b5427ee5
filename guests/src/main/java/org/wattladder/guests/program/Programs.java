package org.wattladder.guests.program;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
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

    private static final List<String> USUAL = List.of("/usr/bin", "/bin", "/usr/sbin", "/sbin");

    private final String command;
    private final String brings;

    Programs(String command, String brings) {
        this.command = command;
        this.brings = brings;
    }

    /** Why this machine cannot do what needs these programs; empty when it has all of them. */
    public static Optional<String> missing(String what, List<Programs> needed) {
        return needed.stream()
                .filter(program -> program.look().isEmpty())
                .findFirst()
                .map(program -> what + " needs " + program.command + ", which this machine lacks; install the package "
                        + program.brings);
    }

    /** Its path here. */
    public String path() {
        return look().map(Path::toString)
                .orElseThrow(() ->
                        new DeviceFault(command + " is not installed on this machine; install the package " + brings));
    }

    private Optional<Path> look() {
        String path = System.getenv("PATH");
        return Stream.concat(
                        path == null ? Stream.empty() : Stream.of(path.split(File.pathSeparator, -1)), USUAL.stream())
                .filter(folder -> !folder.isEmpty())
                .map(folder -> Path.of(folder, command))
                .filter(Files::isRegularFile)
                .filter(Files::isExecutable)
                .findFirst();
    }
}
