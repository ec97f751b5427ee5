package org.wattladder.system.torture;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/** A run's process and all that it started; only these are ever signalled. */
final class Family {
    private final Process chauffeur;
    private final Set<ProcessHandle> known = new LinkedHashSet<>();

    Family(Process chauffeur) {
        this.chauffeur = chauffeur;
        known.add(chauffeur.toHandle());
    }

    /** Looks for processes that came since. */
    void look() {
        chauffeur.descendants().forEach(known::add);
    }

    /** A living process of this kind. */
    Optional<ProcessHandle> find(Breakage.Target target) {
        if (target == Breakage.Target.CHAUFFEUR) {
            return Optional.of(chauffeur.toHandle());
        }
        look();
        return known.stream()
                .filter(ProcessHandle::isAlive)
                .filter(handle -> runs(handle, target.mainClass()))
                .findFirst();
    }

    private static boolean runs(ProcessHandle handle, String mainClass) {
        try {
            String words = Files.readString(Path.of("/proc/" + handle.pid() + "/cmdline"), StandardCharsets.UTF_8);
            return Stream.of(words.split("\0", -1))
                    .anyMatch(word -> word.equals(mainClass) || word.endsWith("/" + mainClass));
        } catch (IOException gone) {
            return false;
        }
    }

    static void signal(ProcessHandle process, String signal) throws IOException, InterruptedException {
        new ProcessBuilder("kill", "-" + signal, Long.toString(process.pid()))
                .start()
                .waitFor();
    }

    /** Kills all at once, as a loss of power does. */
    void killAll() {
        look();
        known.forEach(ProcessHandle::destroyForcibly);
        known.forEach(
                process -> process.onExit().orTimeout(20, TimeUnit.SECONDS).join());
    }

    /** Those that are still there after so long; they are killed then. */
    List<ProcessHandle> leftAfter(long seconds) throws InterruptedException {
        long until = System.nanoTime() + TimeUnit.SECONDS.toNanos(seconds);
        while (System.nanoTime() < until && known.stream().anyMatch(ProcessHandle::isAlive)) {
            TimeUnit.MILLISECONDS.sleep(20);
        }
        List<ProcessHandle> left = known.stream().filter(ProcessHandle::isAlive).toList();
        left.forEach(ProcessHandle::destroyForcibly);
        return left;
    }
}
