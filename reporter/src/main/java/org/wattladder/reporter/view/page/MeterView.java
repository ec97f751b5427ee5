package org.wattladder.reporter.view.page;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.wattladder.model.plan.MeterPlan;
import org.wattladder.model.result.MeterFacts;
import org.wattladder.model.text.Message;
import org.wattladder.model.text.Text;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.view.table.Cells;

/**
 * One meter as texts, planned meters that never answered included.
 *
 * @param name in the plan
 * @param quantity power or temperature
 * @param tier evidence of its figures
 * @param identity the whole line
 * @param facts of the device, its ranges, uncertainty, clock and gaps; of every meter the same names in the same order
 */
public record MeterView(String name, Message quantity, Text tier, Text identity, List<Fact> facts) {

    /** The same, what it measures and its tier before them. */
    public List<Fact> all() {
        return Stream.concat(
                        Stream.of(
                                new Fact(Message.of("column.quantity"), quantity),
                                new Fact(Message.of("column.tier"), tier)),
                        facts.stream())
                .toList();
    }

    static List<MeterView> all(RunFigures run) {
        return Stream.concat(
                        run.result().plan().meters().stream().map(plan -> of(run, plan, "quantity.power")),
                        run.result().plan().sensors().stream().map(plan -> of(run, plan, "quantity.temperature")))
                .toList();
    }

    private static MeterView of(RunFigures run, MeterPlan plan, String quantity) {
        Optional<MeterFacts> known = run.result().meters().stream()
                .filter(facts -> facts.name().equals(plan.name()))
                .findFirst();
        return new MeterView(
                plan.name(),
                Message.of(quantity),
                Cells.tier(known.map(MeterFacts::tier)),
                MeterFactsView.known(known.map(facts -> facts.identity().line())),
                MeterFactsView.facts(run, plan, known));
    }
}
