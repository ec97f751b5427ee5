package org.wattladder.console.verify;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import org.wattladder.console.start.CommandOutput;
import org.wattladder.model.text.ExceptionText;
import org.wattladder.model.time.TimeSource;

/**
 * Verifies runs by the command, one process for each run that was asked for. An answer is kept until a file of the run changes or
 * the console ends. Safe for use by any thread.
 */
public final class RunVerifier {
    private static final Duration LIMIT = Duration.ofMinutes(30);

    private final CommandOutput commands;
    private final TimeSource time;
    private final Map<Path, Kept> answers = new ConcurrentHashMap<>();

    private record Kept(Map<String, FileVersion> files, Verified answer) {}

    private record FileVersion(long changedMillis, long bytes, boolean regular) {}

    /** Verifies nothing yet. */
    public RunVerifier(CommandOutput commands, TimeSource time) {
        this.commands = commands;
        this.time = time;
    }

    /**
     * Begins, unless it is going on.
     *
     * @throws IOException if the files of the run cannot be listed
     */
    public void begin(Path run) throws IOException {
        Kept begun = new Kept(files(run), new Verified(Verified.State.ON, time.now(), ""));
        synchronized (answers) {
            Kept before = answers.get(run);
            if (before != null && before.answer().isOn()) {
                return;
            }
            answers.put(run, begun);
        }
        Thread thread = new Thread(() -> answers.put(run, ended(run, begun)), "verify");
        thread.setDaemon(true);
        thread.start();
    }

    private Kept ended(Path run, Kept begun) {
        Verified.State state = Verified.State.REFUSED;
        String said;
        try {
            CommandOutput.Ended ended = commands.run(List.of("verify", run.toString()), LIMIT);
            state = Verified.State.of(ended.exitCode());
            said = ended.output() + ended.complaints();
        } catch (IOException failed) {
            said = ExceptionText.of(failed);
        }
        return new Kept(begun.files(), new Verified(state, begun.answer().since(), said.stripTrailing()));
    }

    /**
     * The answer to the last question about a run; empty when it was not asked, or when its files changed since.
     *
     * @throws IOException if the files of the run cannot be listed
     */
    public Optional<Verified> of(Path run) throws IOException {
        Kept kept = answers.get(run);
        if (kept == null) {
            return Optional.empty();
        }
        if (!kept.answer().isOn() && !kept.files().equals(files(run))) {
            answers.remove(run, kept);
            return Optional.empty();
        }
        return Optional.of(kept.answer());
    }

    private static Map<String, FileVersion> files(Path run) throws IOException {
        Map<String, FileVersion> files = new TreeMap<>();
        try (Stream<Path> all = Files.walk(run)) {
            for (Path file : all.filter(each -> !Files.isDirectory(each)).toList()) {
                BasicFileAttributes found =
                        Files.readAttributes(file, BasicFileAttributes.class, LinkOption.NOFOLLOW_LINKS);
                files.put(
                        run.relativize(file).toString(),
                        new FileVersion(found.lastModifiedTime().toMillis(), found.size(), found.isRegularFile()));
            }
        }
        return files;
    }
}
