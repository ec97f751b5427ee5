package org.wattladder.director.component;

import java.io.IOException;
import java.util.List;
import java.util.OptionalDouble;
import java.util.stream.Stream;
import org.wattladder.director.duty.Hold;
import org.wattladder.director.duty.Holds;
import org.wattladder.director.launch.RunningProgram;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.wire.Load;
import org.wattladder.settings.program.Duty;
import org.wattladder.worklets.api.Figure;

/** One interval in which a program gets a share of the CPU time that it takes by itself. */
final class DutyCycle {
    private static final double PERCENT = 100;
    private static final double MILLIS = 1e6;

    private final Holds.Found by;
    private final double share;
    private final double unpacedPercent;

    /**
     * Finds by what it is held.
     *
     * @param unpacedPercent CPU time that it takes by itself, in percent of one CPU
     * @throws IllegalArgumentException with a sentence, if it cannot be held
     */
    DutyCycle(Duty duty, String group, Load.Held load, Measurement unpacedPercent, DirectorParts parts) {
        this.share = load.unpacedPercent() / PERCENT;
        OptionalDouble unpaced = unpacedPercent.asOptional();
        this.unpacedPercent = unpaced.orElse(0);
        if (!(this.unpacedPercent > 0)) {
            throw new IllegalArgumentException(
                    "a program cannot be held at a share of its CPU time before an interval at full speed has told it");
        }
        this.by = new Holds(parts.machine().files(), parts.time()).find(duty, group);
    }

    /** Holds this program from now on, with what it has started already; one that gets all is not held. */
    void begin(RunningProgram running) throws IOException {
        if (share < Hold.ALL) {
            by.hold().begin(running.processId(), share, unpacedPercent / PERCENT);
            include(running);
        }
    }

    /** Takes in what the program has started. */
    void include(RunningProgram running) throws IOException {
        if (share < Hold.ALL) {
            by.hold().include(running.alive());
        }
    }

    void release() {
        by.hold().release();
    }

    /** What was asked for and granted, and by what. */
    List<Figure> figures(Measurement processorPercent) {
        Figure period = new Figure("period-of-" + by.name(), by.hold().periodNanos() / MILLIS, "ms");
        return Stream.concat(
                        Stream.of(period, new Figure(Figure.SHARE_ASKED, PERCENT * share, "%")),
                        processorPercent.asOptional().stream()
                                .mapToObj(percent ->
                                        new Figure(Figure.SHARE_GRANTED, PERCENT * percent / unpacedPercent, "%")))
                .toList();
    }
}
