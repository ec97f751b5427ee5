package org.wattladder.ptdaemon.session;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.wattladder.model.text.Figure;
import org.wattladder.ptdaemon.codec.ChannelChoice;
import org.wattladder.ptdaemon.codec.Command;
import org.wattladder.ptdaemon.codec.Ranges;
import org.wattladder.ptdaemon.codec.UnreadableAnswer;
import org.wattladder.ptdaemon.link.MeterFault;
import org.wattladder.ptdaemon.link.UnexpectedAnswer;

/** Sets the ranges of an analyzer, sets them again after a reconnection, and puts the former ones back at the end. */
final class RangeKeeper {
    private static final String VOLTAGE = "V";
    private static final String CURRENT = "A";

    private final int channels;
    private final String initial;
    private final List<Ranges> initialByChannel;
    private List<Command.SetRange> inUse = List.of();
    private String text;

    /** Remembers the ranges that the analyzer has; those of its channels where they may be changed. */
    RangeKeeper(DaemonConnection connection, int channels, boolean mayBeChanged) throws MeterFault {
        this.channels = channels;
        this.initial = connection.handshake().ranges();
        this.text = initial;
        this.initialByChannel =
                mayBeChanged && channels > 1 ? connection.control().rangesByChannel(channels) : List.of();
    }

    /** As the daemon last stated them. */
    String text() {
        return text;
    }

    /** Whether a range is known to change by itself. */
    boolean automatic() {
        return parsed(text).map(Ranges::anyAutomatic).orElse(false)
                || inUse.stream().anyMatch(each -> each.value().equals("Auto"));
    }

    void setAutomatic(DaemonConnection connection) throws MeterFault {
        set(connection, List.of(automatic(VOLTAGE, ChannelChoice.total()), automatic(CURRENT, ChannelChoice.total())));
    }

    void setFixed(DaemonConnection connection, double volts, double amps) throws MeterFault {
        set(
                connection,
                List.of(upTo(VOLTAGE, volts, ChannelChoice.total()), upTo(CURRENT, amps, ChannelChoice.total())));
        checkTaken(connection, volts, amps);
    }

    /** Sets each channel to its own maxima; all to the greatest of them where the daemon knows no single channels. */
    void setFixed(DaemonConnection connection, RangingMaxima maxima) throws MeterFault {
        if (maxima.byChannel().size() <= 1) {
            setFixed(connection, maxima.volts(), maxima.amps());
            return;
        }
        List<Command.SetRange> each = new ArrayList<>();
        for (int channel = 1; channel <= maxima.byChannel().size(); channel++) {
            RangingMaxima.Pair pair = maxima.byChannel().get(channel - 1);
            each.add(upTo(VOLTAGE, pair.volts(), ChannelChoice.one(channel)));
            each.add(upTo(CURRENT, pair.amps(), ChannelChoice.one(channel)));
        }
        try {
            set(connection, each);
        } catch (UnexpectedAnswer noSingleChannels) {
            setFixed(connection, maxima.volts(), maxima.amps());
        }
    }

    private void set(DaemonConnection connection, List<Command.SetRange> commands) throws MeterFault {
        inUse = commands;
        setAgain(connection);
    }

    /** After a reconnection; nothing when no range was set before. */
    void setAgain(DaemonConnection connection) throws MeterFault {
        if (inUse.isEmpty()) {
            return;
        }
        for (Command.SetRange each : inUse) {
            connection.control().setRange(each);
        }
        text = connection.control().ranges();
    }

    /** A daemon may answer a value above its largest range like any other. */
    private void checkTaken(DaemonConnection connection, double volts, double amps) throws MeterFault {
        Optional<Ranges> taken = parsed(text);
        if (channels == 1 && taken.isPresent()) {
            boolean tooLow =
                    isBelow(taken.get().voltage(), volts) || isBelow(taken.get().current(), amps);
            if (tooLow) {
                throw new MeterFault(connection
                        .link()
                        .peer()
                        .message("fault.meter-ranges-too-low", Figure.shortest(volts), Figure.shortest(amps), text));
            }
        }
    }

    private static boolean isBelow(Ranges.Range range, double wanted) {
        return range.choice() == Ranges.Choice.FIXED && range.upTo().orElse(wanted) < wanted * (1 - 1e-6);
    }

    boolean hasChanged() {
        return !inUse.isEmpty();
    }

    /** Puts the ranges back that the analyzer had. */
    void restore(DaemonConnection connection) throws MeterFault {
        List<Command.SetRange> former = new ArrayList<>();
        if (initialByChannel.isEmpty()) {
            former.addAll(settings(parsed(initial).orElse(Ranges.none()), ChannelChoice.total()));
        }
        for (int channel = 1; channel <= initialByChannel.size(); channel++) {
            former.addAll(settings(initialByChannel.get(channel - 1), ChannelChoice.one(channel)));
        }
        for (Command.SetRange each : former) {
            connection.control().setRange(each);
        }
        inUse = List.of();
    }

    private static List<Command.SetRange> settings(Ranges ranges, ChannelChoice channel) {
        return List.of(setting(VOLTAGE, ranges.voltage(), channel), setting(CURRENT, ranges.current(), channel));
    }

    private static Command.SetRange setting(String letter, Ranges.Range range, ChannelChoice channel) {
        boolean fixed = range.choice() == Ranges.Choice.FIXED && range.upTo().orElse(0) > 0;
        return fixed ? upTo(letter, range.upTo().getAsDouble(), channel) : automatic(letter, channel);
    }

    private static Command.SetRange upTo(String letter, double value, ChannelChoice channel) {
        return Command.SetRange.upTo(letter, value, channel);
    }

    private static Command.SetRange automatic(String letter, ChannelChoice channel) {
        return Command.SetRange.automatic(letter, channel);
    }

    private static Optional<Ranges> parsed(String line) {
        try {
            return line.isEmpty() ? Optional.empty() : Optional.of(Ranges.parse(line));
        } catch (UnreadableAnswer checkedWhenRead) {
            return Optional.empty();
        }
    }
}
