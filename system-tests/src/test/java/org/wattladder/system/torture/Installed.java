package org.wattladder.system.torture;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.TimeUnit;

/**
 * The program under torture, as a user starts it.
 *
 * @param home directory of the script
 * @param scratch where output goes
 */
record Installed(Path home, Path scratch) {

    /** A started command. */
    record Started(Process process, Path err) {
        String errors() throws IOException {
            return Files.readString(err);
        }

        int await(long seconds) throws InterruptedException {
            if (!process.waitFor(seconds, TimeUnit.SECONDS)) {
                process.descendants().forEach(ProcessHandle::destroyForcibly);
                process.destroyForcibly();
                return 99;
            }
            return process.exitValue();
        }
    }

    Path config() {
        return home.resolve("system-tests/src/test/resources/config");
    }

    Started start(String... arguments) throws IOException {
        List<String> command =
                new ArrayList<>(List.of(home.resolve("wattladder").toString()));
        command.addAll(Arrays.asList(arguments));
        Path err = Files.createTempFile(scratch, "stderr", ".txt");
        ProcessBuilder builder = new ProcessBuilder(command)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .redirectError(err.toFile());
        builder.environment().put("WATTLADDER_BUILT", "yes");
        return new Started(builder.start(), err);
    }
}
