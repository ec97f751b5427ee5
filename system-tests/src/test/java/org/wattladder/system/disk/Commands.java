package org.wattladder.system.disk;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/** Programs of the operating system. */
public final class Commands {
    private static final long LIMIT_SECONDS = 60;

    private Commands() {}

    /** What a program said; empty when it is missing, failed or did not end. */
    public static Optional<String> output(String... words) throws InterruptedException {
        try {
            return Optional.of(require(words));
        } catch (IOException failed) {
            return Optional.empty();
        }
    }

    /**
     * What a program said.
     *
     * @throws IOException with its words if it is missing, failed or did not end
     */
    static String require(String... words) throws IOException, InterruptedException {
        Process process = new ProcessBuilder(words).redirectErrorStream(true).start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8).strip();
        if (!process.waitFor(LIMIT_SECONDS, TimeUnit.SECONDS)) {
            process.destroyForcibly();
            throw new IOException(String.join(" ", words) + " did not end");
        }
        if (process.exitValue() != 0) {
            throw new IOException(String.join(" ", words) + ": " + said);
        }
        return said;
    }
}
