package org.wattladder.director.component;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.wattladder.model.result.ClientInterval;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.result.Rates;
import org.wattladder.model.result.TypeResult;
import org.wattladder.worklets.api.Figure;
import org.wattladder.worklets.link.CountLine;
import org.wattladder.worklets.link.DoneLine;
import org.wattladder.worklets.link.FigureLine;

/** Collects what clients answer about one interval. */
final class IntervalAnswers {
    private final long interval;
    private final int clients;
    private final boolean sweeping;
    private final Map<Integer, List<TypeResult>> types = new TreeMap<>();
    private final Map<Integer, List<Figure>> figures = new TreeMap<>();
    private final Map<Integer, ClientInterval> finished = new TreeMap<>();
    private boolean open;

    /**
     * Expects answers about an interval.
     *
     * @param clients how many clients were asked, numbered from 1
     * @param sweeping whether a number of outstanding transactions was asked for
     */
    IntervalAnswers(long interval, int clients, boolean sweeping) {
        this.sweeping = sweeping;
        this.interval = interval;
        this.clients = clients;
    }

    /** Accepts answers from now on, because recording has begun. */
    void open() {
        open = true;
    }

    /**
     * Takes the count of one transaction type.
     *
     * @throws IllegalArgumentException if it is about another interval, before recording, after the end, or the second one
     */
    void add(int client, CountLine line) {
        check(client, line.interval(), line.text());
        List<TypeResult> counted = types.computeIfAbsent(client, ignored -> new ArrayList<>());
        if (counted.stream().anyMatch(type -> type.type().equals(line.type()))) {
            throw new IllegalArgumentException("it counted type " + line.type() + " twice");
        }
        String response = line.responseHistogram().equals("-") ? "" : line.responseHistogram();
        counted.add(new TypeResult(
                line.type(),
                line.transactions(),
                line.aborted(),
                line.bytesPerTransaction(),
                line.serviceHistogram(),
                response));
    }

    /**
     * Takes a named figure.
     *
     * @throws IllegalArgumentException if it is about another interval, before recording, or after the end
     */
    void add(int client, FigureLine line) {
        check(client, line.interval(), line.text());
        figures.computeIfAbsent(client, ignored -> new ArrayList<>()).add(line.figure());
    }

    /**
     * Takes the end of one client's answers, and returns what they say together.
     *
     * @throws IllegalArgumentException if it is about another interval, before recording, or the second of its kind
     */
    ClientInterval add(int client, DoneLine line) {
        check(client, line.interval(), line.text());
        ClientInterval answer = new ClientInterval(
                client,
                line.startDelayNanos(),
                line.recordingNanos(),
                processorPercent(line),
                line.unfinished(),
                achievedDepth(line),
                types.getOrDefault(client, List.of()),
                figures.getOrDefault(client, List.of()));
        finished.put(client, answer);
        return answer;
    }

    /** Says whether every client has answered. */
    boolean complete() {
        return finished.size() == clients;
    }

    /** Numbers of the clients that have not answered. */
    List<Integer> missing() {
        List<Integer> missing = new ArrayList<>();
        for (int client = 1; client <= clients; client++) {
            if (!finished.containsKey(client)) {
                missing.add(client);
            }
        }
        return missing;
    }

    /** The answers so far, in order of client number. */
    List<ClientInterval> toList() {
        return List.copyOf(finished.values());
    }

    private void check(int client, long about, String text) {
        if (!open || about != interval || finished.containsKey(client)) {
            throw new IllegalArgumentException("unexpected line in interval " + interval + ": " + text);
        }
    }

    private Measurement achievedDepth(DoneLine line) {
        if (!sweeping) {
            return Measurement.absent(Rates.NO_DEPTH);
        }
        return line.recordingNanos() <= 0
                ? Measurement.absent("absent.client-recorded-nothing")
                : Measurement.of((double) line.outstandingNanos() / line.recordingNanos());
    }

    private static Measurement processorPercent(DoneLine line) {
        return line.processorNanos() < 0 || line.recordingNanos() <= 0
                ? Measurement.absent("absent.no-processor-time")
                : Measurement.of(100.0 * line.processorNanos() / line.recordingNanos());
    }
}
