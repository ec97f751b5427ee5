package org.wattladder.reporter.view;

import java.util.List;
import java.util.stream.Stream;
import org.wattladder.model.plan.MeterPlan;
import org.wattladder.reporter.figures.RunFigures;

/**
 * One meter as texts, planned meters that never answered included.
 *
 * @param name in the plan
 * @param quantity power or temperature
 * @param tier evidence of its figures
 * @param identity the whole line
 * @param facts of the device, its ranges, uncertainty, clock and gaps; of every meter the same names in the same order
 */
public record MeterView(String name, String quantity, String tier, String identity, List<Fact> facts) {

    static List<MeterView> all(RunFigures run) {
        return Stream.concat(
                        run.result().plan().meters().stream().map(plan -> of(run, plan, "power")),
                        run.result().plan().sensors().stream().map(plan -> of(run, plan, "temperature")))
                .toList();
    }

    private static MeterView of(RunFigures run, MeterPlan plan, String quantity) {
        List<Fact> facts = MeterFactsView.facts(run, plan);
        return run.result().meters().stream()
                .filter(known -> known.name().equals(plan.name()))
                .findFirst()
                .map(known -> new MeterView(
                        plan.name(),
                        quantity,
                        known.tier().label(),
                        MeterFactsView.known(known.identity().line()),
                        facts))
                .orElseGet(() -> new MeterView(plan.name(), quantity, "–", MeterFactsView.UNKNOWN, facts));
    }
}
