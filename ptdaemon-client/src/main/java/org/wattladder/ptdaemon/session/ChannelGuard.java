package org.wattladder.ptdaemon.session;

import java.util.BitSet;
import java.util.List;
import java.util.OptionalDouble;
import org.wattladder.ptdaemon.codec.Channel;
import org.wattladder.ptdaemon.codec.Column;
import org.wattladder.ptdaemon.codec.Reading;
import org.wattladder.ptdaemon.codec.SampleRow;

/**
 * Keeps partial sums out of the average: the sum of a row counts only when every channel that was ever seen is in it, none is
 * an error, and none lost its voltage. One for all measurements of a session.
 */
final class ChannelGuard {
    private final BitSet powered = new BitSet();
    private int channels;

    /**
     * Knows the channels of an analyzer.
     *
     * @param channels as seen before anything was measured, 1 when samples have no single channels
     */
    ChannelGuard(int channels) {
        this.channels = channels;
    }

    /** The watts of the row as they count: as they came, or an error with their text. */
    Reading counted(SampleRow row, Reading watts) {
        List<Channel> single = row.channels();
        boolean whole = single.size() >= channels || channels == 1;
        channels = Math.max(channels, single.size());
        for (int place = 0; place < single.size(); place++) {
            whole &= isAlive(single.get(place), place);
        }
        return whole || watts instanceof Reading.Erroneous
                ? watts
                : new Reading.Erroneous(Reading.Kind.INVALID, watts.text());
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
