package org.wattladder.meter.source.nvml;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.wattladder.meter.source.OptionMistake;
import org.wattladder.meter.source.SourceRefused;
import org.wattladder.meter.source.SourceSettings;

/**
 * How nvidia-smi is called.
 *
 * @param program its name or path
 * @param field the figure that is asked for
 * @param gpus indexes with commas; empty for all
 * @param intervalMillis between two lines of one GPU
 */
record SmiCommand(String program, String field, Optional<String> gpus, int intervalMillis) {
    private static final int LONGEST_ANSWER_SECONDS = 20;

    static SmiCommand of(SourceSettings settings) throws OptionMistake {
        String field = settings.text("field").orElseThrow();
        if (!List.of("power.draw", "power.draw.instant", "power.draw.average").contains(field)) {
            throw new OptionMistake("option field=" + field
                    + " of source nvml must be power.draw, power.draw.instant or power.draw.average.");
        }
        Optional<String> gpus = settings.text("gpus");
        if (gpus.isPresent() && !gpus.get().matches("\\d{1,4}(,\\d{1,4})*")) {
            throw new OptionMistake(
                    "option gpus=" + gpus.get() + " of source nvml must be indexes with commas, for example 0,1.");
        }
        return new SmiCommand(settings.text("command").orElseThrow(), field, gpus, (int)
                settings.number("interval-millis", 50, 60_000).orElseThrow());
    }

    /**
     * The lines of one answer.
     *
     * @throws SourceRefused when the program is not there, fails or does not end
     */
    List<String> askOnce() throws SourceRefused {
        try {
            Process process =
                    new ProcessBuilder(words()).redirectErrorStream(true).start();
            process.getOutputStream().close();
            if (!process.waitFor(LONGEST_ANSWER_SECONDS, TimeUnit.SECONDS)) {
                process.destroyForcibly();
                throw new SourceRefused(program + " gave no answer within " + LONGEST_ANSWER_SECONDS
                        + " s; the driver may hang, look into the kernel's log.");
            }
            List<String> lines = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.isBlank())
                    .toList();
            if (process.exitValue() != 0) {
                throw new SourceRefused(program + " failed with exit code " + process.exitValue() + ": "
                        + (lines.isEmpty() ? "no output" : String.join(" ", lines)));
            }
            return lines;
        } catch (IOException missing) {
            throw new SourceRefused(program + " cannot be run ("
                    + String.valueOf(missing.getMessage()).replaceFirst(".*error=\\d+, ", "")
                    + "); it comes with NVIDIA's driver: install that, or name the program with command=PATH.");
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new SourceRefused("asking " + program + " was interrupted.");
        }
    }

    /** Starts the process that prints until it is ended. */
    Process startRepeating() throws IOException {
        List<String> words = words();
        words.add("--loop-ms=" + intervalMillis);
        Process process = new ProcessBuilder(words)
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        process.getOutputStream().close();
        return process;
    }

    private List<String> words() {
        List<String> words =
                new ArrayList<>(List.of(program, "--query-gpu=index,name," + field, "--format=csv,noheader,nounits"));
        gpus.ifPresent(indexes -> words.add("--id=" + indexes));
        return words;
    }
}
