package org.wattladder.guests.program;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
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

    /**
     * Runs a command to its end and returns what it wrote.
     *
     * @throws DeviceFault with a sentence and its last line, if it fails
     */
    public static String run(List<String> words, Path folder) {
        try {
            ProcessBuilder builder =
                    new ProcessBuilder(words).directory(folder.toFile()).redirectErrorStream(true);
            builder.environment().put("LC_ALL", "C");
            Process process = builder.start();
            process.getOutputStream().close();
            String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8).strip();
            int code = process.waitFor();
            if (code != 0) {
                throw new DeviceFault(name(words) + " failed with exit code " + code + ": "
                        + output.substring(output.lastIndexOf('\n') + 1));
            }
            return output;
        } catch (IOException cannotStart) {
            throw new DeviceFault(name(words) + " cannot be started: " + cannotStart.getMessage(), cannotStart);
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new DeviceFault(name(words) + " was interrupted", interrupted);
        }
    }

    private static String name(List<String> words) {
        return words.stream()
                .filter(word -> word.startsWith("/") && !word.endsWith("/setpriv"))
                .findFirst()
                .orElse(words.get(0));
    }
}
