package org.wattladder.director.discover;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** Runs {@code dmidecode}, which only the administrator may. */
final class DmidecodeProgram implements SmbiosSource {
    private static final int LIMIT_SECONDS = 5;
    private static final int LARGEST_BYTES = 1 << 20;

    private final List<Path> places;

    DmidecodeProgram(List<Path> places) {
        this.places = List.copyOf(places);
    }

    static DmidecodeProgram standard() {
        return new DmidecodeProgram(
                List.of(Path.of("/usr/sbin/dmidecode"), Path.of("/sbin/dmidecode"), Path.of("/usr/bin/dmidecode")));
    }

    @Override
    public Reading read() {
        Optional<Path> program = places.stream().filter(Files::isExecutable).findFirst();
        return program.isPresent() ? run(program.get()) : absent("dmidecode is not installed");
    }

    private static Reading run(Path program) {
        Process process;
        try {
            process = new ProcessBuilder(program.toString(), "-t", "17,39")
                    .redirectErrorStream(true)
                    .start();
        } catch (IOException cannotStart) {
            return absent("dmidecode does not start");
        }
        try {
            process.getOutputStream().close();
            CompletableFuture<String> output = CompletableFuture.supplyAsync(() -> text(process));
            String text = output.get(LIMIT_SECONDS, TimeUnit.SECONDS);
            boolean over = process.waitFor(LIMIT_SECONDS, TimeUnit.SECONDS);
            return over && process.exitValue() == 0 && text.contains("DMI type")
                    ? new Reading(Optional.of(text), "")
                    : absent("dmidecode reports nothing" + why(text));
        } catch (TimeoutException silent) {
            return absent("dmidecode did not end within " + LIMIT_SECONDS + " s");
        } catch (IOException | ExecutionException broken) {
            return absent("the output of dmidecode cannot be read");
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            return absent("dmidecode was stopped");
        } finally {
            process.destroyForcibly();
        }
    }

    private static String text(Process process) {
        try {
            return new String(process.getInputStream().readNBytes(LARGEST_BYTES), StandardCharsets.UTF_8);
        } catch (IOException cutOff) {
            return "";
        }
    }

    /** The last line that is not a comment says what is wrong, for example that only root may read. */
    private static String why(String text) {
        return text.lines()
                .filter(line -> !line.startsWith("#"))
                .reduce((first, second) -> second)
                .flatMap(CleanText::of)
                .map(line -> " (" + line + ")")
                .orElse("");
    }

    private static Reading absent(String reason) {
        return new Reading(Optional.empty(), reason);
    }
}
