package org.wattladder.reporter.timeline;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.wattladder.model.result.MeterFacts;
import org.wattladder.model.result.MeterWindow;
import org.wattladder.model.text.Message;
import org.wattladder.model.text.Name;
import org.wattladder.reporter.chart.TimeChart;
import org.wattladder.reporter.chart.TimeScale;
import org.wattladder.reporter.chart.TimeStrip;
import org.wattladder.reporter.language.Words;
import org.wattladder.reporter.samples.SampledDevice;
import org.wattladder.reporter.view.chart.Graph;
import org.wattladder.reporter.view.chart.Picture;

/**
 * Power of several runs over the intervals that they have in common by name: each interval begins at the same place for all of
 * them, and is as wide as the longest. Meters that only observe are left out.
 *
 * @param runs up to six, by name
 */
public record AlignedPicture(Map<String, Timeline> runs) {
    private static final int COLUMNS = 1200;
    private static final int FEWEST_COLUMNS = 20;
    private static final double PIXELS = 220;
    private static final long GAP_PERCENT = 20;
    private static final List<String> STYLES = List.of("first", "second", "third", "fourth", "fifth", "sixth");

    /** Where an interval lies in the picture, in milliseconds. */
    private record Slot(Message place, long fromMillis, long millis) {}

    /** Whether any run has samples to draw. */
    public boolean isDrawn() {
        return runs.values().stream().anyMatch(Timeline::isDrawn);
    }

    /** Ready to be drawn under this id, which is unique in its page. */
    public Picture picture(String id) {
        List<Graph.Key> keys = new ArrayList<>();
        for (String run : runs.keySet()) {
            keys.add(new Graph.Key("curve " + style(keys.size()), Message.of("timeline.run", new Name(run))));
        }
        return new Picture(Message.of("timeline.aligned"), keys, words -> draw(id, words));
    }

    private static String style(int place) {
        return STYLES.get(place % STYLES.size());
    }

    private String draw(String id, Words words) {
        Map<String, Slot> slots = slots();
        long end = slots.values().stream()
                .mapToLong(slot -> slot.fromMillis() + slot.millis())
                .max()
                .orElse(1);
        TimeScale time = new TimeScale(0, end, 0);
        List<TimeStrip.Curve> curves = new ArrayList<>();
        for (Timeline run : runs.values()) {
            curves.add(new TimeStrip.Curve(style(curves.size()), pieces(run, slots, end)));
        }
        return new TimeChart(
                        time,
                        List.of(new TimeStrip("W", PIXELS, false, curves)),
                        slots.values().stream()
                                .map(slot -> new TimeChart.Band(
                                        "work",
                                        words.say(slot.place().arguments().get(1)),
                                        words.say(slot.place()),
                                        slot.fromMillis(),
                                        slot.fromMillis() + slot.millis()))
                                .toList(),
                        List.of())
                .draw(
                        id,
                        words.say("timeline.aligned"),
                        String.join(", ", runs.keySet()),
                        words.say("timeline.aligned-axis"),
                        words);
    }

    /** In the order of the first run that has them; an interval of a plan that holds a worklet twice has two places. */
    private Map<String, Slot> slots() {
        Map<String, Slot> longest = new LinkedHashMap<>();
        for (Timeline run : runs.values()) {
            named(run)
                    .forEach((name, interval) -> longest.merge(
                            name,
                            new Slot(
                                    interval.place(),
                                    0,
                                    Math.max(1, interval.result().window().nanos() / 1_000_000)),
                            (first, other) -> new Slot(first.place(), 0, Math.max(first.millis(), other.millis()))));
        }
        long all = longest.values().stream().mapToLong(Slot::millis).sum();
        long gap = Math.max(1, all * GAP_PERCENT / 100 / Math.max(1, longest.size()));
        Map<String, Slot> slots = new LinkedHashMap<>();
        long from = 0;
        for (Map.Entry<String, Slot> slot : longest.entrySet()) {
            slots.put(
                    slot.getKey(),
                    new Slot(slot.getValue().place(), from, slot.getValue().millis()));
            from += slot.getValue().millis() + gap;
        }
        return slots;
    }

    private static Map<String, TimedInterval> named(Timeline run) {
        Map<String, TimedInterval> named = new LinkedHashMap<>();
        for (TimedInterval interval : run.intervals()) {
            String name = interval.place().notation();
            int again = 1;
            while (named.containsKey(name)) {
                again++;
                name = interval.place().notation() + " " + again;
            }
            named.put(name, interval);
        }
        return named;
    }

    private static List<List<TimeStrip.Point>> pieces(Timeline run, Map<String, Slot> slots, long end) {
        List<List<TimeStrip.Point>> pieces = new ArrayList<>();
        named(run)
                .forEach((name, interval) -> Optional.ofNullable(slots.get(name))
                        .ifPresent(slot -> pieces.addAll(pieces(run, interval, slot, end))));
        return pieces;
    }

    private static List<List<TimeStrip.Point>> pieces(Timeline run, TimedInterval interval, Slot slot, long end) {
        List<List<TimeStrip.Point>> pieces = new ArrayList<>();
        int columns = (int) Math.max(FEWEST_COLUMNS, COLUMNS * slot.millis() / Math.max(1, end));
        long from = interval.startedAt().toEpochMilli();
        TimeScale window =
                new TimeScale(from, Math.max(from + 1, interval.endedAt().toEpochMilli()), from);
        for (SampledDevice device : counting(run, interval)) {
            new Thinning(window, columns).pieces(device).forEach(piece -> shifted(piece, window, slot, pieces));
        }
        return pieces;
    }

    private static List<SampledDevice> counting(Timeline run, TimedInterval interval) {
        List<String> names = interval.result().power().meters().stream()
                .map(MeterWindow::meter)
                .toList();
        return run.samples().of(MeterFacts.Quantity.POWER).stream()
                .filter(device -> names.contains(device.meter()))
                .toList();
    }

    private static void shifted(
            List<TimeStrip.Point> piece, TimeScale window, Slot slot, List<List<TimeStrip.Point>> pieces) {
        List<TimeStrip.Point> within = piece.stream()
                .filter(point -> point.epochMillis() >= window.fromMillis() && point.epochMillis() <= window.toMillis())
                .map(point -> new TimeStrip.Point(
                        point.epochMillis() - window.fromMillis() + slot.fromMillis(), point.value()))
                .toList();
        if (!within.isEmpty()) {
            pieces.add(within);
        }
    }
}
