package org.wattladder.worklets.api;

import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Finds a program, and runs it to its end; safe for use by any thread. */
public final class Commands {
    private static final List<String> USUAL = List.of("/usr/bin", "/bin", "/usr/sbin", "/sbin");

    private Commands() {}

    /** Where a program is: in {@code PATH}, or where systems have theirs; empty when nowhere. */
    public static Optional<Path> find(String program) {
        String path = System.getenv("PATH");
        return Stream.concat(
                        path == null ? Stream.empty() : Stream.of(path.split(File.pathSeparator, -1)), USUAL.stream())
                .filter(folder -> !folder.isEmpty())
                .map(folder -> Path.of(folder, program))
                .filter(Files::isRegularFile)
                .filter(Files::isExecutable)
                .findFirst();
    }

    /**
     * Why this machine cannot do what needs a program; empty when it has it.
     *
     * @param what needs it
     * @param brings the package with it
     */
    public static Optional<String> missing(String what, String program, String brings) {
        return find(program).isPresent()
                ? Optional.empty()
                : Optional.of(what + " needs " + program + ", which this machine lacks; install the package " + brings);
    }

    /** What a program is given on its standard input. */
    public interface Input {
        /** Writes it. */
        void to(OutputStream stream) throws IOException;
    }

    /**
     * Runs it in this folder, with the locale C, and returns what it wrote to both outputs.
     *
     * @throws DeviceFault with a sentence and its last line, if it fails
     */
    public static String run(List<String> words, Path folder, Input input) {
        try {
            ProcessBuilder builder =
                    new ProcessBuilder(words).directory(folder.toFile()).redirectErrorStream(true);
            builder.environment().put("LC_ALL", "C");
            Process process = builder.start();
            try (OutputStream stream = process.getOutputStream()) {
                input.to(stream);
            } catch (IOException endedBefore) {
                // its exit code says more
            }
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

    /** The same without input. */
    public static String run(List<String> words, Path folder) {
        return run(words, folder, stream -> {});
    }

    private static String name(List<String> words) {
        return words.stream()
                .filter(word -> word.startsWith("/") && !word.endsWith("/setpriv"))
                .findFirst()
                .orElse(words.get(0));
    }
}
