package org.wattladder.director.program;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.regex.Pattern;
import org.wattladder.model.text.Message;
import org.wattladder.model.text.Name;
import org.wattladder.settings.program.Counting;
import org.wattladder.worklets.api.Figure;

/**
 * What a program did in a recording; a pure function of what it told.
 *
 * @param units done in it; empty when it tells none
 * @param late units that were due and not done
 * @param figures further figures
 */
public record RecordedWork(OptionalDouble units, double late, List<Figure> figures) {
    public RecordedWork {
        figures = List.copyOf(figures);
    }

    /**
     * Reads the lines.
     *
     * @throws Untrustworthy if they do not tell it, or say that the work is wrong
     */
    public static RecordedWork of(Counting counting, List<ProgramOutput.Line> lines, JsonFile json, Span span)
            throws Untrustworthy {
        if (counting.wrong().isPresent()) {
            for (ProgramOutput.Line line : lines) {
                if (counting.wrong().get().matcher(line.text()).find()) {
                    throw new Untrustworthy(Message.of("program.wrong-work", new Name(line.text())));
                }
            }
        }
        List<Figure> figures = new ArrayList<>();
        OptionalDouble units = OptionalDouble.empty();
        if (counting.lines().isPresent()) {
            units = OptionalDouble.of(UnitCurve.of(counting.lines().get(), lines, span.launchNanos())
                    .within(span));
        } else if (counting.tells()) {
            units = OptionalDouble.of(overLifetime(total(counting, lines, json), span, figures));
        }
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
            if (figure.getValue().metric().isPresent()) {
                continue; // read by the clock, not from lines
            }
            figure(figure.getValue(), lines, json, span)
                    .ifPresent(value -> figures.add(
                            new Figure(figure.getKey(), value, figure.getValue().unit())));
        }
        return new RecordedWork(
                units.isPresent() ? OptionalDouble.of(units.getAsDouble() / counting.per()) : units, late, figures);
    }

    private static double total(Counting counting, List<ProgramOutput.Line> lines, JsonFile json) throws Untrustworthy {
        if (counting.work().isPresent()) {
            return counting.work().getAsLong();
        }
        if (counting.pointer().isPresent()) {
            return json.number(counting.pointer().get());
        }
        OptionalDouble total = OptionalDouble.empty();
        for (ProgramOutput.Line line : lines) {
            OptionalDouble told = Numbers.group(counting.atTheEnd().orElseThrow(), line.text(), "total");
            OptionalDouble more = Numbers.group(counting.atTheEnd().orElseThrow(), line.text(), "units");
            total = told.isPresent() ? told : total;
            total = more.isPresent() ? OptionalDouble.of(total.orElse(0) + more.getAsDouble()) : total;
        }
        return total.orElseThrow(() -> new Untrustworthy(Message.of("program.silent")));
    }

    /** The life of the process stands for the recording, unless it is the recording. */
    private static double overLifetime(double total, Span span, List<Figure> figures) throws Untrustworthy {
        if (!(total > 0)) {
            throw new Untrustworthy(Message.of("program.nothing-done"));
        }
        if (span.whole()) {
            return total;
        }
        double seconds = (span.exitNanos() - span.launchNanos()) / 1e9;
        figures.add(new Figure("counted-over-lifetime", seconds, "s"));
        return total / seconds * span.recordingNanos() / 1e9;
    }

    private static OptionalDouble figure(
            Counting.Figure figure, List<ProgramOutput.Line> lines, JsonFile json, Span span) throws Untrustworthy {
        return figure.pointer().isPresent()
                ? OptionalDouble.of(json.number(figure.pointer().get()))
                : mean(figure.pattern().orElseThrow(), lines, span);
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
