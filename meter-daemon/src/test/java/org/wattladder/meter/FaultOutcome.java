package org.wattladder.meter;

import java.util.Locale;
import java.util.OptionalDouble;
import java.util.function.Predicate;
import org.wattladder.meter.simulator.scenario.FaultKind;
import org.wattladder.model.result.MeterWindow;
import org.wattladder.model.result.StatisticsCheck;

/**
 * What becomes of a fault of the menu.
 *
 * @param kind of fault
 * @param client what the client does with it
 * @param verdict how it ends
 * @param finding that names it; empty for a corrected one
 * @param shows how the window of a recording with the fault looks
 */
record FaultOutcome(FaultKind kind, String client, Verdict verdict, String finding, Predicate<MeterWindow> shows) {
    private static final double TRUE_WATTS = 120;

    /** How a fault ends. */
    enum Verdict {
        /** The figures are what they would be without it. */
        CORRECTED,
        /** The figures are right, or nearly; a finding says that something was wrong. */
        FLAGGED,
        /** The figures are wrong or missing; the run is invalid. */
        INVALID
    }

    static FaultOutcome of(FaultKind kind) {
        return switch (kind) {
            case DROP ->
                flagged(
                        kind,
                        "averages what came; its count differs from the daemon's",
                        "statistics-disagree",
                        soundBut(FaultOutcome::differs));
            case STALL ->
                flagged(kind, "counts the rows of -2 as errors", "error-samples", soundBut(FaultOutcome::hasErrors));
            case NAN ->
                flagged(kind, "counts the sample as an error", "error-samples", soundBut(FaultOutcome::hasErrors));
            case COUNTER_WRAP ->
                flagged(kind, "counts negative watts as an error", "error-samples", soundBut(FaultOutcome::hasErrors));
            case UNIT_SLIP ->
                new FaultOutcome(
                        kind,
                        "averages it, as the number alone is possible",
                        Verdict.INVALID,
                        "power-jump",
                        window -> number(window.figures().maximum().asOptional())
                                > 50 * number(window.figures().minimum().asOptional()));
            case ZERO ->
                flagged(
                        kind,
                        "averages it, as a second cord may carry nothing; a whole window of it is invalid",
                        "zero-watts",
                        window -> number(window.figures().minimum().asOptional()) == 0);
            case EPOCH_STAMP ->
                flagged(
                        kind,
                        "counts the sample as an error when it was due; the clock line ignores its stamp",
                        "error-samples, statistics-disagree",
                        soundBut(window -> hasErrors(window) && differs(window)));
            case BACKWARDS ->
                flagged(
                        kind,
                        "counts the sample as an error when it was due",
                        "error-samples, statistics-disagree",
                        soundBut(window -> hasErrors(window) && differs(window)));
            case DUPLICATE -> corrected(kind, "drops the second of two that are alike to the millisecond");
            case STUCK ->
                flagged(
                        kind,
                        "averages it, as readings may well be equal; named when it spans different loads",
                        "stuck-meter",
                        window -> window.figures()
                                .minimum()
                                .equals(window.figures().maximum()));
            case SLOW_REPLY -> corrected(kind, "waits two intervals and 5 s for an answer; samples are in the next");
            case TORN_LINE -> corrected(kind, "reads by line, however the pieces come");
            case DISCONNECT ->
                new FaultOutcome(
                        kind,
                        "looks for the daemon for 30 s, once per measurement, and measures on; the time between is a gap",
                        Verdict.INVALID,
                        "meter-gap",
                        window -> !window.gaps().isEmpty() && isTrue(window));
        };
    }

    private static FaultOutcome flagged(FaultKind kind, String client, String finding, Predicate<MeterWindow> shows) {
        return new FaultOutcome(kind, client, Verdict.FLAGGED, finding, shows);
    }

    private static FaultOutcome corrected(FaultKind kind, String client) {
        return new FaultOutcome(
                kind,
                client,
                Verdict.CORRECTED,
                "",
                soundBut(window -> window.figures().errorSamples() == 0
                        && window.measurement().statistics() == StatisticsCheck.AGREE
                        && window.gaps().isEmpty()));
    }

    private static Predicate<MeterWindow> soundBut(Predicate<MeterWindow> sign) {
        return window -> isTrue(window) && sign.test(window);
    }

    private static boolean isTrue(MeterWindow window) {
        return Math.abs(number(window.figures().average().asOptional()) - TRUE_WATTS) < 1e-9;
    }

    private static boolean hasErrors(MeterWindow window) {
        return window.figures().errorSamples() > 0;
    }

    private static boolean differs(MeterWindow window) {
        return !window.measurement().statisticsAgree();
    }

    private static double number(OptionalDouble measured) {
        return measured.orElse(Double.NaN);
    }

    String row() {
        String findings = finding.isEmpty() ? "" : "`" + finding.replace(", ", "`, `") + "` ";
        return "| `" + kind.word() + "` | " + client + " | " + verdict.name().toLowerCase(Locale.ROOT) + " | "
                + findings + "|";
    }
}
