package org.wattladder.ptdaemon.session;

import java.util.BitSet;
import java.util.List;
import java.util.OptionalDouble;
import org.wattladder.ptdaemon.codec.Channel;
import org.wattladder.ptdaemon.codec.Column;
import org.wattladder.ptdaemon.codec.Reading;
import org.wattladder.ptdaemon.codec.SampleRow;

/**
 * Keeps partial sums out of the average: the sum of a row counts only when it has every channel that was ever seen or is
 * stated, none is an error, and none lost its voltage. A channel that never gave anything but -1 is not wired, and none of the
 * sum. One for all measurements of a session.
 */
final class ChannelGuard {
    private final BitSet powered = new BitSet();
    private final BitSet wired = new BitSet();
    private final int stated;
    private int channels;

    /**
     * Knows the channels of an analyzer.
     *
     * @param seen channels in a sample before anything was measured, 1 when samples have no single channels
     * @param stated channels by the identity, where it can be believed; rows may have no single channels all the same
     */
    ChannelGuard(int seen, int stated) {
        this.channels = seen;
        this.stated = stated;
    }

    /** The watts of the row as they count: as they came, or an error with their text. */
    Reading counted(SampleRow row, Reading watts) {
        List<Channel> single = row.channels();
        channels = Math.max(channels, single.isEmpty() ? 1 : Math.max(single.size(), stated));
        boolean whole = single.size() >= channels || channels == 1;
        for (int place = 0; place < single.size(); place++) {
            whole &= counts(single.get(place), place);
        }
        return whole || watts instanceof Reading.Erroneous
                ? watts
                : new Reading.Erroneous(Reading.Kind.INVALID, watts.text());
    }

    private boolean counts(Channel channel, int place) {
        if (!channel.readings().values().stream().allMatch(ChannelGuard::isNotMeasured)) {
            wired.set(place);
        }
        return !wired.get(place) || isAlive(channel, place);
    }

    private static boolean isNotMeasured(Reading reading) {
        return reading instanceof Reading.Erroneous error && error.kind() == Reading.Kind.INVALID;
    }

    private boolean isAlive(Channel channel, int place) {
        OptionalDouble volts = value(channel, Column.VOLTS);
        if (volts.isPresent() && volts.getAsDouble() > 0) {
            powered.set(place);
        }
        OptionalDouble watts = value(channel, Column.WATTS);
        boolean dead = powered.get(place)
                && volts.isPresent()
                && volts.getAsDouble() == 0
                && watts.isPresent()
                && watts.getAsDouble() == 0;
        return watts.isPresent() && !dead;
    }

    private static OptionalDouble value(Channel channel, Column column) {
        return channel.reading(column).map(Reading::value).orElse(OptionalDouble.empty());
    }
}
