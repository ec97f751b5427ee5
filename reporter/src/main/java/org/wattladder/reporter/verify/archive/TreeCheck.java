package org.wattladder.reporter.verify.archive;

import java.util.NavigableSet;
import java.util.TreeSet;
import org.wattladder.model.result.RunResult;
import org.wattladder.model.wire.WireCodec;
import org.wattladder.reporter.verify.difference.Differs;
import org.wattladder.reporter.verify.difference.Spot;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Holds every value of {@code result.xml} to the journal, exactly. */
public final class TreeCheck {
    /** The archive's name in a run directory. */
    public static final String FILE = "result.xml";

    private final RunResult derived;

    private TreeCheck(RunResult derived) {
        this.derived = derived;
    }

    /** Throws at the first value of the printed result that is not that of the derived one. */
    public static void check(RunResult printed, RunResult derived) throws Differs {
        JsonMapper mapper = WireCodec.strictMapper();
        JsonNode left = mapper.valueToTree(printed);
        JsonNode right = mapper.valueToTree(derived);
        new TreeCheck(derived).compare(new Spot(FILE, "", ""), "", left, right);
    }

    private void compare(Spot spot, String path, JsonNode printed, JsonNode expected) throws Differs {
        if (printed.isObject() && expected.isObject()) {
            NavigableSet<String> names = new TreeSet<>(printed.propertyNames());
            names.addAll(expected.propertyNames());
            for (String name : names) {
                compare(spot, path.isEmpty() ? name : path + "." + name, printed.path(name), expected.path(name));
            }
        } else if (printed.isArray() && expected.isArray()) {
            for (int i = 0; i < Math.max(printed.size(), expected.size()); i++) {
                Spot inside = spot;
                String step = path + "[" + (i + 1) + "]";
                if (path.equals("worklets") && i < derived.worklets().size()) {
                    inside = new Spot(spot.file(), derived.worklets().get(i).name(), "");
                    step = "";
                } else if (path.equals("intervals") && expected.path(i).isObject()) {
                    inside = new Spot(spot.file(), spot.worklet(), interval(spot.worklet(), i));
                    step = "";
                }
                compare(inside, step, printed.path(i), expected.path(i));
            }
        } else if (!printed.equals(expected)) {
            spot.text(path, text(printed), text(expected));
            throw spot.differs(path, printed.toString(), expected.toString());
        }
    }

    private String interval(String worklet, int place) {
        return derived.worklets().stream()
                .filter(result ->
                        result.name().equals(worklet) && result.intervals().size() > place)
                .map(result -> result.intervals().get(place).plan().label().notation())
                .findFirst()
                .orElse("interval " + (place + 1));
    }

    private static String text(JsonNode node) {
        return node.isValueNode() ? node.asString() : node.toString();
    }
}
