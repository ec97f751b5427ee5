package org.wattladder.reporter.chart;

import java.util.Objects;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.text.Text;

/**
 * One load level of a ladder graph.
 *
 * @param label for example {@code 67 %}
 * @param perWatt performance per watt, the bar
 * @param watts average power, the point of the line
 * @param idle whether nothing executes, so that there is no bar
 */
public record LadderRung(Text label, Measurement perWatt, Measurement watts, boolean idle) {
    public LadderRung {
        Objects.requireNonNull(perWatt, "perWatt");
        Objects.requireNonNull(watts, "watts");
    }
}
