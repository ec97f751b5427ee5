package org.wattladder.ptdaemon.fake;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Answers as a real daemon does; every measurement yields the same rows, the clock comparison its first ones. */
public class WellBehavedAnalyzer extends LoopbackAnalyzer {
    private final String identity;
    private final List<String> rows;
    private final List<String> unread = Collections.synchronizedList(new ArrayList<>());

    public WellBehavedAnalyzer(String identity, List<String> rows) {
        this.identity = identity;
        this.rows = List.copyOf(rows);
    }

    @Override
    protected List<String> answer(String command) {
        String word = command.split(",", -1)[0];
        return switch (word) {
            case "Hello" -> List.of("Hello, PTDaemon here!");
            case "Identify" -> List.of(identity);
            case "RR" -> List.of("Ranges,0,0.500000,1,300.000000");
            case "Go" -> go(command);
            case "Stop" -> List.of("Stopping untimed measurement");
            case "RL" -> command.equals("RL,1") ? next() : all(command);
            case "Watts", "Temperature" -> List.of(statistics(word));
            case "Uncertainty" -> List.of(uncertainty());
            default -> List.of("Unknown command");
        };
    }

    private List<String> go(String command) {
        unread.clear();
        unread.addAll(rows);
        return List.of("Starting untimed measurement, maximum 500000 samples at " + command.split(",", -1)[1]
                + "ms with 0 rampup samples");
    }

    private List<String> next() {
        return unread.isEmpty() ? List.of("No unread samples") : List.of("Last 1 samples", unread.remove(0));
    }

    protected List<String> all(String command) {
        if (command.equals("RL,*,*")) {
            return List.of("Invalid number of parameters");
        }
        if (unread.isEmpty()) {
            return List.of("No unread samples");
        }
        List<String> lines = new ArrayList<>();
        lines.add("Last " + unread.size() + " samples");
        lines.addAll(unread);
        unread.clear();
        return lines;
    }

    protected String statistics(String word) {
        return word + ",100.000000,100.000000,100.000000," + rows.size() + ",0," + rows.size();
    }

    protected String uncertainty() {
        return "Uncertainty,0.002500,0.002000,0.003000," + rows.size() + ",0," + rows.size() + ",0";
    }
}
