package org.wattladder.chauffeur.config.curve;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import org.wattladder.model.schedule.Trace;
import org.wattladder.model.text.Spreadsheet;
import org.wattladder.settings.problem.Problems;

/**
 * Reads a curve: the heading {@code seconds,percent} or {@code seconds,rate}, then a row for each point; lines that begin
 * with # and empty lines are left out.
 */
final class CurveText {
    private static final String PERCENT = "seconds,percent";
    private static final String RATE = "seconds,rate";
    private static final Pattern NUMBER = Pattern.compile("\\d{1,12}(\\.\\d{1,12})?");
    private static final double FULL_LOAD = 100;
    private static final int LONGEST_SHOWN = 60;

    private final String file;
    private final Spreadsheet sheet;
    private final Problems problems;
    private final List<Curve.Point> points = new ArrayList<>();
    private Optional<Trace.Unit> unit = Optional.empty();
    private boolean headed;
    private boolean begun;
    private boolean wrong;

    private CurveText(String file, Spreadsheet sheet, Problems problems) {
        this.file = file;
        this.sheet = sheet;
        this.problems = problems;
    }

    /**
     * The curve; empty only after a problem was noted, with file and line.
     *
     * @param file for sentences
     */
    static Optional<Curve> read(String file, String name, String text, Problems problems) {
        Spreadsheet sheet = Spreadsheet.read(text);
        CurveText reader = new CurveText(file, sheet, problems);
        sheet.rows().forEach(row -> reader.row(row.line(), row.cells()));
        return reader.curve(name);
    }

    private void row(int number, List<String> cells) {
        if (headed) {
            if (unit.isPresent()) {
                point(number, cells);
            }
            return;
        }
        headed = true;
        String line = String.join(",", cells).toLowerCase(Locale.ROOT);
        if (line.equals(PERCENT) || line.equals(RATE)) {
            unit = Optional.of(line.equals(PERCENT) ? Trace.Unit.PERCENT : Trace.Unit.RATE);
        } else {
            problem(number, "the heading is '" + shown(line) + "'; it must be '" + PERCENT + "' or '" + RATE + "'");
        }
    }

    private void point(int number, List<String> cells) {
        boolean first = !begun;
        begun = true;
        Optional<String> noNumber = cells.stream()
                .filter(cell -> !NUMBER.matcher(Spreadsheet.withPoint(cell)).matches())
                .findFirst();
        Optional<String> doubt =
                cells.stream().flatMap(cell -> sheet.doubt(cell).stream()).findFirst();
        if (cells.size() != 2) {
            problem(number, "there are " + cells.size() + " cells; write two, the second and the load");
            return;
        }
        if (noNumber.isPresent()) {
            problem(number, "'" + shown(noNumber.get()) + "' is no number from 0; write digits, as in 27.5");
            return;
        }
        if (doubt.isPresent()) {
            problem(number, doubt.get());
            return;
        }
        Curve.Point point = new Curve.Point(number(cells.get(0)), number(cells.get(1)));
        if (first && point.second() != 0) {
            problem(number, "the first row is at second " + cells.get(0) + "; a curve begins at second 0");
        } else if (!points.isEmpty()
                && point.second() < points.get(points.size() - 1).second()) {
            problem(
                    number,
                    "second " + cells.get(0) + " is before that of the row above; rows stand in the order of time");
        } else if (unit.get() == Trace.Unit.PERCENT && point.load() > FULL_LOAD) {
            problem(number, cells.get(1) + " % is above 100; loads are shares of the calibrated rate");
        }
        points.add(point);
    }

    private static double number(String cell) {
        return Double.parseDouble(Spreadsheet.withPoint(cell));
    }

    private Optional<Curve> curve(String name) {
        if (!headed) {
            problem("the curve is empty; its heading is '" + PERCENT + "' or '" + RATE + "'");
        } else if (!wrong && (points.isEmpty() || points.get(points.size() - 1).second() < 1)) {
            problem("the curve is shorter than 1 s; its last row says when it ends");
        } else if (!wrong && points.stream().noneMatch(point -> point.load() > 0)) {
            problem("no load is above 0, so nothing would be executed");
        }
        return wrong ? Optional.empty() : unit.map(each -> new Curve(name, each, points));
    }

    private void problem(int line, String sentence) {
        wrong = true;
        problems.add(file + ":" + line, sentence);
    }

    private void problem(String sentence) {
        wrong = true;
        problems.add(file, sentence);
    }

    private static String shown(String text) {
        return text.length() > LONGEST_SHOWN ? text.substring(0, LONGEST_SHOWN) + "..." : text;
    }
}
