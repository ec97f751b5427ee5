package org.wattladder.reporter.timeline;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.result.MeterFacts;
import org.wattladder.model.text.Figure;
import org.wattladder.model.text.Listing;
import org.wattladder.model.text.Message;
import org.wattladder.model.text.Text;
import org.wattladder.reporter.chart.TimeChart;
import org.wattladder.reporter.chart.TimeScale;
import org.wattladder.reporter.chart.TimeStrip;
import org.wattladder.reporter.finding.Finding;
import org.wattladder.reporter.finding.Severity;
import org.wattladder.reporter.language.Words;
import org.wattladder.reporter.samples.SampledDevice;
import org.wattladder.reporter.view.chart.Graph;
import org.wattladder.reporter.view.chart.Picture;
import org.wattladder.reporter.view.table.Cells;

/**
 * A run over time as a picture.
 *
 * @param timeline what is drawn
 * @param time the part of it that is drawn
 */
public record TimelinePicture(Timeline timeline, TimeScale time) {
    /** Columns of a line; on a wide screen one is two pixels wide. */
    private static final int COLUMNS = 1200;

    private static final double POWER_PIXELS = 210;
    private static final double OTHER_PIXELS = 70;
    private static final int DIGITS = 4;
    private static final List<String> STYLES = List.of("first", "second", "third", "fourth", "fifth", "sixth");

    /** The whole run, for a page that cannot change; empty when there are no samples. */
    public static Optional<Picture> whole(Timeline timeline) {
        return timeline.isDrawn()
                ? Optional.of(new TimelinePicture(timeline, timeline.whole()).picture("timeline-chart"))
                : Optional.empty();
    }

    /** Ready to be drawn under this id, which is unique in its page. */
    public Picture picture(String id) {
        return new Picture(caption(), keys(), words -> draw(id, words));
    }

    private Message caption() {
        return timeline.samples().unreadableRows() == 0
                ? Message.of("timeline.caption")
                : Message.of("timeline.caption-unreadable", timeline.samples().unreadableRows());
    }

    /** The device in words, with the evidence of its figures. */
    public static Message name(SampledDevice device) {
        return Message.of("timeline.device", device.meter(), Cells.tier(device.tier()));
    }

    private List<Graph.Key> keys() {
        List<Graph.Key> keys = new ArrayList<>();
        for (MeterFacts.Quantity quantity : MeterFacts.Quantity.values()) {
            List<SampledDevice> devices = timeline.samples().of(quantity);
            for (int place = 0; place < devices.size(); place++) {
                keys.add(new Graph.Key("curve " + style(place), name(devices.get(place))));
            }
        }
        boolean paced = timeline.intervals().stream()
                .anyMatch(interval -> interval.targetPercent().asOptional().isPresent());
        if (paced) {
            keys.add(Graph.Key.of("curve achieved", "timeline.achieved-rate"));
            keys.add(Graph.Key.of("curve target", "timeline.target-rate"));
        }
        boolean timed = timeline.intervals().stream()
                .anyMatch(interval -> interval.latency().p50().asOptional().isPresent());
        if (timed) {
            keys.add(Graph.Key.of("curve median", "timeline.median-latency"));
            keys.add(Graph.Key.of("curve p99", "timeline.p99-latency"));
        }
        return keys;
    }

    private static String style(int place) {
        return STYLES.get(place % STYLES.size());
    }

    private String draw(String id, Words words) {
        List<TimeStrip> strips = List.of(
                new TimeStrip("W", POWER_PIXELS, false, curves(MeterFacts.Quantity.POWER)),
                new TimeStrip("°C", OTHER_PIXELS, false, curves(MeterFacts.Quantity.TEMPERATURE)),
                new TimeStrip(
                        words.say("timeline.rate-unit"),
                        OTHER_PIXELS,
                        false,
                        List.of(
                                steps("target", TimedInterval::targetPercent),
                                steps("achieved", TimedInterval::actualPercent))),
                new TimeStrip(
                        words.say("timeline.latency-unit"),
                        OTHER_PIXELS,
                        true,
                        List.of(
                                steps("median", interval -> interval.latency().p50()),
                                steps("p99", interval -> interval.latency().p99()))));
        return new TimeChart(time, strips, bands(words), marks(words))
                .draw(
                        id,
                        words.say(caption()),
                        description(words),
                        words.say("timeline.axis", timeline.startedAt()),
                        words);
    }

