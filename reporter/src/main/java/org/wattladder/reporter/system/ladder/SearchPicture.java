package org.wattladder.reporter.system.ladder;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.wattladder.model.interval.Load;
import org.wattladder.model.interval.Purpose;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.schedule.FoundRate;
import org.wattladder.model.schedule.RateSearch;
import org.wattladder.model.schedule.Search;
import org.wattladder.model.text.Figure;
import org.wattladder.model.text.Message;
import org.wattladder.reporter.chart.RateChart;
import org.wattladder.reporter.figures.IntervalFigures;
import org.wattladder.reporter.figures.Latency;
import org.wattladder.reporter.figures.WorkletFigures;
import org.wattladder.reporter.language.Words;
import org.wattladder.reporter.view.chart.Graph;
import org.wattladder.reporter.view.chart.Picture;
import org.wattladder.reporter.view.page.Section;
import org.wattladder.reporter.view.table.Cells;
import org.wattladder.reporter.view.table.WorkUnit;

/** Draws a search: latency of all that was tried over the rate, watts of the recordings, each rate that was found marked. */
final class SearchPicture {
    private static final int DIGITS = 4;

    private static final List<Line> LATENCIES = List.of(
            new Line("median", "chart.median", Latency::p50),
            new Line("p95", "chart.p95", Latency::p95),
            new Line("p99", "chart.p99", Latency::p99));

    private record Line(String style, String meaning, Function<Latency, Measurement> millis) {}

    /** All that was tried or recorded at one rate. */
    private record Rate(double perSecond, Latency latency, Measurement watts) {
        static Rate of(double perSecond, List<IntervalFigures> intervals) {
            return new Rate(
                    perSecond,
                    Latency.ofResponses(intervals),
                    intervals.stream()
                            .filter(interval -> interval.plan().purpose() != Purpose.TRIAL)
                            .map(IntervalFigures::averageWatts)
                            .findFirst()
                            .orElse(Measurement.absent("absent.no-recording-at-rate")));
        }
    }

    private SearchPicture() {}

    /** A section for each worklet that searched and tried a rate. */
    static List<Section> sections(List<WorkletFigures> worklets) {
        List<Section> sections = new ArrayList<>();
        for (WorkletFigures worklet : worklets) {
            List<Rate> rates = rates(worklet);
            if (worklet.plan().schedule() instanceof Search search && !rates.isEmpty()) {
                String id = "search-" + (sections.size() + 1);
                sections.add(new Section(
                        id,
                        Message.of("heading.search-of", worklet.plan().name()),
                        Message.each("sentence.search-picture"),
                        List.of(of(worklet, search, rates, id + "-picture")),
                        List.of(),
                        List.of()));
            }
        }
        return sections;
    }

    private static List<Rate> rates(WorkletFigures worklet) {
        SortedMap<Double, List<IntervalFigures>> byRate = new TreeMap<>(worklet.intervals().stream()
                .filter(interval ->
                        interval.result().isPresent() && interval.plan().load() instanceof Load.Rate)
                .collect(Collectors.groupingBy(
                        interval -> ((Load.Rate) interval.plan().load()).transactionsPerSecond())));
        List<Rate> rates = new ArrayList<>();
        byRate.forEach((rate, intervals) -> rates.add(Rate.of(rate, intervals)));
        return rates;
    }

    private static Picture of(WorkletFigures worklet, Search search, List<Rate> rates, String id) {
        List<Graph.Key> keys = new ArrayList<>();
        LATENCIES.forEach(each -> keys.add(Graph.Key.of("curve " + each.style(), each.meaning())));
        if (rates.stream().anyMatch(rate -> rate.watts().asOptional().isPresent())) {
            keys.add(Graph.Key.of("curve power", "chart.average-watts"));
        }
        Message caption = Message.of("chart.curve-of", worklet.plan().name(), WorkUnit.performance(worklet));
        List<FoundRate> found =
                RateSearch.of(search, worklet.result().orElseThrow().history()).found();
        return new Picture(
                caption,
                keys,
                words -> new RateChart(
                                LATENCIES.stream()
                                        .map(each -> line(each, rates))
                                        .toList(),
                                new RateChart.Line(
                                        "power",
                                        rates.stream()
                                                .filter(rate -> rate.watts()
                                                        .asOptional()
                                                        .isPresent())
                                                .map(rate -> new RateChart.Point(
                                                        rate.perSecond(),
                                                        rate.watts().asOptional()))
                                                .toList()),
                                found.stream()
                                        .flatMap(goal -> mark(goal, words).stream())
                                        .sorted((one, other) -> Double.compare(one.rate(), other.rate()))
                                        .toList())
                        .draw(
                                id,
                                words.say(caption),
                                description(rates, words),
                                words.say(WorkUnit.performance(worklet)),
                                words));
    }

    private static RateChart.Line line(Line line, List<Rate> rates) {
        return new RateChart.Line(
                line.style(),
                rates.stream()
                        .map(rate -> new RateChart.Point(
                                rate.perSecond(),
                                line.millis().apply(rate.latency()).asOptional()))
                        .toList());
    }

    private static Optional<RateChart.Mark> mark(FoundRate goal, Words words) {
        return goal.confirmed().isEmpty() || !goal.isOwn()
                ? Optional.empty()
                : Optional.of(new RateChart.Mark(
                        "critical",
                        words.say(Message.of(
                                "chart.found-rate",
                                goal.goal().label(),
                                Figure.significant(goal.confirmed().getAsDouble(), DIGITS))),
                        goal.confirmed().getAsDouble()));
    }

    private static String description(List<Rate> rates, Words words) {
        return rates.stream()
                .map(rate -> words.say(
                        "chart.curve-point",
                        Figure.significant(rate.perSecond(), DIGITS),
                        Cells.significant(rate.latency().p99(), 3)))
                .collect(Collectors.joining("; "));
    }
}
