package org.wattladder.director.program;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.wattladder.model.text.Message;

/** How many units a program had done when, as its lines tell; a pure function of them. */
final class UnitCurve {
    /** How far a line may come behind the time that it tells. */
    private static final long MOST_DELAY_NANOS = 10_000_000_000L;

    /** Clocks of programs are read a little before or after. */
    private static final long CLOCK_NANOS = 500_000_000L;

    private static final long LEAST_GAP_NANOS = 2_500_000_000L;
    private static final String AT = "at";

    private final List<Long> times = new ArrayList<>();
    private final List<Double> units = new ArrayList<>();

    private UnitCurve() {}

    /**
     * Reads the lines.
     *
     * @throws Untrustworthy if what they tell cannot be
     */
    static UnitCurve of(Pattern pattern, List<ProgramOutput.Line> lines, long launchNanos) throws Untrustworthy {
        List<ProgramOutput.Line> telling = lines.stream()
                .filter(line -> pattern.matcher(line.text()).find())
                .toList();
        if (telling.isEmpty()) {
            throw new Untrustworthy(Message.of("program.silent"));
        }
        boolean timed = pattern.pattern().contains("(?<" + AT + ">");
        long origin = launchNanos;
        if (timed) {
            origin = Long.MAX_VALUE;
            for (ProgramOutput.Line line : telling) {
                origin = Math.min(origin, line.atNanos() - ownNanos(pattern, line));
            }
            if (origin < launchNanos - CLOCK_NANOS) {
                throw new Untrustworthy(Message.of("program.ahead-of-time"));
            }
        }
        UnitCurve curve = new UnitCurve();
        curve.add(origin, 0);
        for (ProgramOutput.Line line : telling) {
            long at = timed ? origin + ownNanos(pattern, line) : line.atNanos();
            if (line.atNanos() - at > MOST_DELAY_NANOS) {
                throw new Untrustworthy(Message.of("program.behind-time"));
            }
            curve.tell(pattern, line, at);
        }
        return curve;
    }

    private static long ownNanos(Pattern pattern, ProgramOutput.Line line) throws Untrustworthy {
        return (long) (Numbers.group(pattern, line.text(), AT).orElse(0) * 1e9);
    }

    private void tell(Pattern pattern, ProgramOutput.Line line, long at) throws Untrustworthy {
        double before = units.get(units.size() - 1);
        long last = times.get(times.size() - 1);
        double total = Numbers.group(pattern, line.text(), "total")
                .orElse(before
                        + Numbers.group(pattern, line.text(), "units").orElse(0)
                        + Numbers.group(pattern, line.text(), "perSecond").orElse(0) * Math.max(0, at - last) / 1e9);
        if (total < before || at < last) {
            throw new Untrustworthy(Message.of("program.runs-backwards"));
        }
        add(at, total);
    }

    private void add(long at, double total) {
        times.add(at);
        units.add(total);
    }

    /**
     * Units between the begin and the end of recording.
     *
     * @throws Untrustworthy if lines do not reach from before the one to behind the other, or lie too far apart
     */
    double within(Span span) throws Untrustworthy {
        if (span.settled() && times.get(1) > span.beginNanos()) {
            throw new Untrustworthy(Message.of("program.starts-late"));
        }
        if (times.get(times.size() - 1) < span.endNanos()) {
            throw new Untrustworthy(Message.of("program.stops-early"));
        }
        double counted = at(span.endNanos(), span) - at(span.beginNanos(), span);
        if (!(counted > 0)) {
            throw new Untrustworthy(Message.of("program.nothing-done"));
        }
        return counted;
    }

    private double at(long nanos, Span span) throws Untrustworthy {
        int next = 0;
        while (next < times.size() && times.get(next) < nanos) {
            next++;
        }
        if (next == 0 || times.get(next) == nanos) {
            return units.get(next);
        }
        long gap = times.get(next) - times.get(next - 1);
        if (gap > Math.max(LEAST_GAP_NANOS, span.recordingNanos() / 10)) {
            throw new Untrustworthy(Message.of("program.too-coarse"));
        }
        double share = (double) (nanos - times.get(next - 1)) / gap;
        return units.get(next - 1) + share * (units.get(next) - units.get(next - 1));
    }
}
