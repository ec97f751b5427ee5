package org.wattladder.chauffeur.cli;

import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.wattladder.chauffeur.measure.NamedCommand;
import org.wattladder.chauffeur.measure.RunningProcess;
import picocli.CommandLine.Option;

/** The options of {@code wattladder measure} that name something that runs already. */
final class AttachOptions {
    private static final Duration WINDOW = Duration.ofSeconds(12);
    private static final Duration LEAST = Duration.ofSeconds(3);

    @Option(
            names = "--pid",
            paramLabel = "N",
            description = "Instead of a command: a process that runs already, with all that it started.")
    private Long process;

    @Option(
            names = "--container",
            paramLabel = "ID",
            description = "Instead of a command: the processes of a container.")
    private String container;

    @Option(
            names = "--for",
            paramLabel = "TIME",
            description =
                    "How long to look at it, in windows of 12 s (default: 60s); without --pid and --container, how long to look at"
                            + " this machine as it runs.")
    private String length;

    /**
     * What runs already; empty when commands are measured.
     *
     * @throws IOException with a sentence, if there is no such process
     */
    Optional<RunningProcess> process() throws IOException {
        if (process != null && container != null) {
            throw new IOException("--pid and --container are both given; one of them is measured");
        }
        if (process != null) {
            return Optional.of(RunningProcess.of(process));
        }
        if (container != null) {
            return Optional.of(RunningProcess.ofContainer(container));
        }
        return length == null ? Optional.empty() : Optional.of(RunningProcess.machine());
    }

    /** What takes the time of a window meanwhile. */
    NamedCommand waiting(RunningProcess attached) throws IOException {
        return new NamedCommand(
                attached.name(), List.of("sleep", String.format(Locale.ROOT, "%.3f", window().toMillis() / 1000.0)));
    }

    int windows() throws IOException {
        return (int) Math.max(1, Math.round((double) length().toMillis() / WINDOW.toMillis()));
    }

    private Duration window() throws IOException {
        return length().dividedBy(windows());
    }

    Duration length() throws IOException {
        return OptionText.length("--for", length == null ? "60s" : length, LEAST);
    }
}
