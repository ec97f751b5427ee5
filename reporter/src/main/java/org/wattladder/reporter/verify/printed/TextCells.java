package org.wattladder.reporter.verify.printed;

import java.util.HashMap;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.function.Function;
import org.wattladder.model.result.EvidenceTier;
import org.wattladder.model.result.MeterWindow;
import org.wattladder.reporter.verify.difference.Differs;
import org.wattladder.reporter.verify.difference.Spot;
import org.wattladder.reporter.verify.figure.Latencies;

/** What the cells of a rung in {@code result.txt} have to hold. */
final class TextCells {
    private static final String DASH = "\u2013";
    private static final String ABSENT = "absent";

    private TextCells() {}

    /** A cell: a figure in the form of its column, or a fixed text. */
    record Expectation(OptionalDouble figure, String otherwise, Function<Double, String> writing) {
        boolean holds(String printed) {
            return Rounded.is(printed, figure, otherwise, writing);
        }

        String shown() {
            return figure.isPresent() ? writing.apply(figure.getAsDouble()) : otherwise;
        }
    }

    static String load(DerivedInterval rung) {
        return rung.interval().load().amount();
    }

    static Map<String, Expectation> of(Spot spot, DerivedInterval rung) throws Differs {
        boolean idle = rung.interval().idle();
        boolean paced = rung.interval().paced();
        Latencies response = rung.response(spot);
        Map<String, Expectation> cells = new HashMap<>();
        cells.put("target /s", paced ? digits(rung.target(), 6) : text(DASH));
        cells.put("actual /s", idle ? text(DASH) : digits(rung.actual(), 6));
        cells.put(
                "off",
                paced
                        ? new Expectation(rung.deviationPercent(), ABSENT, value -> Rounded.signed(value, 2) + " %")
                        : text(DASH));
        cells.put("perf.", idle ? text(DASH) : digits(rung.performance(), 5));
        cells.put("watts", digits(rung.watts(), 4));
        cells.put(
                "tier",
                text(
                        rung.watts().isPresent()
                                ? rung.meters().stream()
                                        .map(MeterWindow::tier)
                                        .max(EvidenceTier::compareTo)
                                        .map(EvidenceTier::label)
                                        .orElse(DASH)
                                : DASH));
        cells.put("per watt", idle ? text(DASH) : digits(rung.perWatt(), 4));
        cells.put("J each", idle ? text(DASH) : digits(rung.joules(), 4));
        cells.put("p50 ms", paced ? digits(response.atMillis(50), 3) : text(DASH));
        cells.put("p99 ms", paced ? digits(response.atMillis(99), 3) : text(DASH));
        return cells;
    }

    static Expectation digits(OptionalDouble figure, int digits) {
        return new Expectation(figure, ABSENT, value -> Rounded.significant(value, digits));
    }

    static Expectation text(String text) {
        return new Expectation(OptionalDouble.empty(), text, value -> text);
    }
}
