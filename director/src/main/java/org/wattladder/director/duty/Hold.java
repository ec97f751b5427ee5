package org.wattladder.director.duty;

import java.io.IOException;
import java.util.List;

/** Keeps the processes of one program at a share of CPU time. */
public interface Hold {
    /** The share of a program that is not held back. */
    double ALL = 1;

    /**
     * Begins.
     *
     * @param first process that was started, leader of a group of its own
     * @param share of the time, from 0 to 1
     * @param processors how many CPUs it takes by itself
     * @throws IOException if the kernel refuses
     */
    void begin(long first, double share, double processors) throws IOException;

    /** In which the share is granted once, nanoseconds. */
    long periodNanos();

    /**
     * Takes in processes that were started since.
     *
     * @throws IOException if the kernel refuses
     */
    void include(List<Long> processes) throws IOException;

    /** Lets all of them go on, so that they can end; does nothing the second time. */
    void release();
}
