package org.wattladder.console.start;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.wattladder.chauffeur.terminal.Commands;

/** Asks a command of Wattladder that ends by itself, such as {@code discover}, and takes what it prints. */
public final class CommandOutput {
    private static final int MOST_BYTES = 1 << 20;
    private static final Duration LIMIT = Duration.ofSeconds(90);

    private final Path launcher;
    private final Path folder;

    /**
     * Asks nothing yet.
     *
     * @param home with the launcher {@code bin/wattladder} in it
     * @param folder working directory of what is asked
     */
    public CommandOutput(Path home, Path folder) {
        this.launcher = home.resolve("bin/wattladder");
        this.folder = folder;
    }

    /**
     * What a command prints on standard output.
     *
     * @param words behind {@code wattladder}
     * @param fine exit codes that are no failure, beside 0
     * @throws IOException with what it said on standard error, if it failed, or did not end in time
     */
    public String of(List<String> words, Integer... fine) throws IOException {
        Ended ended = run(words, LIMIT);
        if (ended.exitCode() != 0 && !List.of(fine).contains(ended.exitCode())) {
            throw new IOException(ended.complaints().strip());
        }
        return ended.output();
    }

    /**
     * How a command ended.
     *
     * @param exitCode its exit code
     * @param output on standard output
     * @param complaints on standard error
     */
    public record Ended(int exitCode, String output, String complaints) {}

    /**
     * Runs a command to its end.
     *
     * @param words behind {@code wattladder}
     * @param limit after which it is ended
     * @throws IOException with a sentence, if it cannot be started or did not end in time
     */
    public Ended run(List<String> words, Duration limit) throws IOException {
        List<String> command = new ArrayList<>(List.of(launcher.toString()));
        command.addAll(words);
        Path out = Files.createTempFile("wattladder-out", ".txt");
        Path err = Files.createTempFile("wattladder-err", ".txt");
        try {
            Process process = new ProcessBuilder(command)
                    .directory(folder.toFile())
                    .redirectInput(Path.of("/dev/null").toFile())
                    .redirectOutput(out.toFile())
                    .redirectError(err.toFile())
                    .start();
            if (!process.waitFor(limit.toSeconds(), TimeUnit.SECONDS)) {
                process.destroy();
                throw new IOException("'" + Commands.line(words) + "' did not end within " + limit.toSeconds() + " s");
            }
            return new Ended(process.exitValue(), text(out), text(err));
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            throw new IOException("'" + Commands.line(words) + "' was interrupted", stopped);
        } finally {
            Files.deleteIfExists(out);
            Files.deleteIfExists(err);
        }
    }

    private static String text(Path file) throws IOException {
        try (InputStream stream = Files.newInputStream(file)) {
            return new String(stream.readNBytes(MOST_BYTES), StandardCharsets.UTF_8);
        }
    }
}
