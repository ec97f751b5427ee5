package org.wattladder.meter.source;

import org.wattladder.ptdaemon.codec.Ranges;

/**
 * Ranges of a device that can be set; for the sampler thread only, never during a measurement. A call may take as long as
 * the device does, at most a few seconds.
 */
public interface RangeControl {

    /** What a range limits. */
    enum Kind {
        /** Current, A. */
        AMPS,
        /** Voltage, V. */
        VOLTS
    }

    /** The ranges of a channel, 0 being the sum; a part that the device does not tell is unknown. */
    Ranges read(int channel);

    /**
     * Fixes a range to the smallest that is not below a value.
     *
     * @param channel 0 for every channel
     * @param upTo largest value to measure, A or V
     * @throws RangeRefused when there is none, or the device does not obey
     */
    void fix(Kind kind, int channel, double upTo) throws RangeRefused;

    /**
     * Lets the device choose.
     *
     * @param channel 0 for every channel
     * @throws RangeRefused when it cannot
     */
    void automatic(Kind kind, int channel) throws RangeRefused;
}
