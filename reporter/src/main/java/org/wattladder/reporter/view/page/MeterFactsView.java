package org.wattladder.reporter.view.page;

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
import org.wattladder.model.text.Count;
import org.wattladder.model.text.Figure;
import org.wattladder.model.text.Listing;
import org.wattladder.model.text.Message;
import org.wattladder.model.text.Name;
import org.wattladder.model.text.Text;
import org.wattladder.reporter.figures.IntervalFigures;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.figures.StatedTimes;
import org.wattladder.reporter.view.table.MeterField;

/** What is known of one meter, from the plan, from its identity and from all its windows. */
final class MeterFactsView {
    private static final Text UNKNOWN = Message.of("word.not-known");

    private MeterFactsView() {}

    static List<Fact> facts(RunFigures run, MeterPlan plan, Optional<MeterFacts> known) {
        List<MeterWindow> windows = windows(run, plan.name());
        return List.of(
                Fact.of(
                        "fact.device",
                        known.<Object>map(each -> each.identity().device()).orElse(Message.of("fact.unidentified"))),
                Fact.of(
                        "fact.daemon",
                        known.map(each -> each.identity().daemonVersion()).orElse("")),
                Fact.of("fact.address", known.map(MeterFacts::address).orElse("")),
                Fact.of("fact.measures", plan.hosts().isEmpty() ? Message.of("fact.whole-system") : plan.hosts()),
                Fact.of(
                        "fact.role",
                        Message.of(plan.role() == MeterRole.COUNTS ? "word.counts" : "word.observes-only")),
                Fact.of(
                        "heading.channels",
                        known.map(MeterFacts::channels)
                                .filter(channels -> channels > 0)
                                .<Object>map(channels -> channels)
                                .orElse(UNKNOWN)),
                Fact.of("fact.averaging", averaging(known)),
                Fact.of("fact.ranges", ranges(known, windows)),
                Fact.of(
                        "fact.uncertainty",
                        known.<Text>map(each -> Message.of(
                                        each.identity().statesUncertainty()
                                                ? "fact.uncertainty-estimated"
                                                : "fact.uncertainty-not-estimated"))
                                .orElse(UNKNOWN)),
                Fact.of("fact.clock", clock(known, windows)),
                Fact.of("column.meter-gaps", gaps(windows)));
    }

    /** A text, unless it is missing or blank. */
    static Text known(Optional<String> text) {
        return text.filter(each -> !each.isBlank()).<Text>map(Name::new).orElse(UNKNOWN);
    }

    private static Text averaging(Optional<MeterFacts> known) {
        List<Text> parts = new ArrayList<>();
        known.ifPresent(meter -> {
            StatedTimes.averageMillis(meter)
                    .ifPresent(millis -> parts.add(Message.of("fact.average-of", new Count(millis))));
            StatedTimes.questionMillis(meter)
                    .ifPresent(millis -> parts.add(Message.of("fact.asked-every", new Count(millis))));
        });
        return parts.isEmpty() ? Message.of("word.not-stated") : Listing.clauses(parts);
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

    private static Text ranges(Optional<MeterFacts> known, List<MeterWindow> windows) {
        Text initial = known(known.map(each -> each.ranges().found()));
        List<Text> used = windows.stream()
                .map(each -> each.measurement().ranges())
                .filter(text -> !text.isBlank())
                .distinct()
                .<Text>map(Name::new)
                .toList();
        List<Text> parts = new ArrayList<>(List.of(initial));
        if (!used.equals(List.of(initial))) {
            used.stream()
                    .reduce((first, next) -> Message.of("fact.then", first, next))
                    .ifPresent(text -> parts.add(Message.of("fact.ranges-in-use", text)));
        }
        if (windows.stream().anyMatch(each -> each.measurement().autoRanging())) {
            parts.add(Message.of("fact.automatic-ranging"));
        }
        return Listing.clauses(parts);
    }

    private static Text clock(Optional<MeterFacts> known, List<MeterWindow> windows) {
        List<Double> offsets =
                figures(windows, MeterClock::offsetMillis).sorted().toList();
        if (offsets.isEmpty()) {
            return known.flatMap(facts -> facts.clockOffsetMillis().asOptional().stream()
                            .boxed()
                            .findFirst())
                    .map(offset -> offset(offset, offset))
                    .orElse(Message.of("word.not-compared"));
        }
        List<Text> parts = new ArrayList<>();
        parts.add(offset(offsets.get(0), offsets.get(offsets.size() - 1)));
        extreme(windows, MeterClock::driftPartsPerMillion)
                .ifPresent(ppm -> parts.add(Message.of("fact.clock-drift", Figure.signed(ppm, 1))));
        extreme(windows, MeterClock::residualMillis)
                .ifPresent(millis -> parts.add(Message.of("fact.clock-residual", Figure.decimals(millis, 1))));
        return Text.of(parts);
    }

    /** As the tables of intervals print it, the lowest and the highest where these differ in print. */
    private static Text offset(double lowest, double highest) {
        Text low = MeterField.CLOCK_OFFSET.cell().apply(Measurement.of(lowest));
        Text high = MeterField.CLOCK_OFFSET.cell().apply(Measurement.of(highest));
        return Message.of("fact.clock-offset", low.equals(high) ? low : Message.of("word.to", low, high));
    }

    private static Optional<Double> extreme(List<MeterWindow> windows, Function<MeterClock, Measurement> which) {
        return figures(windows, which).max(Comparator.comparingDouble(Math::abs));
    }

    private static Stream<Double> figures(List<MeterWindow> windows, Function<MeterClock, Measurement> which) {
        return windows.stream()
                .flatMap(window ->
                        which.apply(window.clock()).asOptional().stream().boxed());
    }

    private static Text gaps(List<MeterWindow> windows) {
        List<Duration> gaps = windows.stream()
                .flatMap(window -> window.gaps().stream())
                .distinct()
                .map(gap -> Duration.between(gap.from(), gap.until()))
                .toList();
        double seconds = gaps.stream().mapToLong(Duration::toMillis).sum() / 1e3;
        return gaps.isEmpty()
                ? Message.of("word.none")
                : Text.of(List.of(gaps.size(), Message.of("fact.gap-seconds", Figure.decimals(seconds, 1))));
    }
}
