package org.wattladder.worklets.memory;

/** Adds an array and a multiple of another into a third, by all CPUs of a client together. */
public final class BandwidthTriad extends Bandwidth {
    /** Called once by the catalogue. */
    public BandwidthTriad() {
        super(StreamKernel.TRIAD);
    }
}
