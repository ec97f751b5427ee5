package org.wattladder.director.program;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.regex.Pattern;
import org.wattladder.model.result.NamedFigure;
import org.wattladder.model.text.Message;
import org.wattladder.model.text.Name;
import org.wattladder.settings.program.Counting;

/**
 * What a program did in a recording; a pure function of its lines.
 *
 * @param units done in it
 * @param late units that were due and not done
 * @param figures further figures
 */
public record Counted(double units, double late, List<NamedFigure> figures) {
    public Counted {
        figures = List.copyOf(figures);
    }

    /**
     * Reads the lines.
     *
     * @throws Untrustworthy if they do not tell it, or say that the work is wrong
     */
    public static Counted of(Counting counting, List<ProgramOutput.Line> lines, Span span) throws Untrustworthy {
        if (counting.wrong().isPresent()) {
            for (ProgramOutput.Line line : lines) {
                if (counting.wrong().get().matcher(line.text()).find()) {
                    throw new Untrustworthy(Message.of("program.wrong-work", new Name(line.text())));
                }
            }
        }
        List<NamedFigure> figures = new ArrayList<>();
        double units = counting.lines().isPresent()
                ? UnitCurve.of(counting.lines().get(), lines, span.launchNanos())
                        .within(span)
                : overLifetime(counting.atTheEnd().orElseThrow(), lines, span, figures);
        double late = 0;
        if (counting.late().isPresent()) {
            for (ProgramOutput.Line line : lines) {
                late += line.atNanos() < span.beginNanos()
                        ? 0
                        : Numbers.group(counting.late().get(), line.text(), "count")
                                .orElse(0);
            }
        }
        for (Map.Entry<String, Counting.Figure> figure : counting.figures().entrySet()) {
            mean(figure.getValue().pattern(), lines, span)
                    .ifPresent(value -> figures.add(new NamedFigure(
                            figure.getKey(), value, figure.getValue().unit())));
        }
        return new Counted(units / counting.per(), late, figures);
    }

    /** The life of the process stands for the recording. */
    private static double overLifetime(
            Pattern pattern, List<ProgramOutput.Line> lines, Span span, List<NamedFigure> figures)
            throws Untrustworthy {
        OptionalDouble total = OptionalDouble.empty();
        for (ProgramOutput.Line line : lines) {
            OptionalDouble told = Numbers.group(pattern, line.text(), "total");
            total = told.isPresent() ? told : total;
        }
        if (total.isEmpty()) {
            throw new Untrustworthy(Message.of("program.silent"));
        }
        double seconds = (span.exitNanos() - span.launchNanos()) / 1e9;
        figures.add(new NamedFigure("counted-over-lifetime", seconds, "s"));
        double units = total.getAsDouble() / seconds * span.recordingNanos() / 1e9;
        if (!(units > 0)) {
            throw new Untrustworthy(Message.of("program.nothing-done"));
        }
        return units;
    }

    /** The mean over lines in the recording; when none lies in it, as with a summary, the last line. */
    private static OptionalDouble mean(Pattern pattern, List<ProgramOutput.Line> lines, Span span)
            throws Untrustworthy {
        double sum = 0;
        int count = 0;
        OptionalDouble last = OptionalDouble.empty();
        for (ProgramOutput.Line line : lines) {
            OptionalDouble told = Numbers.group(pattern, line.text(), "value");
            if (told.isPresent()) {
                last = told;
                boolean inside = line.atNanos() > span.beginNanos() && line.atNanos() <= span.endNanos();
                sum += inside ? told.getAsDouble() : 0;
                count += inside ? 1 : 0;
            }
        }
        return count > 0 ? OptionalDouble.of(sum / count) : last;
    }
}
