package org.wattladder.meter.check.rule;

import java.util.List;
import org.wattladder.meter.check.daemon.CheckFault;
import org.wattladder.meter.check.daemon.CheckedDaemon;
import org.wattladder.meter.check.daemon.Started;
import org.wattladder.model.plausible.ElectricLimits;
import org.wattladder.ptdaemon.codec.Identity;
import org.wattladder.ptdaemon.codec.SampleRow;
import org.wattladder.ptdaemon.codec.UnreadableAnswer;

/** Readings can be those of a meter that works, at a machine that runs. */
final class PlausibleRules {
    /** The last interval is not over when the samples are read. */
    private static final double INSIDE = 0.5;

    static final CheckRule READINGS_PLAUSIBLE = new CheckRule(
            "readings-plausible",
            "Gives readings that a meter which works can have at a machine that runs.",
            "Frozen, spiked, negative and lost readings, wrong units and currents above the range change watts without any error."
                    + " The limits are those of the rules on runs.",
            PlausibleRules::readingsPlausible);

    private PlausibleRules() {}

    private static Outcome readingsPlausible(CheckedDaemon daemon) throws CheckFault, UnreadableAnswer {
        if (daemon.identity().mode() != Identity.Mode.POWER) {
            return Outcome.notApplicable("Temperature has none.");
        }
        List<SampleRow> before = daemon.observation().samples();
        Started started = daemon.start("check-readings");
        daemon.pauseIntervals(daemon.settings().samples() + INSIDE, started);
        List<SampleRow> now = ChannelRows.unread(daemon);
        daemon.idle();
        PlausibleReadings readings = new PlausibleReadings(
                List.of(before, now),
                daemon.identity().channelsToExpect(),
                ElectricLimits.fixedAmperes(daemon.ask("RR").answer()));
        return readings.problem()
                .map(Outcome::failed)
                .orElseGet(() -> Outcome.passed(
                        before.size() + now.size() + " samples of two measurements can be those of a machine."));
    }
}
