package org.wattladder.meter;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.wattladder.meter.source.PowerSource;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/**
 * What programs give that are used to start other daemons of the protocol: how a device is attached, its type and its port.
 * Taken so that they can start this daemon as it is. Only direct current has an effect, in sources that have such a mode; else a
 * source here knows its device by its own options.
 */
final class CustomaryArguments {
    private static final String MODE = "mode";
    private static final String CHANNELS = "channels";

    @Option(names = "-y", hidden = true)
    private boolean network;

    @Option(names = "-g", hidden = true)
    private boolean gpib;

    @Option(names = "-n", hidden = true)
    private boolean address;

    @Option(names = "-U", hidden = true)
    private boolean usb;

    @Option(names = "-D", hidden = true)
    private boolean directCurrent;

    @Option(names = "-b", hidden = true, paramLabel = "N")
    private Optional<Integer> board = Optional.empty();

    @Parameters(arity = "0..2", hidden = true, paramLabel = "TYPE DEVICE")
    private List<String> device = new ArrayList<>();

    /** Options of a source that mean the same, with the channels of {@code -c}. */
    Map<String, String> options(Optional<String> channels) {
        Map<String, String> known = new HashMap<>();
        channels.ifPresent(chosen -> known.put(CHANNELS, chosen));
        if (directCurrent) {
            known.put(MODE, "dc");
        }
        return known;
    }

    /**
     * One sentence on what was given; empty when nothing was.
     *
     * @param channels of {@code -c}, which have an effect where the source has channels to choose
     */
    Optional<String> notice(PowerSource source, Optional<String> channels) {
        List<String> given = new ArrayList<>();
        add(given, network, "-y");
        add(given, gpib, "-g");
        add(given, address, "-n");
        add(given, usb, "-U");
        add(given, directCurrent && !source.knows(MODE), "-D");
        board.ifPresent(number -> given.add("-b " + number));
        channels.filter(chosen -> !source.knows(CHANNELS)).ifPresent(chosen -> given.add("-c " + chosen));
        given.addAll(device);
        return given.isEmpty()
                ? Optional.empty()
                : Optional.of("Without effect here: " + String.join(" ", given)
                        + "; the device is that of --source and its --option settings");
    }

    private static void add(List<String> given, boolean present, String name) {
        if (present) {
            given.add(name);
        }
    }
}
