package org.wattladder.console.timeline;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.wattladder.model.text.Message;
import org.wattladder.reporter.chart.TimeScale;
import org.wattladder.reporter.language.Words;
import org.wattladder.reporter.timeline.TimedInterval;
import org.wattladder.reporter.timeline.Timeline;
import org.wattladder.reporter.timeline.TimelinePicture;
import org.wattladder.reporter.view.chart.Graph;
import org.wattladder.reporter.view.chart.Picture;

/**
 * A part of a run over time, ready for its page.
 *
 * @param caption what it shows
 * @param keys what the lines mean
 * @param drawing SVG in the language of the visitor
 * @param values under the cursor, JSON
 * @param moves to other parts
 * @param intervals each with a part of its own
 */
public record TimelineView(
        Message caption, List<Graph.Key> keys, String drawing, String values, List<Move> moves, List<Move> intervals) {
    private static final double MILLIS = 1000;
    private static final int MOST_INTERVALS = 400;
    /** Room around one interval, as a part of its length. */
    private static final long ROOM = 10;

    /**
     * A link to another part.
     *
     * @param key of the keyboard and name in the page
     * @param text of the link
     * @param address of the page with that part
     */
    public record Move(String key, Message text, String address) {}

    /**
     * The part that was asked for; empty when there are no samples.
     *
     * @param page address of the page of the run
     */
    public static Optional<TimelineView> of(Timeline timeline, TimeRange asked, String page, Words words) {
        if (!timeline.isDrawn()) {
            return Optional.empty();
        }
        TimeScale whole = timeline.whole();
        TimeScale time = asked.in(timeline);
        Picture picture = new TimelinePicture(timeline, time).picture("timeline-chart");
        return Optional.of(new TimelineView(
                picture.caption(),
                picture.keys(),
                picture.drawing().apply(words),
                CursorValues.json(timeline, time, words),
                moves(whole, time, page),
                timeline.intervals().stream()
                        .limit(MOST_INTERVALS)
                        .map(interval -> interval(interval, page, whole.zeroMillis()))
                        .toList()));
    }

    /** Those that lead elsewhere. */
    private static List<Move> moves(TimeScale whole, TimeScale time, String page) {
        List<Move> moves = new ArrayList<>();
        long quarter = time.millis() / 4;
        moves.add(move(
                "in",
                Message.of("console.zoom-in"),
                time.fromMillis() + quarter,
                time.toMillis() - quarter,
                whole,
                page));
        if (time.millis() < whole.millis()) {
            moves.add(move(
                    "out",
                    Message.of("console.zoom-out"),
                    time.fromMillis() - 2 * quarter,
                    time.toMillis() + 2 * quarter,
                    whole,
                    page));
            moves.add(new Move("all", Message.of("console.zoom-all"), page + "#timeline"));
        }
        if (time.fromMillis() > whole.fromMillis()) {
            long step = Math.min(2 * quarter, time.fromMillis() - whole.fromMillis());
            moves.add(move(
                    "earlier",
                    Message.of("console.zoom-earlier"),
                    time.fromMillis() - step,
                    time.toMillis() - step,
                    whole,
                    page));
        }
        if (time.toMillis() < whole.toMillis()) {
            long step = Math.min(2 * quarter, whole.toMillis() - time.toMillis());
            moves.add(move(
                    "later",
                    Message.of("console.zoom-later"),
                    time.fromMillis() + step,
                    time.toMillis() + step,
                    whole,
                    page));
        }
        return moves;
    }

    private static Move move(String key, Message name, long fromMillis, long toMillis, TimeScale whole, String page) {
        return new Move(
                key,
                name,
                address(
                        page,
                        Math.max(fromMillis, whole.fromMillis()) - whole.zeroMillis(),
                        Math.min(toMillis, whole.toMillis()) - whole.zeroMillis()));
    }

    private static Move interval(TimedInterval interval, String page, long zeroMillis) {
        long from = interval.startedAt().toEpochMilli() - zeroMillis;
        long to = interval.endedAt().toEpochMilli() - zeroMillis;
        long room = (to - from) / ROOM;
        return new Move("interval", interval.place(), address(page, from - room, to + room));
    }

    /** Times in addresses are seconds since the run began. */
    private static String address(String page, long fromMillis, long toMillis) {
        return String.format(
                Locale.ROOT,
                "%s?from=%.3f&to=%.3f#timeline",
                page,
                (double) fromMillis / MILLIS,
                (double) toMillis / MILLIS);
    }
}
