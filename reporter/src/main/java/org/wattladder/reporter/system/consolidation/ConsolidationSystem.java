package org.wattladder.reporter.system.consolidation;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.text.Figure;
import org.wattladder.model.text.Message;
import org.wattladder.reporter.figures.Absence;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.headline.Drawn;
import org.wattladder.reporter.headline.Headline;
import org.wattladder.reporter.rules.Rule;
import org.wattladder.reporter.system.SuiteSystem;
import org.wattladder.reporter.view.page.Section;

/** Tiles of guests that are moved while they work: a score of work and operations, and that of each kilowatt. */
public final class ConsolidationSystem implements SuiteSystem {
    private static final Message SCORE = Message.of("headline.consolidation");
    private static final Message PER_KILOWATT = Message.of("headline.per-kilowatt");
    private static final String NONE = "absent.no-period";

    @Override
    public String id() {
        return "consolidation";
    }

    @Override
    public String sentence() {
        return "a score of the work of all tiles and of what is done with guests meanwhile, and the score of each kilowatt, as"
                + " headline; guests, operations, downtime, and whether a guest lost its state";
    }

    @Override
    public List<Rule> rules() {
        return ConsolidationRules.all();
    }

    @Override
    public List<Headline> headline(RunFigures run) {
        List<ConsolidatedPeriod> periods = ConsolidatedPeriod.all(run);
        if (periods.isEmpty()) {
            return List.of(
                    Headline.plain(SCORE, Headline.NO_UNIT, Measurement.absent(NONE), Drawn.nothing(Message.of(NONE))));
        }
        ConsolidatedPeriod first = periods.get(0);
        Drawn drawn = Drawn.watts(
                first.measured().worklet().plan().name(),
                mean(periods, period -> period.measured().figures().averageWatts()),
                first.measured().figures().tier());
        List<Message> remarks = new ArrayList<>();
        remarks.add(Message.of("remark.tiles", Figure.shortest((double) first.tileCount())));
        if (periods.stream().anyMatch(ConsolidatedPeriod::emulated)) {
            remarks.add(Message.of("remark.emulated"));
        }
        List<Headline> headline = new ArrayList<>();
        headline.add(Headline.plain(
                        SCORE, Headline.NO_UNIT, mean(periods, period -> Measurement.of(period.score())), drawn)
                .with(remarks.toArray(Message[]::new)));
        headline.add(
                Headline.plain(PER_KILOWATT, Headline.NO_UNIT, mean(periods, ConsolidatedPeriod::perKilowatt), drawn)
                        .with(remarks.toArray(Message[]::new)));
        return headline;
    }

    private static Measurement mean(
            List<ConsolidatedPeriod> periods, Function<ConsolidatedPeriod, Measurement> figure) {
        Measurement sum = periods.stream()
                .map(figure)
                .reduce((one, other) -> Absence.combine(one, other, Double::sum))
                .orElseGet(() -> Measurement.absent(NONE));
        return Absence.combine(sum, Measurement.of(periods.size()), (all, count) -> all / count);
    }

    @Override
    public List<Section> sections(RunFigures run) {
        return ConsolidationSection.of(run);
    }
}
