package org.wattladder.meter.sampling;

import org.wattladder.meter.source.Figures;
import org.wattladder.ptdaemon.codec.StatisticsAnswer;

/** Hears what happens in a measurement; called from the sampler thread, must not wait. */
public interface RunObserver {

    /** A sample was taken. */
    void sampled(Figures figures);

    /** So many samples were not taken in time. */
    void missed(int samples);

    /** The measurement is over; statistics are those of watts or degrees. */
    void completed(StatisticsAnswer statistics);

    /** Hears nothing. */
    static RunObserver none() {
        return new RunObserver() {
            @Override
            public void sampled(Figures figures) {}

            @Override
            public void missed(int samples) {}

            @Override
            public void completed(StatisticsAnswer statistics) {}
        };
    }
}
