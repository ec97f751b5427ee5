package org.wattladder.reporter.compare;

import java.util.Locale;
import java.util.Optional;
import org.wattladder.model.text.Message;
import org.wattladder.model.text.Text;
import org.wattladder.reporter.view.table.Cells;
import org.wattladder.worklets.api.Metric;

/**
 * Which figure of a run.
 *
 * @param worklet its name, or the workload or whole that a score is of
 * @param place within it, for example a level; empty for the score of a workload or of all
 * @param kind what it is
 * @param unit of the performance that it is or holds
 */
public record FigureKey(Text worklet, Optional<Text> place, FigureKind kind, Message unit) {
    /** Whether it is of a worklet that only idles. */
    boolean idle() {
        return kind == FigureKind.WATTS && unit.equals(Cells.unit(Metric.NONE));
    }

    /** Its name within its worklet. */
    public Text text() {
        Message figure = Message.of("figure." + kind.name().toLowerCase(Locale.ROOT), unit);
        return place.<Text>map(where -> Message.of("figure.at", where, figure)).orElse(figure);
    }
}
