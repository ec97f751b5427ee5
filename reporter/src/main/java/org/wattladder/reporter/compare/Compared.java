package org.wattladder.reporter.compare;

import java.util.List;
import org.wattladder.model.text.Text;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.view.page.SystemFacts;

/**
 * One side of a comparison, by name.
 *
 * @param name of the run or of the series
 * @param runs identifiers
 * @param systems hosts and what they are, of the first run; empty when nothing is known of them
 */
public record Compared(String name, List<String> runs, List<Text> systems) {
    public Compared {
        runs = List.copyOf(runs);
        systems = List.copyOf(systems);
    }

    static Compared of(Side side) {
        return new Compared(
                side.name(),
                side.runs().stream().map(run -> run.result().run()).toList(),
                systems(side.runs().get(0)));
    }

    private static List<Text> systems(RunFigures run) {
        return SystemFacts.named(run.result());
    }
}
