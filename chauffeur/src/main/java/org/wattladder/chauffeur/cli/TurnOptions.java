package org.wattladder.chauffeur.cli;

import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.wattladder.model.interval.IntervalLengths;
import org.wattladder.model.schedule.Turns;
import picocli.CommandLine.Option;

/** The options of {@code wattladder measure} that say how often and for how long. */
final class TurnOptions {
    private static final String AUTO = "auto";
    private static final int FEWEST = 5;
    private static final Duration SETTLE = Duration.ofSeconds(2);

    @Option(
            names = "--runs",
            paramLabel = "N",
            description =
                    "Windows of each command at most (default: ${DEFAULT-VALUE}); five at least, unless N is less.")
    private int runs = 30;

    @Option(
            names = "--precision",
            paramLabel = "PERCENT",
            description = "Stop when the mean of every command is known to plus or minus this many percent (default:"
                    + " ${DEFAULT-VALUE}).")
    private String precision = "1";

    @Option(
            names = "--limit",
            paramLabel = "TIME",
            description = "Start no further round after this time, and end a command that takes longer (default:"
                    + " ${DEFAULT-VALUE}).")
    private String limit = "10m";

    @Option(
            names = "--batch",
            paramLabel = "N",
            description = "Executions in each window, back to back; auto means as many as a meter needs (default:"
                    + " ${DEFAULT-VALUE}).")
    private String batch = AUTO;

    @Option(
            names = "--window",
            paramLabel = "TIME",
            description = "Length of a window that --batch auto fills (default: ${DEFAULT-VALUE}).")
    private String window = "12s";

    @Option(
            names = "--warmup",
            paramLabel = "N",
            description = "Executions of each command before anything counts (default: ${DEFAULT-VALUE}).")
    private int warmUps = 1;

    @Option(
            names = "--idle",
            paramLabel = "TIME",
            description = "How long idle is measured before and after; 0s for not at all (default: ${DEFAULT-VALUE}).")
    private String idle = "10s";

    /**
     * Idle, and the windows between.
     *
     * @throws IOException with a sentence, if an option has no such value
     */
    Turns.Window window(boolean prepared) throws IOException {
        Duration least = OptionText.length("--window", window, Duration.ofMillis(100));
        int executions = batch.equals(AUTO) ? (prepared ? 1 : 0) : whole("--batch", batch);
        return new Turns.Window(least, SETTLE, executions, atLeastOne("--warmup", warmUps));
    }

    Turns.Rounds rounds() throws IOException {
        return new Turns.Rounds(
                Math.min(FEWEST, atLeastOne("--runs", runs)), runs, OptionText.percent("--precision", precision));
    }

    /** The schedule of something that runs already: its machine is never idle, and its time is given. */
    static Turns attached(List<String> names, int windows, Duration length) {
        return new Turns(
                names,
                Optional.empty(),
                new Turns.Window(Duration.ofMillis(1), Duration.ZERO, 1, 1),
                new Turns.Rounds(windows, windows, 1),
                length.multipliedBy(2).plusMinutes(1));
    }

    Optional<IntervalLengths> idle() throws IOException {
        if (idle.matches("0(ms|s|m|h)")) {
            return Optional.empty();
        }
        Duration recording = OptionText.length("--idle", idle, Duration.ofSeconds(3));
        return Optional.of(new IntervalLengths(Duration.ZERO, SETTLE, recording, Duration.ZERO));
    }

    Duration limit() throws IOException {
        return OptionText.length("--limit", limit, Duration.ofSeconds(1));
    }

    private static int whole(String option, String text) throws IOException {
        if (!text.matches("[0-9]{1,6}")) {
            throw new IOException(option + " must be a whole number from 1 to 999999, or auto, not " + text);
        }
        return atLeastOne(option, Integer.parseInt(text));
    }

    private static int atLeastOne(String option, int count) throws IOException {
        if (count < 1) {
            throw new IOException(option + " must be a whole number from 1, not " + count);
        }
        return count;
    }
}
