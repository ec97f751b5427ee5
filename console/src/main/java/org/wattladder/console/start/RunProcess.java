package org.wattladder.console.start;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;

/**
 * Starts {@code wattladder run} as a user would in a terminal, but in a session of its own, so that neither the end of the
 * console nor a signal to it reaches the run. Waits until the run has begun or has refused to, however long its machines and
 * meters let it wait; safe for use by any thread.
 */
public final class RunProcess {
    private static final int LONGEST_TEXT = 4000;
    private static final long LOOK_MILLIS = 100;
    private static final Duration LIMIT = Duration.ofMinutes(10);
    private static final List<Path> SESSION_TOOLS = List.of(Path.of("/usr/bin/setsid"), Path.of("/bin/setsid"));

    private final Path launcher;
    private final Path folder;
    private final Duration limit;
    private final Set<Path> starting = ConcurrentHashMap.newKeySet();

    /**
     * Starts nothing yet.
     *
     * @param home with the launcher {@code bin/wattladder} in it
     * @param folder working directory of what is started
     */
    public RunProcess(Path home, Path folder) {
        this(home, folder, LIMIT);
    }

    /** The same which ends a command that has not begun after so long; the command itself has shorter limits for all it waits for. */
    RunProcess(Path home, Path folder, Duration limit) {
        this.limit = limit;
        this.launcher = home.resolve("bin/wattladder");
        this.folder = folder;
    }

    /** A command that ended before its run began. */
    public static final class NotStarted extends IOException {
        private static final long serialVersionUID = 1;

        private final String sentence;

        NotStarted(String sentence) {
            super(sentence);
            this.sentence = sentence;
        }

        /** The same of a run behind others that have begun. */
        NotStarted behind(List<String> begun) {
            return new NotStarted(sentence + " (started before it: " + String.join(", ", begun) + ")");
        }

        /** What the command said. */
        public String sentence() {
            return sentence;
        }
    }

    /**
     * Starts a command.
     *
     * @param words behind {@code wattladder}
     * @param begun whether the run has begun
     * @throws NotStarted with what the command said, if it ended before
     * @throws IOException if it cannot be started at all
     */
    public void start(List<String> words, BooleanSupplier begun) throws IOException {
        List<String> command = new ArrayList<>();
        SESSION_TOOLS.stream().filter(Files::isExecutable).findFirst().ifPresent(tool -> command.add(tool.toString()));
        command.add(launcher.toString());
        command.addAll(words);
        Path said = Files.createTempFile("wattladder-run", ".log");
        Process process = new ProcessBuilder(command)
                .directory(folder.toFile())
                .redirectInput(ProcessBuilder.Redirect.from(Path.of("/dev/null").toFile()))
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .redirectError(said.toFile())
                .start();
        starting.add(said);
        try {
            for (long waited = 0; !begun.getAsBoolean(); waited += LOOK_MILLIS) {
                if (process.waitFor(LOOK_MILLIS, TimeUnit.MILLISECONDS)) {
                    if (process.exitValue() == 0 || begun.getAsBoolean()) {
                        return;
                    }
                    throw new NotStarted(last(said));
                }
                if (waited > limit.toMillis()) {
                    process.destroy();
                    throw new NotStarted(
                            "it had not begun after " + limit.toSeconds() + " s and was ended; it said: " + last(said));
                }
            }
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
        } finally {
            starting.remove(said);
            // The run keeps writing to the file without a name until it ends.
            Files.deleteIfExists(said);
        }
    }

    /** What each command says last that has neither begun nor refused: what it waits for. */
    public List<String> starting() {
        List<String> lines = new ArrayList<>();
        for (Path said : starting) {
            try {
                lines.add(last(said));
            } catch (IOException begunMeanwhile) {
                continue;
            }
        }
        return lines;
    }

    private static String last(Path said) throws IOException {
        try (Stream<String> lines = Files.lines(said, StandardCharsets.UTF_8)) {
            // What a command complains of, it says last.
            String text = lines.filter(line -> !line.isBlank()).reduce("", (before, line) -> line.strip());
            return text.substring(0, Math.min(text.length(), LONGEST_TEXT));
        }
    }
}
