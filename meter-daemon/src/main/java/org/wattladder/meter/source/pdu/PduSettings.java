package org.wattladder.meter.source.pdu;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.wattladder.meter.source.OptionMistake;
import org.wattladder.meter.source.SourceSettings;
import org.wattladder.meter.source.poll.Pace;
import org.wattladder.meter.source.redfish.RackOutlets;
import org.wattladder.settings.Key;
import org.wattladder.settings.Kinds;
import org.wattladder.worklets.api.Endpoint;

/**
 * The settings of this source for SNMP.
 *
 * @param address of the agent, its port for UDP
 * @param objects figures to add, each a channel
 * @param login how to be let in
 * @param answerMillis longest time for an answer, asked twice
 */
record PduSettings(Endpoint address, List<PowerObject> objects, Login login, int answerMillis) {
    private static final long ANSWER_MILLIS = 1500;
    private static final int PORT = 161;
    private static final String INDEX = "\\d{1,10}(\\.\\d{1,10})*";

    /** How often a unit is asked; those that state steps of 10 W stand still for minutes. */
    static final Pace.Keys PACE = Pace.keys(1_000, 5_000, 3_600);

    static final Key<Endpoint> ADDRESS = Key.optional(
            "address",
            Kinds.parsed("HOST or HOST:PORT", text -> agent(text.strip())),
            "of the SNMP agent, port 161 if none is given; this or url is needed");
    static final Key<Preset> PRESET =
            Key.optional("preset", Kinds.oneOf(List.of(Preset.values()), Preset::word), "whose table");
    static final Key<String> OUTLETS = Key.optional(
            "outlets",
            Kinds.text("indexes, or ids where there is a url, with commas"),
            "with a preset or url: each a channel");
    static final Key<String> UNIT = Key.optional(
            "unit",
            Kinds.text("a number in a chain of units, or an id where there is a url"),
            "without it the first or only one");
    static final Key<String> OID =
            Key.optional("oid", Kinds.text("object identifiers with commas"), "instead of a preset: each a channel");
    private static final Key<Double> SCALE =
            Key.of("scale", 1.0, Kinds.decimal(1e-9, 1e6), "with oid: watts per count, for example 0.1 or 10");
    static final Key<Long> ANSWER = Key.optional(
            "answer-millis", Kinds.whole(50, 10_000), "longest time for an answer; without it 1500, with url 5000");

    /** All settings of the source. */
    static final List<Key<?>> KEYS = Stream.of(
                    List.of(ADDRESS, PRESET, OUTLETS, UNIT, OID, SCALE, ANSWER),
                    PACE.all(),
                    Login.KEYS,
                    RackOutlets.keys())
            .<Key<?>>flatMap(List::stream)
            .toList();

    PduSettings {
        objects = List.copyOf(objects);
    }

    static PduSettings of(SourceSettings settings, Map<String, String> environment) throws OptionMistake {
        Endpoint address = settings.find(ADDRESS)
                .orElseThrow(
                        () -> new OptionMistake("source pdu needs the option address=HOST or HOST:PORT of the unit's"
                                + " SNMP agent, or url=https://HOST of its Redfish service."));
        return new PduSettings(
                address,
                objects(settings),
                Login.of(settings, environment),
                settings.find(ANSWER).orElse(ANSWER_MILLIS).intValue());
    }

    /** An address of version 6 may stand without brackets where no port follows. */
    private static Optional<Endpoint> agent(String text) {
        return Endpoint.parse(text, PORT)
                .or(() -> text.matches(".*:.*:.*") ? Endpoint.parse("[" + text + "]", PORT) : Optional.empty());
    }

    private static List<PowerObject> objects(SourceSettings settings) throws OptionMistake {
        Optional<Preset> chosen = settings.find(PRESET);
        Optional<String> oids = settings.find(OID);
        if (chosen.isPresent() == oids.isPresent()) {
            throw new OptionMistake("source pdu needs either preset= (" + Preset.names() + ") or oid=.");
        }
        if (oids.isPresent()) {
            double scale = settings.get(SCALE);
            List<PowerObject> objects = new ArrayList<>();
            for (String oid : list("oid", oids.get().replaceAll("(^|,)\\.", "$1"))) {
                objects.add(new PowerObject(oid, oid, scale, Optional.empty()));
            }
            return objects;
        }
        Preset preset = chosen.get();
        if (preset.needsOutlet() != settings.find(OUTLETS).isPresent()) {
            throw new OptionMistake("preset " + preset.word() + " of source pdu "
                    + (preset.needsOutlet() ? "needs outlets=, for example outlets=4,5." : "has no outlets."));
        }
        String unit = settings.find(UNIT).orElse(preset.firstUnit());
        List<PowerObject> objects = new ArrayList<>();
        for (String outlet : list("outlets", settings.find(OUTLETS).orElse("1"))) {
            objects.add(preset.object(list("unit", unit).get(0), outlet));
        }
        return objects;
    }

    private static List<String> list(String option, String text) throws OptionMistake {
        List<String> words = List.of(text.split(",", -1));
        for (String word : words) {
            if (!word.matches(INDEX)) {
                throw new OptionMistake("option " + option + "=" + text
                        + " of source pdu must be numbers with dots, and" + " commas between them.");
            }
        }
        return words;
    }
}
