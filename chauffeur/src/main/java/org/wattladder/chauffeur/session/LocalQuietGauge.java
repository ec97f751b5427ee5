package org.wattladder.chauffeur.session;

import java.time.Duration;
import org.wattladder.chauffeur.quiet.ClockGapProbe;
import org.wattladder.chauffeur.run.QuietGauge;
import org.wattladder.model.result.Measurement;

/** Looks for clock gaps on this machine for a tenth of a second. */
final class LocalQuietGauge implements QuietGauge {
    private static final Duration LENGTH = Duration.ofMillis(100);

    private final ClockGapProbe probe;

    LocalQuietGauge(ClockGapProbe probe) {
        this.probe = probe;
    }

    @Override
    public Duration length() {
        return LENGTH;
    }

    @Override
    public Measurement lostTimePercent() throws InterruptedException {
        return probe.lostPercent(LENGTH, 1);
    }
}
