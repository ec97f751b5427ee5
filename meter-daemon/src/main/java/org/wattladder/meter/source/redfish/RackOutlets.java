package org.wattladder.meter.source.redfish;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.Collectors;
import org.wattladder.meter.source.OptionMistake;
import org.wattladder.meter.source.SourceRefused;
import org.wattladder.meter.source.SourceSettings;
import org.wattladder.settings.Key;

/** Outlets of one rack PDU, as its Redfish service states them; asked by one thread at a time. */
public final class RackOutlets implements AutoCloseable {
    private static final String UNITS = "/redfish/v1/PowerEquipment/RackPDUs";
    private static final String ID = "[\\w.-]{1,64}";

    /** The address of the service. */
    public static final Key<String> URL = ClientSettings.URL;

    /** Who asks. */
    public static final Key<String> USER = ClientSettings.USER;

    private final RedfishClient client;
    private final String unit;
    private final List<String> outlets;

    private RackOutlets(RedfishClient client, String unit, List<String> outlets) {
        this.client = client;
        this.unit = unit;
        this.outlets = List.copyOf(outlets);
    }

    /** The settings of a source that uses this, except those of unit and outlets. */
    public static List<Key<?>> keys() {
        return ClientSettings.KEYS;
    }

    /**
     * Logs in and finds the unit.
     *
     * @param environment where the password may be
     * @param limit time for one answer
     * @param unit id of the PDU; empty for the only one
     * @param outlets ids, at least one
     * @throws SourceRefused when no unit or several can be meant
     */
    public static RackOutlets at(
            SourceSettings settings,
            Map<String, String> environment,
            Duration limit,
            Optional<String> unit,
            List<String> outlets)
            throws IOException, InterruptedException, SourceRefused, OptionMistake {
        for (String id : outlets) {
            if (!id.matches(ID)) {
                throw new OptionMistake("outlet '" + id + "' of source " + settings.source()
                        + " must be an id of letters, digits, dots and dashes.");
            }
        }
        RedfishClient client = ClientSettings.client(settings, environment, limit);
        try {
            return new RackOutlets(client, unit(client, unit), outlets);
        } catch (IOException | InterruptedException | SourceRefused unusable) {
            client.close();
            throw unusable;
        }
    }

    private static String unit(RedfishClient client, Optional<String> wanted)
            throws IOException, InterruptedException, SourceRefused {
        List<String> paths = new ArrayList<>();
        Resources resources = new Resources(client);
        for (String path : resources.members(resources.needed(UNITS))) {
            if (wanted.isEmpty() || Resources.lastWord(path).equals(wanted.get())) {
                paths.add(path);
            }
        }
        if (paths.size() == 1) {
            return paths.get(0);
        }
        throw new SourceRefused(
                paths.isEmpty()
                        ? UNITS + " lists no PDU" + wanted.map(id -> " " + id).orElse("")
                        : "there are several PDUs ("
                                + paths.stream().map(Resources::lastWord).collect(Collectors.joining(", "))
                                + "); choose one by its id: --option unit=ID");
    }

    /** How many outlets. */
    public int size() {
        return outlets.size();
    }

    /** The watts of each outlet, in the order given; empty where the service states none. */
    public List<OptionalDouble> ask() throws IOException, InterruptedException {
        List<OptionalDouble> watts = new ArrayList<>();
        for (String outlet : outlets) {
            watts.add(PowerText.powerWatts(client.get(unit + "/Outlets/" + outlet)));
        }
        return List.copyOf(watts);
    }

    /** Logs out. */
    @Override
    public void close() {
        client.close();
    }
}
