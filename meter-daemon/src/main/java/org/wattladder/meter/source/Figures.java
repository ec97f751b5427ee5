package org.wattladder.meter.source;

import java.time.LocalDateTime;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalDouble;
import org.wattladder.ptdaemon.codec.Channel;

/**
 * One sample of a source.
 *
 * @param total the only channel, or the sum channel
 * @param channels the single channels of a device with several, always as many as it has; otherwise empty
 * @param uncertainties of the total and then of each channel, as fractions (0.01 is 1 %); one that is missing or empty
 *     is unknown
 * @param stamp the device's own, local time of the zone in {@link Start}; empty for the daemon's clock
 * @param copies how often the sample goes out: 1, except where a fault is played
 */
public record Figures(
        Channel total,
        List<Channel> channels,
        List<OptionalDouble> uncertainties,
        Optional<LocalDateTime> stamp,
        int copies) {
    public Figures {
        Objects.requireNonNull(total, "total");
        channels = List.copyOf(channels);
        uncertainties = List.copyOf(uncertainties);
        Objects.requireNonNull(stamp, "stamp");
    }

    /** A sample of one channel, of unknown uncertainty. */
    public static Figures of(Channel total) {
        return of(total, List.of());
    }

    /** A sample of a sum channel and its channels, of unknown uncertainty. */
    public static Figures of(Channel total, List<Channel> channels) {
        return new Figures(total, channels, List.of(), Optional.empty(), 1);
    }

    /** The uncertainty of a channel, 0 being the total; empty when unknown. */
    public OptionalDouble uncertainty(int channel) {
        return channel < uncertainties.size() ? uncertainties.get(channel) : OptionalDouble.empty();
    }
}
