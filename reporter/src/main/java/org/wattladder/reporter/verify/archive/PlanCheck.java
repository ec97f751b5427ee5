package org.wattladder.reporter.verify.archive;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.format.DateTimeParseException;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.wattladder.model.archive.Sha256;
import org.wattladder.model.plan.RunPlan;
import org.wattladder.model.wire.WireCodec;
import org.wattladder.reporter.verify.difference.Differs;
import org.wattladder.reporter.verify.difference.Spot;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;
import tools.jackson.dataformat.yaml.YAMLMapper;

/** Holds {@code plan.yaml} to the hash that the journal began with, and the plan in {@code result.xml} to it. */
public final class PlanCheck {
    /** The plan's name in a run directory. */
    public static final String FILE = "plan.yaml";

    private static final Pattern LENGTH = Pattern.compile("(\\d+)(ms|s)");

    private static final String VERSION = "format-version";

    private PlanCheck() {}

    /** Throws when the plan is not the one the run began with, or not the one in the result. */
    public static void check(Path directory, String hash, RunPlan printed) throws IOException, Differs {
        Path file = directory.resolve(FILE);
        if (!Files.exists(file)) {
            throw Differs.file(FILE, "is missing");
        }
        byte[] content = Files.readAllBytes(file);
        if (!Sha256.of(content).equals(hash)) {
            throw Differs.file(FILE, "is not the plan the run began with: the journal has another hash");
        }
        try {
            JsonNode plan = YAMLMapper.builder().build().readTree(new String(content, StandardCharsets.UTF_8));
            if (plan instanceof ObjectNode keys) {
                keys.remove(VERSION);
            }
            JsonNode archived = WireCodec.strictMapper().valueToTree(printed);
            if (Rescored.is(directory)) {
                Rescored.without(archived);
                Rescored.without(plan);
            }
            compare(new Spot(TreeCheck.FILE, "", ""), "plan", archived, plan);
        } catch (JacksonException unreadable) {
            throw Differs.file(FILE, "cannot be read: " + unreadable.getOriginalMessage());
        }
    }

    private static void compare(Spot spot, String path, JsonNode archived, JsonNode plan) throws Differs {
        if (archived.isArray() && plan.isArray()) {
            spot.count("number of " + path, archived.size(), plan.size());
            for (int i = 0; i < archived.size(); i++) {
                compare(spot, path + "[" + (i + 1) + "]", archived.get(i), plan.get(i));
            }
        } else if (archived.isObject() && plan.isObject()) {
            for (String name : plan.propertyNames()) {
                if (!archived.has(camel(name))) {
                    throw spot.differs(
                            path + "." + camel(name), "", plan.get(name).toString());
                }
            }
            for (Map.Entry<String, JsonNode> entry : archived.properties()) {
                String inside = path + "." + entry.getKey();
                if (!plan.has(kebab(entry.getKey()))) {
                    throw spot.differs(inside, entry.getValue().toString(), "");
                }
                compare(spot, inside, entry.getValue(), plan.get(kebab(entry.getKey())));
            }
        } else {
            String one = archived.asString();
            String other = plan.isValueNode() ? plan.asString() : plan.toString();
            if (!same(one, other)) {
                throw spot.differs(path, one, other);
            }
        }
    }

    /** Names of constants are in small letters in YAML, lengths have a unit, and numbers may have another form. */
    private static boolean same(String archived, String plan) {
        if (archived.equalsIgnoreCase(plan)) {
            return true;
        }
        Matcher length = LENGTH.matcher(plan);
        try {
            return length.matches()
                    ? Duration.parse(archived).equals(length(length))
                    : Double.parseDouble(archived) == Double.parseDouble(plan);
        } catch (DateTimeParseException | NumberFormatException other) {
            return false;
        }
    }

    private static Duration length(Matcher length) {
        long count = Long.parseLong(length.group(1));
        return length.group(2).equals("s") ? Duration.ofSeconds(count) : Duration.ofMillis(count);
    }

    private static String camel(String kebab) {
        return Pattern.compile("-([a-z])")
                .matcher(kebab)
                .replaceAll(letter -> letter.group(1).toUpperCase(Locale.ROOT));
    }

    private static String kebab(String camel) {
        return camel.replaceAll("([A-Z])", "-$1").toLowerCase(Locale.ROOT);
    }
}
