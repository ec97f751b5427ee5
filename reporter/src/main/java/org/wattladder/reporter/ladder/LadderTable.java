package org.wattladder.reporter.ladder;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * A published ladder: operations per second and average watts of each target load.
 *
 * @param levels from the highest load to the lowest, at least one
 * @param idleWatts average watts of active idle; empty when the table has no row of load 0
 */
public record LadderTable(List<Rung> levels, Optional<Double> idleWatts) {
    /** First line of a table. */
    public static final String HEADING = "target_load_percent,ops,average_watts";

    private static final Pattern NUMBER = Pattern.compile("\\d{1,15}(\\.\\d{1,30})?");
    private static final int LONGEST_SHOWN = 60;
    private static final double FULL_LOAD = 100;

    public LadderTable {
        levels = List.copyOf(levels);
    }

    /**
     * One row of load above 0.
     *
     * @param loadPercent target load, above 0 and up to 100
     * @param operationsPerSecond done at it
     * @param averageWatts above 0
     */
    public record Rung(double loadPercent, double operationsPerSecond, double averageWatts) {}

    /**
     * Reads a table: the heading, then a row for each load in any order, idle as load 0; lines that begin with # and
     * empty lines are left out.
     *
     * @param file its name, for sentences
     * @throws UnreadableLadder with every problem, each with file and line
     */
    public static LadderTable read(String file, String text) throws UnreadableLadder {
        Reader reader = new Reader(file);
        int number = 0;
        for (String line : text.lines().toList()) {
            number++;
            if (!line.isBlank() && !line.startsWith("#")) {
                reader.line(number, line.strip());
            }
        }
        return reader.table();
    }

    /** Collects rows and problems. */
    private static final class Reader {
        private final String file;
        private final List<String> problems = new ArrayList<>();
        private final List<Rung> levels = new ArrayList<>();
        private final Map<Double, Integer> lineOfLoad = new HashMap<>();
        private Optional<Double> idleWatts = Optional.empty();
        private boolean headed;
        private boolean another;

        Reader(String file) {
            this.file = file;
        }

        void line(int number, String line) {
            if (!headed) {
                headed = true;
                another = !line.equals(HEADING);
                if (another) {
                    problems.add(file + ":" + number + ": the heading is '" + shown(line) + "'; it must be '" + HEADING
                            + "'");
                }
                return;
            }
            if (another) {
                return;
            }
            List<String> cells = List.of(line.split(",", -1));
            if (cells.size() != 3) {
                problem(
                        number,
                        "there are " + cells.size() + " cells; write three, numbers without grouping: " + HEADING);
                return;
            }
            for (String cell : cells) {
                if (!NUMBER.matcher(cell.strip()).matches()) {
                    problem(
                            number,
                            "'" + shown(cell.strip())
                                    + "' is no number of at most 15 digits; write digits with a decimal point, as in 71.7");
                    return;
                }
            }
            row(
                    number,
                    Double.parseDouble(cells.get(0).strip()),
                    Double.parseDouble(cells.get(1).strip()),
                    Double.parseDouble(cells.get(2).strip()));
        }

        private void row(int number, double load, double operations, double watts) {
            Integer earlier = lineOfLoad.putIfAbsent(load, number);
            if (load > FULL_LOAD) {
                problem(number, "the load is above 100 %; loads are shares of the calibrated rate, 0 for idle");
            } else if (earlier != null) {
                problem(number, "the same load stands in line " + earlier + "; leave one of the two");
            } else if (!(watts > 0)) {
                problem(number, "the average is 0 W; leave a row out whose power is not known");
            } else if (load == 0 && operations > 0) {
                problem(number, "idle has " + operations + " operations; write 0, or the load it was measured at");
            } else if (load == 0) {
                idleWatts = Optional.of(watts);
            } else {
                levels.add(new Rung(load, operations, watts));
            }
        }

        private static String shown(String text) {
            return text.length() > LONGEST_SHOWN ? text.substring(0, LONGEST_SHOWN) + "..." : text;
        }

        private void problem(int number, String sentence) {
            problems.add(file + ":" + number + ": " + sentence);
        }

        LadderTable table() throws UnreadableLadder {
            if (!headed) {
                problems.add(file + ": the table is empty; its heading is '" + HEADING + "'");
            } else if (problems.isEmpty() && levels.isEmpty()) {
                problems.add(file + ": there is no load above 0; a ladder needs one at least");
            }
            if (!problems.isEmpty()) {
                throw new UnreadableLadder(problems);
            }
            levels.sort(Comparator.comparingDouble(Rung::loadPercent).reversed());
            return new LadderTable(levels, idleWatts);
        }
    }
}
