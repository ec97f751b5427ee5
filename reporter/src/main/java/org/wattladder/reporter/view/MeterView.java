package org.wattladder.reporter.view;

import java.util.List;
import java.util.stream.Stream;
import org.wattladder.model.plan.MeterPlan;
import org.wattladder.model.result.MeterFacts;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.notation.Decimals;

/**
 * One meter as texts, planned meters that never answered included.
 *
 * @param name in the plan
 * @param quantity power or temperature
 * @param tier evidence of its figures
 * @param device as it names itself
 * @param daemon version of the daemon
 * @param address of the daemon
 * @param ranges it is set to
 * @param clockOffset of the daemon's clock
 * @param identity the whole line
 */
public record MeterView(
        String name,
        String quantity,
        String tier,
        String device,
        String daemon,
        String address,
        String ranges,
        String clockOffset,
        String identity) {

    private static final String UNKNOWN = "not known";

    static List<MeterView> all(RunFigures run) {
        List<MeterFacts> known = run.result().meters();
        Stream<MeterView> silent = Stream.concat(
                run.result().plan().meters().stream()
                        .filter(plan -> unknown(plan, known))
                        .map(plan -> silent(plan, "power")),
                run.result().plan().sensors().stream()
                        .filter(plan -> unknown(plan, known))
                        .map(plan -> silent(plan, "temperature")));
        return Stream.concat(known.stream().map(MeterView::of), silent).toList();
    }

    private static boolean unknown(MeterPlan plan, List<MeterFacts> known) {
        return known.stream().noneMatch(facts -> facts.name().equals(plan.name()));
    }

    private static MeterView of(MeterFacts facts) {
        return new MeterView(
                facts.name(),
                switch (facts.quantity()) {
                    case POWER -> "power";
                    case TEMPERATURE -> "temperature";
                },
                facts.tier().label(),
                known(facts.device()),
                known(facts.daemonVersion()),
                known(facts.address()),
                known(facts.ranges()),
                facts.clockOffsetMillis().asOptional().isPresent()
                        ? Decimals.signed(facts.clockOffsetMillis().asOptional().getAsDouble(), 1) + " ms"
                        : Decimals.ABSENT,
                known(facts.identity()));
    }

    private static MeterView silent(MeterPlan plan, String quantity) {
        return new MeterView(
                plan.name(), quantity, "–", "did not identify itself", UNKNOWN, UNKNOWN, UNKNOWN, UNKNOWN, UNKNOWN);
    }

    private static String known(String text) {
        return text == null || text.isBlank() ? UNKNOWN : text;
    }
}
