package org.wattladder.worklets.memory;

/** Multiplies an array by a number into another, by all CPUs of a client together. */
public final class BandwidthScale extends Bandwidth {
    /** Called once by the catalogue. */
    public BandwidthScale() {
        super(StreamKernel.SCALE);
    }
}
