package org.wattladder.meter.source.ipmi;

import java.util.Optional;
import org.wattladder.meter.source.poll.Answer;

/**
 * A DCMI power reading, from the text of {@code ipmitool} or from the bytes of the controller.
 *
 * @param watts now, whole watts
 * @param active whether the controller says that it measures
 * @param stamp time of the figure as the controller states it; empty for 1970, which boards without a clock state
 */
record DcmiPower(int watts, boolean active, Optional<String> stamp) {
    /** All bits set, which broken firmware answers for ever. */
    private static final int NO_VALUE = 0xFFFF;

    /**
     * The figure, unless it is none: not active, 0 W, 65535 W.
     *
     * @param inactiveToo whether the state is passed over, for boards that measure and deny it
     */
    Answer answer(boolean inactiveToo) {
        return (active || inactiveToo) && watts != NO_VALUE ? Answer.watts(watts, stamp) : Answer.unusable();
    }

    /** For the probe: why there is no figure, or the figure. */
    String sentence() {
        if (!active) {
            return "the controller says that its power measurement is deactivated (" + watts
                    + " W); if it measures nevertheless, set --option deactivated=accept";
        }
        return "the controller states " + watts + " W"
                + (watts == 0 || watts == NO_VALUE ? ", which is no power of a running machine" : "");
    }
}
