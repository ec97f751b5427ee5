package org.wattladder.meter.server;

import java.util.List;
import java.util.Set;
import org.wattladder.meter.source.OpenSource;
import org.wattladder.ptdaemon.codec.Column;
import org.wattladder.ptdaemon.codec.DaemonVersion;
import org.wattladder.ptdaemon.codec.Identity;

/** What the daemon says of itself: its own name and version, never an accepted device. */
public final class DaemonIdentity {
    /** Default sampling of power. */
    public static final int POWER_SAMPLING_MILLIS = 1000;
    /** Default sampling of temperature. */
    public static final int TEMPERATURE_SAMPLING_MILLIS = 5000;

    private DaemonIdentity() {}

    /** The identity of an open source. */
    public static Identity of(
            String source, Identity.Mode mode, OpenSource open, DaemonVersion version, String operatingSystem) {
        Set<Column> columns = open.columns();
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
                List.of(
                        flag(open.statesUncertainty()),
                        flag(open.ranges().isPresent()),
                        Integer.toString(open.channels()),
                        "0",
                        "0",
                        "no_cal_date",
                        open.device().map(text -> text.replace(',', ';')).orElse("na")));
    }

    private static String flag(boolean set) {
        return set ? "1" : "0";
    }

    /** Whether the identity says that ranges can be set. */
    static boolean setsRanges(Identity identity) {
        return identity.details().get(1).equals("1");
    }
}
