package org.wattladder.reporter.view;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import org.wattladder.model.plan.MeterPlan;
import org.wattladder.model.plan.MeterRole;
import org.wattladder.model.result.IntervalResult;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.result.MeterClock;
import org.wattladder.model.result.MeterFacts;
import org.wattladder.model.result.MeterWindow;
import org.wattladder.reporter.figures.IntervalFigures;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.notation.Decimals;

/** What is known of one meter, from the plan, from its identity and from all its windows. */
final class MeterFactsView {
    static final String UNKNOWN = "not known";

    private MeterFactsView() {}

    static List<Fact> facts(RunFigures run, MeterPlan plan) {
        Optional<MeterFacts> known = run.result().meters().stream()
                .filter(facts -> facts.name().equals(plan.name()))
                .findFirst();
        List<MeterWindow> windows = windows(run, plan.name());
        List<Fact> facts = new ArrayList<>();
        facts.add(new Fact(
                "Device",
                known.map(each -> each.identity().device())
                        .map(MeterFactsView::known)
                        .orElse("did not identify" + " itself")));
        facts.add(new Fact("Daemon", text(known, each -> each.identity().daemonVersion())));
        facts.add(new Fact("Address", text(known, MeterFacts::address)));
        facts.add(new Fact(
                "Measures", plan.hosts().isEmpty() ? "the whole system under test" : String.join(", ", plan.hosts())));
        facts.add(new Fact("Role", plan.role() == MeterRole.COUNTS ? "counts" : "observes, in no sum"));
        facts.add(new Fact(
                "Channels",
                known.map(MeterFacts::channels)
                        .filter(channels -> channels > 0)
                        .map(channels -> Integer.toString(channels))
                        .orElse(UNKNOWN)));
        facts.add(new Fact("Ranges", ranges(known, windows)));
        facts.add(new Fact(
                "Uncertainty",
                known.map(each -> each.identity().statesUncertainty() ? "estimated by its daemon" : "not estimated")
                        .orElse(UNKNOWN)));
        facts.add(new Fact("Clock", clock(known, windows)));
        facts.add(new Fact("Gaps", gaps(windows)));
        return List.copyOf(facts);
    }

    static String known(String text) {
        return text == null || text.isBlank() ? UNKNOWN : text;
    }

    private static String text(Optional<MeterFacts> known, Function<MeterFacts, String> which) {
        return known.map(which).map(MeterFactsView::known).orElse(UNKNOWN);
    }

    private static List<MeterWindow> windows(RunFigures run, String meter) {
        return run.intervals().stream()
                .map(IntervalFigures::result)
                .flatMap(Optional::stream)
                .flatMap(MeterFactsView::windows)
                .filter(window -> window.meter().equals(meter))
                .toList();
    }

    private static Stream<MeterWindow> windows(IntervalResult result) {
        return Stream.of(
                        result.power().meters(),
                        result.power().observers(),
                        result.temperature().meters(),
                        result.temperature().observers())
                .flatMap(List::stream);
    }

    private static String ranges(Optional<MeterFacts> known, List<MeterWindow> windows) {
        String initial = text(known, each -> each.ranges().found());
        List<String> used = windows.stream()
                .map(each -> each.measurement().ranges())
                .filter(text -> !text.isBlank())
                .distinct()
                .toList();
        String change =
                used.isEmpty() || used.equals(List.of(initial)) ? "" : "; in use " + String.join(" then ", used);
        return initial
                + change
                + (windows.stream().anyMatch(each -> each.measurement().autoRanging()) ? "; automatic ranging" : "");
    }

    private static String clock(Optional<MeterFacts> known, List<MeterWindow> windows) {
        Optional<Double> offset = known.map(MeterFacts::clockOffsetMillis)
                .map(Measurement::asOptional)
                .filter(value -> value.isPresent())
                .map(value -> value.getAsDouble());
        String drift = extreme(windows, MeterClock::driftPartsPerMillion)
                .map(ppm -> ", drift up to " + Decimals.signed(ppm, 1) + " ppm")
                .orElse("");
        String residual = extreme(windows, MeterClock::residualMillis)
                .map(millis -> ", known to " + Decimals.fixed(millis, 1) + " ms")
                .orElse("");
        return offset.map(millis -> Decimals.signed(millis, 1) + " ms" + drift + residual)
                .orElse("not compared");
    }

    private static Optional<Double> extreme(List<MeterWindow> windows, Function<MeterClock, Measurement> which) {
        return windows.stream()
                .flatMap(window ->
                        which.apply(window.clock()).asOptional().stream().boxed())
                .max(Comparator.comparingDouble(Math::abs));
    }

    private static String gaps(List<MeterWindow> windows) {
        List<Duration> gaps = windows.stream()
                .flatMap(window -> window.gaps().stream())
                .distinct()
                .map(gap -> Duration.between(gap.from(), gap.until()))
                .toList();
        double seconds = gaps.stream().mapToLong(Duration::toMillis).sum() / 1e3;
        return gaps.isEmpty() ? "none" : gaps.size() + ", " + Decimals.fixed(seconds, 1) + " s together";
    }
}
