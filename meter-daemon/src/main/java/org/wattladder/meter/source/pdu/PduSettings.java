package org.wattladder.meter.source.pdu;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.wattladder.meter.source.OptionMistake;
import org.wattladder.meter.source.SourceOption;
import org.wattladder.meter.source.SourceSettings;
import org.wattladder.meter.source.poll.Pace;
import org.wattladder.meter.source.redfish.RackOutlets;

/**
 * The settings of this source for SNMP.
 *
 * @param host of the agent
 * @param port UDP port
 * @param objects figures to add, each a channel
 * @param login how to be let in
 * @param answerMillis longest time for an answer, asked twice
 */
record PduSettings(String host, int port, List<PowerObject> objects, Login login, int answerMillis) {
    private static final int ANSWER_MILLIS = 1500;
    private static final int POLL_MILLIS = 1_000;
    private static final int UPDATE_MILLIS = 5_000;

    /** Units that state steps of 10 W stand still for minutes. */
    private static final int STUCK_SECONDS = 3_600;

    private static final Pattern ADDRESS = Pattern.compile(
            "(?:\\[([0-9a-fA-F:.%\\w]+)\\]|([^:\\s\\[]+))(?::(\\d{1,5}))?|([0-9a-fA-F.]*:[0-9a-fA-F.]*:[0-9a-fA-F:.]*)");
    private static final String INDEX = "\\d{1,10}(\\.\\d{1,10})*";

    PduSettings {
        objects = List.copyOf(objects);
    }

    static List<SourceOption> options() {
        List<SourceOption> options = new ArrayList<>(List.of(
                new SourceOption("address", "", "HOST or HOST:PORT (161) of the SNMP agent; this or url is needed"),
                new SourceOption("preset", "", "whose table: " + Preset.names()),
                new SourceOption("outlets", "", "with a preset: indexes, with url: ids; with commas, each a channel"),
                new SourceOption(
                        "unit",
                        "",
                        "with a preset: number in a chain of units, with url: id; without it the first or only one"),
                new SourceOption("oid", "", "instead of a preset: object identifiers with commas, each a channel"),
                new SourceOption("scale", "1", "with oid: watts per count, for example 0.1 or 10"),
                new SourceOption("answer-millis", "", "longest time for an answer, 50 to 10000; 1500, with url 5000")));
        options.addAll(Pace.options(POLL_MILLIS, UPDATE_MILLIS, STUCK_SECONDS));
        options.addAll(Login.options());
        RackOutlets.options().stream()
                .filter(option -> !option.name().equals("user"))
                .forEach(options::add);
        return List.copyOf(options);
    }

    static PduSettings of(SourceSettings settings, Map<String, String> environment) throws OptionMistake {
        Matcher address = ADDRESS.matcher(settings.text("address").orElse("").strip());
        if (!address.matches() || Integer.parseInt(Objects.requireNonNullElse(address.group(3), "161")) > 65_535) {
            throw new OptionMistake("source pdu needs the option address=HOST or HOST:PORT of the unit's SNMP agent,"
                    + " or url=https://HOST of its Redfish service.");
        }
        return new PduSettings(
                Stream.of(1, 2, 4)
                        .map(address::group)
                        .filter(Objects::nonNull)
                        .findFirst()
                        .orElseThrow(),
                Integer.parseInt(Objects.requireNonNullElse(address.group(3), "161")),
                objects(settings),
                Login.of(settings, environment),
                (int) settings.number("answer-millis", 50, 10_000).orElse(ANSWER_MILLIS));
    }

    private static List<PowerObject> objects(SourceSettings settings) throws OptionMistake {
        Optional<String> word = settings.text("preset");
        Optional<String> oids = settings.text("oid");
        if (word.isPresent() == oids.isPresent()) {
            throw new OptionMistake("source pdu needs either preset= (" + Preset.names() + ") or oid=.");
        }
        if (oids.isPresent()) {
            double scale = settings.number("scale", 1e-9, 1e6).orElseThrow();
            List<PowerObject> objects = new ArrayList<>();
            for (String oid : list("oid", oids.get().replaceAll("(^|,)\\.", "$1"))) {
                objects.add(new PowerObject(oid, oid, scale, Optional.empty()));
            }
            return objects;
        }
        Preset preset = Preset.named(word.get())
                .orElseThrow(
                        () -> new OptionMistake("option preset=" + word.get() + " of source pdu is unknown; there are "
                                + Preset.names() + ", and oid= with scale= for any other."));
        if (preset.needsOutlet() != settings.text("outlets").isPresent()) {
            throw new OptionMistake("preset " + word.get() + " of source pdu "
                    + (preset.needsOutlet() ? "needs outlets=, for example outlets=4,5." : "has no outlets."));
        }
        String unit = settings.text("unit").orElse(preset.firstUnit());
        List<PowerObject> objects = new ArrayList<>();
        for (String outlet : list("outlets", settings.text("outlets").orElse("1"))) {
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

    String address() {
        return (host.contains(":") ? "[" + host + "]" : host) + ":" + port;
    }
}