    private List<TimeStrip.Curve> curves(MeterFacts.Quantity quantity) {
        List<SampledDevice> devices = timeline.samples().of(quantity);
        Thinning thinning = new Thinning(time, COLUMNS);
        List<TimeStrip.Curve> curves = new ArrayList<>();
        for (int place = 0; place < devices.size(); place++) {
            curves.add(new TimeStrip.Curve(style(place), thinning.pieces(devices.get(place))));
        }
        return curves;
    }

    /** A level line for each interval in sight with such a figure above 0. */
    private TimeStrip.Curve steps(String style, Function<TimedInterval, Measurement> figure) {
        return new TimeStrip.Curve(
                style,
                timeline.intervals().stream()
                        .filter(interval -> interval.endedAt().toEpochMilli() > time.fromMillis()
                                && interval.startedAt().toEpochMilli() < time.toMillis())
                        .flatMap(interval -> figure.apply(interval).asOptional().stream()
                                .filter(value -> value > 0)
                                .mapToObj(value -> List.of(
                                        new TimeStrip.Point(interval.startedAt().toEpochMilli(), value),
                                        new TimeStrip.Point(interval.endedAt().toEpochMilli(), value))))
                        .toList());
    }

    private List<TimeChart.Band> bands(Words words) {
        return timeline.intervals().stream()
                .map(interval -> new TimeChart.Band(
                        interval.style(),
                        words.say(interval.figures().name()),
                        words.say(new Listing(interval.summary(), false)),
                        interval.startedAt().toEpochMilli(),
                        interval.endedAt().toEpochMilli()))
                .toList();
    }

    /** Findings of intervals; notes, and what holds for the run, a host or a meter, stand in their table alone. */
    private List<TimeChart.Mark> marks(Words words) {
        return timeline.intervals().stream()
                .flatMap(interval -> found(interval).stream().limit(1).map(heaviest -> mark(interval, heaviest, words)))
                .toList();
    }

    private TimeChart.Mark mark(TimedInterval interval, Finding heaviest, Words words) {
        return new TimeChart.Mark(
                heaviest.severity().label(),
                heaviest.severity() == Severity.WARNING ? "\u25B2" : "\u2715",
                words.say(interval.place()) + ": "
                        + found(interval).stream()
                                .map(finding -> words.sentence(finding.message()))
                                .collect(Collectors.joining(words.gap())),
                (interval.startedAt().toEpochMilli() + interval.endedAt().toEpochMilli()) / 2);
    }

    /** What was found in an interval, heaviest first. */
    public List<Finding> found(TimedInterval interval) {
        return timeline.findings().stream()
                .filter(finding -> finding.severity() != Severity.NOTE)
                .filter(finding -> finding.place().equals(interval.place()))
                .toList();
    }

    private String description(Words words) {
        List<String> parts = new ArrayList<>();
        parts.add(words.say("timeline.length", Duration.ofMillis(time.millis())));
        Thinning whole = new Thinning(time, 1);
        for (SampledDevice device : timeline.samples().devices()) {
            whole.extents(device).get(0).ifPresent(extent -> parts.add(words.say(extent(device, extent))));
        }
        return String.join("; ", parts);
    }

    private static Text extent(SampledDevice device, Thinning.Extent extent) {
        return Message.of(
                device.quantity() == MeterFacts.Quantity.POWER ? "timeline.watts-extent" : "timeline.celsius-extent",
                device.meter(),
                Figure.significant(extent.low(), DIGITS),
                Figure.significant(extent.high(), DIGITS));
    }
}
