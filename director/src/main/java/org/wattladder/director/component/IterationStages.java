package org.wattladder.director.component;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.wattladder.worklets.link.StageLine;

/** How far each client is in an interval of iterations; the clients meet before recording and end it together. */
final class IterationStages {
    private final long interval;
    private final int clients;
    private final Map<Integer, Long> throughPre = new TreeMap<>();
    private final Map<Integer, Long> throughMeasured = new TreeMap<>();
    private long startNanos;

    /**
     * Expects the stages of an interval.
     *
     * @param clients how many clients were asked, numbered from 1
     */
    IterationStages(long interval, int clients) {
        this.interval = interval;
        this.clients = clients;
    }

    /**
     * Notes that a client is through a stage; true when it is the last one.
     *
     * @param nowNanos by the clock that all processes of a machine share
     * @throws IllegalArgumentException if it is about another interval, not the next stage of this client, or of a moment that
     *     has not come or was before recording
     */
    boolean add(int client, StageLine line, long nowNanos) {
        boolean pre = line.stage() == StageLine.Stage.PRE;
        boolean due = line.interval() == interval && (pre || mayRecord());
        Map<Integer, Long> through = pre ? throughPre : throughMeasured;
        if (line.atNanos() > nowNanos || (!pre && line.atNanos() < startNanos)) {
            throw new IllegalArgumentException("a stage that ended at another time: " + line.text());
        }
        if (!due || through.putIfAbsent(client, line.atNanos()) != null) {
            throw new IllegalArgumentException("unexpected line in interval " + interval + ": " + line.text());
        }
        return through.size() == clients;
    }

    /** Notes when recording begins for all. */
    void go(long atNanos) {
        startNanos = atNanos;
    }

    /** From the common start to the end of the last measured iteration. */
    long recordingNanos() {
        return throughMeasured.values().stream()
                        .mapToLong(Long::longValue)
                        .max()
                        .orElse(startNanos)
                - startNanos;
    }

    /** Numbers of the clients that have not finished the present stage. */
    List<Integer> missing() {
        Map<Integer, Long> through = mayRecord() ? throughMeasured : throughPre;
        return IntStream.rangeClosed(1, clients)
                .filter(client -> !through.containsKey(client))
                .boxed()
                .toList();
    }

    private boolean mayRecord() {
        return throughPre.size() == clients;
    }
}
