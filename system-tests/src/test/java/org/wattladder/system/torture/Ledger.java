package org.wattladder.system.torture;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * The file of what became of each trial, a line each, written at once, so that a stopped bench goes on behind it; for any
 * thread.
 */
final class Ledger {
    private static final Pattern BREAKS = Pattern.compile("[\\t\\r\\n]+");
    private static final int CELLS = 11;

    private final Path file;
    private final Tally tally = new Tally();
    private final Set<Integer> tried = new HashSet<>();

    private Ledger(Path file) {
        this.file = file;
    }

    /**
     * Opens a file, or begins it.
     *
     * @throws IOException if it is of another seed
     */
    static Ledger open(Path file, long seed) throws IOException {
        Ledger ledger = new Ledger(file);
        String title = "seed\t" + seed;
        if (!Files.exists(file)) {
            Files.writeString(file, title + "\n");
        }
        List<String> lines = Files.readAllLines(file);
        if (!lines.get(0).equals(title)) {
            throw new IOException(file + " begins with \"" + lines.get(0) + "\", not with \"" + title
                    + "\"; name another file, or the seed it is of");
        }
        lines.stream().skip(1).forEach(ledger::take);
        return ledger;
    }

    private void take(String line) {
        String[] cells = line.split("\t", -1);
        if (cells.length != CELLS) {
            throw new IllegalArgumentException(
                    "the ledger has " + cells.length + " cells instead of " + CELLS + " in the line " + line);
        }
        Trial trial = new Trial(
                Integer.parseInt(cells[0]),
                Subject.valueOf(cells[10]),
                Breakage.valueOf(cells[1]),
                Point.valueOf(cells[2]),
                Long.parseLong(cells[3]));
        count(
                trial,
                new Outcome(
                        Outcome.Kind.valueOf(cells[4]),
                        cells[5],
                        Integer.parseInt(cells[6]),
                        Integer.parseInt(cells[7]),
                        Integer.parseInt(cells[8])),
                Double.parseDouble(cells[9]));
    }

    private void count(Trial trial, Outcome outcome, double seconds) {
        tried.add(trial.number());
        if (outcome.kind() != Outcome.Kind.MISSED) {
            tally.add(trial, outcome, seconds);
        }
    }

    /** Adds what became of a trial. */
    synchronized void add(Trial trial, Outcome outcome, double seconds) throws IOException {
        Files.writeString(
                file,
                String.join(
                                "\t",
                                Integer.toString(trial.number()),
                                trial.breakage().name(),
                                trial.point().name(),
                                Long.toString(trial.extraMillis()),
                                outcome.kind().name(),
                                BREAKS.matcher(outcome.sentence()).replaceAll(" "),
                                Integer.toString(outcome.acknowledged()),
                                Integer.toString(outcome.lost()),
                                Integer.toString(outcome.doubled()),
                                String.format(java.util.Locale.ROOT, "%.1f", seconds),
                                trial.subject().name())
                        + "\n",
                StandardOpenOption.APPEND);
        count(trial, outcome, seconds);
    }

    synchronized boolean holds(int number) {
        return tried.contains(number);
    }

    Tally tally() {
        return tally;
    }
}
