package org.wattladder.chauffeur.run;

import java.time.Duration;
import org.wattladder.model.result.Measurement;

/** Says, just before an interval, how much CPU time is lost to others. */
public interface QuietGauge {

    /** How long one look takes; it is taken out of the pause before the interval. */
    Duration length();

    /** Share of CPU time lost, in percent; absent when this process cannot see the host. */
    Measurement lostTimePercent() throws InterruptedException;

    /** For hosts that this process does not run on. */
    static QuietGauge blind() {
        return new QuietGauge() {
            @Override
            public Duration length() {
                return Duration.ZERO;
            }

            @Override
            public Measurement lostTimePercent() {
                return Measurement.absent("the Chauffeur does not run on the host");
            }
        };
    }
}
