package org.wattladder.console.live;

import java.util.Optional;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.text.Figure;
import org.wattladder.model.text.Message;
import org.wattladder.model.text.Text;
import org.wattladder.reporter.view.table.Cells;

/** What a reader must know of one reading. */
public final class ReadingState {
    private ReadingState() {}

    /** The figure with its unit, or that it is absent. */
    public static Text figure(Measurement value, boolean power) {
        return power
                ? Cells.watts(value.asOptional(), 4)
                : Cells.of(value.asOptional(), celsius -> Message.of("amount.celsius", Figure.decimals(celsius, 1)));
    }

    /** Whether the device said nothing since it was asked before, so that what it said before is growing old. */
    static boolean isStale(Measurement value) {
        return value instanceof Measurement.Absent absent
                && absent.reason().id().equals("absent.no-new-sample");
    }

    /**
     * In words; empty when it is as it should be.
     *
     * @param value absent with its reason, for example a sample over range
     * @param power whether it is watts, which are never zero while a machine runs
     */
    public static Optional<Message> of(Measurement value, boolean power) {
        if (value instanceof Measurement.Absent absent) {
            return Optional.of(
                    Message.of(isStale(value) ? "console.meter-silent-now" : "console.meter-unknown", absent.reason()));
        }
        return power && value.asOptional().orElse(1) == 0
                ? Optional.of(Message.of("console.meter-zero"))
                : Optional.empty();
    }
}
