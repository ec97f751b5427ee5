package org.wattladder.reporter.verify.archive;

import java.util.List;
import java.util.NavigableSet;
import java.util.TreeSet;
import org.wattladder.model.result.RunResult;
import org.wattladder.model.result.WorkletResult;
import org.wattladder.model.wire.WireCodec;
import org.wattladder.reporter.verify.difference.Differs;
import org.wattladder.reporter.verify.difference.Spot;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Compares records value by value, exactly: those of {@code result.xml} with those of the journal, and parts of one interval. */
public final class TreeCheck {
    /** The archive's name in a run directory. */
    public static final String FILE = "result.xml";

    private final List<WorkletResult> worklets;

    private TreeCheck(List<WorkletResult> worklets) {
        this.worklets = worklets;
    }

    /** Throws at the first value of the printed result that is not that of the derived one. */
    public static void check(RunResult printed, RunResult derived) throws Differs {
        check(new TreeCheck(derived.worklets()), new Spot(FILE, "", ""), "", printed, derived);
    }

    /** Throws at the first value of some printed records that is not that of the derived ones. */
    public static void check(Spot spot, String path, List<?> printed, List<?> derived) throws Differs {
        check(new TreeCheck(List.of()), spot, path, printed, derived);
    }

    private static void check(TreeCheck check, Spot spot, String path, Object printed, Object derived) throws Differs {
        JsonMapper mapper = WireCodec.strictMapper();
        check.compare(spot, path, mapper.valueToTree(printed), mapper.valueToTree(derived));
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
                if (path.equals("worklets") && i < worklets.size()) {
                    inside = new Spot(spot.file(), worklets.get(i).name(), "");
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
        return worklets.stream()
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
