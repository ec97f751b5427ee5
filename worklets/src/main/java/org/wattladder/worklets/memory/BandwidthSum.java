package org.wattladder.worklets.memory;

/** Adds two arrays into a third, by all CPUs of a client together. */
public final class BandwidthSum extends Bandwidth {
    /** Called once by the catalogue. */
    public BandwidthSum() {
        super(StreamKernel.SUM);
    }
}
