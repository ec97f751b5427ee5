package org.wattladder.reporter.view.page;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.wattladder.model.result.EvidenceTier;
import org.wattladder.model.text.Message;
import org.wattladder.model.text.Text;
import org.wattladder.reporter.figures.Absence;
import org.wattladder.reporter.figures.IntervalFigures;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.headline.Headline;
import org.wattladder.reporter.view.table.Cells;

/** The few figures that stand out of a run, the one that sums it up first. */
final class Cards {
    private Cards() {}

    static List<Card> of(RunFigures run, List<Headline> headline) {
        List<Card> cards = new ArrayList<>();
        headline.forEach(figure -> cards.add(Card.of(figure)));
        cards.add(new Card(
                Message.of("fact.active-idle"),
                Cells.watts(run.idleWatts().asOptional(), 4),
                Absence.reason(run.idleWatts()).<List<Text>>map(List::of).orElseGet(() -> tier(run.tier()))));
        Optional<IntervalFigures> highest = run.highest();
        cards.add(new Card(
                Message.of("fact.highest-power"),
                highest.<Text>map(level -> Cells.watts(level.averageWatts().asOptional(), 4))
                        .orElse(Cells.ABSENT),
                highest.<List<Text>>map(level -> List.of(place(run, level))).orElse(List.of())));
        return List.copyOf(cards);
    }

    private static List<Text> tier(Optional<EvidenceTier> tier) {
        return tier.<List<Text>>map(each -> List.of(Message.of("headline.tier", Cells.tier(each))))
                .orElse(List.of());
    }

    private static Message place(RunFigures run, IntervalFigures level) {
        String worklet = run.worklets().stream()
                .filter(each -> each.intervals().contains(level))
                .findFirst()
                .orElseThrow()
                .plan()
                .name();
        return Message.of("place.interval", worklet, level.name());
    }
}
