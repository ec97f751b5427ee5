package org.wattladder.meter.server;

import java.util.List;
import java.util.Set;
import org.wattladder.ptdaemon.codec.Column;
import org.wattladder.ptdaemon.codec.DaemonVersion;
import org.wattladder.ptdaemon.codec.Identity;

/** What the daemon says of itself: its own name, never an accepted device, no uncertainty, no ranges, one channel. */
public final class DaemonIdentity {
    /** Default sampling of power. */
    public static final int POWER_SAMPLING_MILLIS = 1000;
    /** Default sampling of temperature. */
    public static final int TEMPERATURE_SAMPLING_MILLIS = 5000;

    private DaemonIdentity() {}

    /** The identity of a source with these columns. */
    public static Identity of(
            String source, Identity.Mode mode, Set<Column> columns, DaemonVersion version, String operatingSystem) {
        boolean power = mode == Identity.Mode.POWER;
        return new Identity(
                Identity.OWN_PREFIX + source,
                power ? POWER_SAMPLING_MILLIS : TEMPERATURE_SAMPLING_MILLIS,
                List.of(
                        columns.contains(power ? Column.WATTS : Column.TEMPERATURE),
                        columns.contains(power ? Column.VOLTS : Column.HUMIDITY),
                        columns.contains(Column.AMPS),
                        columns.contains(Column.PF),
                        columns.contains(Column.ENERGY),
                        columns.contains(Column.FREQUENCY)),
                false,
                version,
                operatingSystem.replace(',', ';'),
                mode,
                List.of("0", "0", "1", "0", "0", "no_cal_date", "na"));
    }
}
