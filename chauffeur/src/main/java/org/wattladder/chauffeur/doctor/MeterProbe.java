package org.wattladder.chauffeur.doctor;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** Asks the meter daemon, in a process of its own, what it can measure with on this machine. */
public final class MeterProbe {
    private final List<String> command;
    private final Duration limit;

    /** Takes the command that prints one line for each source, and how long it may take. */
    public MeterProbe(List<String> command, Duration limit) {
        this.command = List.copyOf(command);
        this.limit = limit;
    }

    /** What was found: verdicts, or the sentence that says why there are none. */
    record Findings(List<SourceVerdict> verdicts, String failure) {
        Findings {
            verdicts = List.copyOf(verdicts);
        }
    }

    Findings run() throws InterruptedException {
        try {
            // A file cannot fill up like a pipe, so the time limit needs no reader.
            Path output = Files.createTempFile("wattladder-probe", ".txt");
            try {
                return run(output);
            } finally {
                delete(output);
            }
        } catch (IOException notStarted) {
            return failed("the meter daemon could not be asked: " + notStarted.getMessage());
        }
    }

    private Findings run(Path output) throws IOException, InterruptedException {
        Process process = new ProcessBuilder(command)
                .redirectOutput(output.toFile())
                .redirectErrorStream(true)
                .start();
        process.getOutputStream().close();
        if (!process.waitFor(limit.toMillis(), TimeUnit.MILLISECONDS)) {
            process.descendants().forEach(ProcessHandle::destroyForcibly);
            process.destroyForcibly();
            return failed("the meter daemon did not answer within " + limit.toSeconds()
                    + " s; 'wattladder meter --probe' waits for slow devices without a limit");
        }
        List<String> lines = Files.readAllLines(output, StandardCharsets.UTF_8);
        List<SourceVerdict> verdicts = SourceVerdict.parseAll(lines);
        return verdicts.isEmpty()
                ? failed("the meter daemon ended with code " + process.exitValue() + " and said: "
                        + String.join(" | ", lines))
                : new Findings(verdicts, "");
    }

    private static Findings failed(String sentence) {
        return new Findings(List.of(), sentence);
    }

    private static void delete(Path file) {
        if (!file.toFile().delete()) {
            file.toFile().deleteOnExit();
        }
    }
}
