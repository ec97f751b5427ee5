package org.wattladder.meter.source.nvml;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.wattladder.meter.source.SourceRefused;
import org.wattladder.meter.source.SourceSettings;
import org.wattladder.meter.source.command.BoundedCommand;
import org.wattladder.meter.source.command.CommandAbsent;
import org.wattladder.meter.source.command.CommandOutput;
import org.wattladder.settings.Key;
import org.wattladder.settings.Kinds;

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

    private static final Key<String> COMMAND =
            Key.of("command", "nvidia-smi", Kinds.text("a name or path"), "the program");
    private static final Key<String> GPUS = Key.optional(
            "gpus",
            Kinds.text("indexes with commas, for example 0,1", 1000, text -> text.matches("\\d{1,4}(,\\d{1,4})*")),
            "each a channel; without it all GPUs");
    private static final Key<String> FIELD = Key.of(
            "field",
            "power.draw",
            Kinds.name(List.of("power.draw", "power.draw.instant", "power.draw.average")),
            "the figure that is asked for");
    private static final Key<Long> INTERVAL =
            Key.of("interval-millis", 500L, Kinds.whole(50, 60_000), "time between two readings");

    /** Its settings. */
    static final List<Key<?>> KEYS = List.of(COMMAND, GPUS, FIELD, INTERVAL);

    static SmiCommand of(SourceSettings settings) {
        return new SmiCommand(
                settings.get(COMMAND),
                settings.get(FIELD),
                settings.find(GPUS),
                settings.get(INTERVAL).intValue());
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
