package org.wattladder.meter.source.nvml;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.wattladder.meter.source.OptionMistake;
import org.wattladder.meter.source.SourceRefused;
import org.wattladder.meter.source.SourceSettings;
import org.wattladder.meter.source.command.BoundedCommand;
import org.wattladder.meter.source.command.CommandAbsent;
import org.wattladder.meter.source.command.CommandOutput;

/**
 * How nvidia-smi is called.
 *
 * @param program its name or path
 * @param field the figure that is asked for
 * @param gpus indexes with commas; empty for all
 * @param intervalMillis between two lines of one GPU
 */
record SmiCommand(String program, String field, Optional<String> gpus, int intervalMillis) {
    private static final Duration LONGEST_ANSWER = Duration.ofSeconds(20);

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
     * One answer.
     *
     * @throws SourceRefused when the program is not there, fails or does not end
     */
    CommandOutput askOnce() throws SourceRefused {
        try {
            CommandOutput output = BoundedCommand.within(LONGEST_ANSWER).run(words());
            if (output.exitCode() != 0) {
                throw new SourceRefused(
                        program + " failed with exit code " + output.exitCode() + ": " + output.firstLines());
            }
            return output;
        } catch (CommandAbsent absent) {
            throw new SourceRefused(absent.getMessage()
                    + "; it comes with NVIDIA's driver: install that, or name the program with command=PATH.");
        } catch (IOException failed) {
            throw new SourceRefused(failed.getMessage() + "; the driver may hang, look into the kernel's log.");
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
