package org.wattladder.reporter.view.page;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.wattladder.model.plan.RunMode;
import org.wattladder.model.result.IntervalResult;
import org.wattladder.model.result.MeterFacts;
import org.wattladder.model.result.MeterWindow;
import org.wattladder.model.result.RunResult;
import org.wattladder.model.text.Figure;
import org.wattladder.model.text.Listing;
import org.wattladder.model.text.Message;
import org.wattladder.model.text.Text;
import org.wattladder.reporter.figures.IntervalFigures;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.view.table.Cells;

/** When it was measured, for how long, with which meter, in how warm air and by which version; of published figures the last. */
final class MeasuredFacts {
    private MeasuredFacts() {}

    static List<Fact> of(RunFigures run) {
        RunResult result = run.result();
        Fact version = Fact.of("fact.made-by", "Wattladder " + result.productVersion());
        if (result.plan().suite().mode() == RunMode.PUBLISHED) {
            return List.of(version);
        }
        List<Fact> facts = new ArrayList<>();
        if (result.course().startedAt() != null) {
            facts.add(Fact.of("fact.measured", List.of(result.course().startedAt(), RunFacts.took(result))));
        }
        facts.add(Fact.of("fact.power-meters", meters(run)));
        facts.add(Fact.of("fact.inlet", inlet(run)));
        facts.add(version);
        return List.copyOf(facts);
    }

    private static Text meters(RunFigures run) {
        List<Text> meters = run.result().meters().stream()
                .filter(meter -> meter.quantity() == MeterFacts.Quantity.POWER)
                .map(meter -> meter(run, meter))
                .toList();
        return meters.isEmpty() ? Message.of("word.none") : Listing.clauses(meters);
    }

    private static Text meter(RunFigures run, MeterFacts meter) {
        Message uncertainty = windows(run)
                .filter(window -> window.meter().equals(meter.name()))
                .flatMap(window -> window.measurement().averageUncertaintyPercent().asOptional().stream()
                        .boxed())
                .max(Comparator.naturalOrder())
                .map(percent -> Message.of("fact.uncertainty-at-most", Figure.significant(percent, 2)))
                .orElse(Message.of("fact.uncertainty-not-stated"));
        return Text.of(List.of(meter.identity().device(), Cells.tier(meter.tier()), uncertainty));
    }

    private static Message inlet(RunFigures run) {
        return results(run)
                .flatMap(result -> result.temperature().minimumCelsius().asOptional().stream()
                        .boxed())
                .min(Comparator.naturalOrder())
                .map(celsius -> Message.of("fact.lowest-celsius", Figure.decimals(celsius, 1)))
                .orElse(Message.of("word.not-measured"));
    }

    private static Stream<MeterWindow> windows(RunFigures run) {
        return results(run).flatMap(result -> result.power().meters().stream());
    }

    private static Stream<IntervalResult> results(RunFigures run) {
        return run.intervals().stream().map(IntervalFigures::result).flatMap(Optional::stream);
    }
}
