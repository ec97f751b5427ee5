package org.wattladder.reporter.ladder;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import org.wattladder.model.text.Spreadsheet;

/**
 * A published ladder: operations per second and average watts of each target load.
 *
 * @param levels from the highest load to the lowest, at least one
 * @param idleWatts average watts of active idle; empty when the table has no row of load 0
 * @param contradictions printed figures that the others do not give, however each of them was rounded; a sentence each with
 *     file and line
 */
public record LadderTable(List<Rung> levels, Optional<Double> idleWatts, List<String> contradictions) {
    /** First line of a table. */
    public static final String HEADING = "target_load_percent,ops,average_watts";

    /** First line of a table that has performance per watt as it was printed. */
    public static final String HEADING_PRINTED = HEADING + ",ops_per_watt";

    /** More than any ladder has; each becomes a row and a point of every report. */
    private static final int MOST_ROWS = 1000;

    private static final String TOTAL = "overall";
    private static final int CELLS = 3;

    private static final Pattern NUMBER = Pattern.compile("\\d{1,15}(\\.\\d{1,30})?");
    private static final Pattern IDLE = Pattern.compile("(active[ _-]*)?idle", Pattern.CASE_INSENSITIVE);
    private static final int LONGEST_SHOWN = 60;
    private static final double FULL_LOAD = 100;

    public LadderTable {
        levels = List.copyOf(levels);
        contradictions = List.copyOf(contradictions);
    }

    /** Operations per second of all levels over the watts of all of them and of idle. */
    public double overallPerWatt() {
        double operations =
                levels.stream().mapToDouble(Rung::operationsPerSecond).sum();
        return operations / (levels.stream().mapToDouble(Rung::averageWatts).sum() + idleWatts.orElse(0.0));
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
     * empty lines are left out. Loads may end in %. With printed figures a row {@code overall} holds that of the whole
     * ladder.
     *
     * @param file its name, for sentences
     * @throws UnreadableLadder with every problem, each with file and line
     */
    public static LadderTable read(String file, String text) throws UnreadableLadder {
        Spreadsheet sheet = Spreadsheet.read(text);
        if (sheet.rows().size() > MOST_ROWS) {
            throw new UnreadableLadder(
                    List.of(file + ":" + sheet.rows().get(MOST_ROWS).line() + ": there are "
                            + sheet.rows().size() + " rows; a ladder has at most " + MOST_ROWS));
        }
        Reader reader = new Reader(file, sheet);
        sheet.rows().forEach(row -> reader.row(row.line(), row.cells()));
        return reader.table();
    }

    /** Operations per watt as they were printed in a line. */
    private record Printed(int line, Rounded perWatt) {}

    /** Collects rows and problems. */
    private static final class Reader {
        private final String file;
        private final Spreadsheet sheet;
        private final List<String> problems = new ArrayList<>();
        private final List<Rung> levels = new ArrayList<>();
        private final Map<Double, Integer> lineOfLoad = new HashMap<>();
        private Optional<Double> idleWatts = Optional.empty();
        private Rounded allOperations = Rounded.NONE;
        private Rounded allWatts = Rounded.NONE;
        private final List<String> contradictions = new ArrayList<>();
        private Optional<Printed> overall = Optional.empty();
        private boolean headed;
        private boolean printed;
        private boolean another;

        Reader(String file, Spreadsheet sheet) {
            this.file = file;
            this.sheet = sheet;
        }

        void row(int number, List<String> cells) {
            if (!headed) {
                headed = true;
                String line = String.join(",", cells).toLowerCase(Locale.ROOT);
                printed = line.equals(HEADING_PRINTED);
                another = !printed && !line.equals(HEADING);
                if (another) {
                    problems.add(file + ":" + number + ": the heading is '" + shown(line) + "'; it must be '" + HEADING
                            + "'");
                }
                return;
            }
            if (another) {
                return;
            }
            int expected = printed ? CELLS + 1 : CELLS;
            if (cells.size() != expected) {
                problem(
                        number,
                        "there are " + cells.size() + " cells; write " + (printed ? "four" : "three")
                                + ", numbers without grouping: " + (printed ? HEADING_PRINTED : HEADING));
                return;
            }
            if (printed && cells.get(0).equalsIgnoreCase(TOTAL)) {
                number(number, cells.get(CELLS))
                        .ifPresent(figure -> overall = Optional.of(new Printed(number, figure)));
                return;
            }
            boolean idle = IDLE.matcher(cells.get(0)).matches();
            List<Rounded> numbers = new ArrayList<>();
            for (int place = 0; place < CELLS; place++) {
                Optional<Rounded> figure = number(number, figure(cells, place, idle));
                if (figure.isEmpty()) {
                    return;
                }
                numbers.add(figure.get());
            }
            Rounded operations = numbers.get(1);
            Rounded watts = numbers.get(2);
            add(number, numbers.get(0).value(), operations.value(), watts.value());
            allOperations = allOperations.plus(operations);
            allWatts = allWatts.plus(watts);
            if (printed && !cells.get(CELLS).isBlank() && watts.value() > 0) {
                number(number, cells.get(CELLS))
                        .ifPresent(figure -> contradict(new Printed(number, figure), operations, watts, "this row"));
            }
        }

        /** The load without its unit; of a row named idle 0, and 0 operations where it has none. */
        private static String figure(List<String> cells, int place, boolean idle) {
            String cell = cells.get(place);
            if (idle && (place == 0 || (place == 1 && cell.isEmpty()))) {
                return "0";
            }
            return place == 0 && cell.endsWith("%")
                    ? cell.substring(0, cell.length() - 1).strip()
                    : cell;
        }

        private Optional<Rounded> number(int line, String cell) {
            Optional<String> doubt = sheet.doubt(cell);
            if (doubt.isPresent()) {
                problem(line, doubt.get());
                return Optional.empty();
            }
            String digits = Spreadsheet.withPoint(cell);
            if (NUMBER.matcher(digits).matches()) {
                return Optional.of(Rounded.of(digits));
            }
            problem(line, "'" + shown(cell) + "' is no number of at most 15 digits; write digits, as in 71.7");
            return Optional.empty();
        }

        private void contradict(Printed printed, Rounded operations, Rounded watts, String of) {
            if (!printed.perWatt().canBe(operations, watts)) {
                contradictions.add(String.format(
                        Locale.ROOT,
                        "%s:%d: %.5g operations per watt are printed, but %s gives %.5g",
                        file,
                        printed.line(),
                        printed.perWatt().value(),
                        of,
                        operations.value() / watts.value()));
            }
        }

        private void add(int number, double load, double operations, double watts) {
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
            overall.ifPresent(figure -> contradict(figure, allOperations, allWatts, "the sum over all rows"));
            return new LadderTable(levels, idleWatts, contradictions);
        }
    }
}
