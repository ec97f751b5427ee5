package org.wattladder.ptdaemon.fake;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Answers from a recorded session: the recorded answers of each command in turn, the last one again and again. A comparison
 * of clocks is in no recording; it gets answers of its own.
 */
public final class ReplayingAnalyzer extends LoopbackAnalyzer {
    private final Map<String, Deque<String>> answers = new HashMap<>();
    private final List<String> rows;
    private final Deque<String> unread = new ArrayDeque<>();
    private boolean comparing;

    /**
     * Replays a session.
     *
     * @param transcript lines "&gt; command" and "&lt; answer"
     * @param rows samples of every measurement
     */
    public ReplayingAnalyzer(List<String> transcript, List<String> rows) {
        this.rows = List.copyOf(rows);
        for (int line = 0; line + 1 < transcript.size(); line += 2) {
            String word = word(transcript.get(line).substring(2));
            answers.computeIfAbsent(word, unseen -> new ArrayDeque<>())
                    .add(transcript.get(line + 1).substring(2));
        }
        // the recorded sessions do not always ask for these
        answers.computeIfAbsent("Watts", unseen -> new ArrayDeque<>(List.of("Watts,1.0,1.0,1.0,1,0,1")));
        answers.computeIfAbsent(
                "Uncertainty",
                unseen -> new ArrayDeque<>(List.of("Uncertainty,-1.0,10000000.000000,0.000000,1,0,0,1")));
    }

    @Override
    protected List<String> answer(String command) {
        String word = word(command);
        if (word.equals("Go")) {
            unread.clear();
            unread.addAll(rows);
        }
        if (command.endsWith(",clock-offset")) {
            comparing = true;
            return List.of("Starting untimed measurement, maximum 500000 samples at 1000ms with 0 rampup samples");
        }
        if (comparing && word.equals("Stop")) {
            comparing = false;
            return List.of("Stopping untimed measurement");
        }
        return word.equals("RL") ? unread(command) : List.of(next(word));
    }

    private static String word(String command) {
        String[] words = command.split(",", -1);
        return words[0].equals("SR") ? words[0] + "," + words[1] : words[0];
    }

    private String next(String word) {
        Deque<String> left = answers.getOrDefault(word, new ArrayDeque<>(List.of("Unknown command")));
        return left.size() > 1 ? left.remove() : left.element();
    }

    private List<String> unread(String command) {
        boolean manyChannels = rows.get(0).split("Watts", -1).length > 2;
        if (command.equals("RL,*,*") && !manyChannels) {
            return List.of("Invalid number of parameters");
        }
        if (unread.isEmpty()) {
            return List.of("Insufficient unread samples");
        }
        List<String> lines = new ArrayList<>();
        if (command.equals("RL,1")) {
            lines.add("Last 1 samples");
            lines.add(unread.remove());
        } else {
            lines.add("Last " + unread.size() + " samples"
                    + (command.equals("RL,*,*") ? " from sum channel and channels 1 - 3" : ""));
            lines.addAll(unread);
            unread.clear();
        }
        return lines;
    }
}
