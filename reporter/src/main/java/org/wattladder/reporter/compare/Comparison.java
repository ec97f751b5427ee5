package org.wattladder.reporter.compare;

import java.util.List;
import java.util.stream.Stream;
import org.wattladder.model.text.Message;

/**
 * What comes of comparing B with A.
 *
 * @param before side A
 * @param after side B
 * @param terms what counts
 * @param obstacles why the two may not be compared, a sentence each; empty when they may
 * @param cautions what a reader should know of the two, a sentence each
 * @param headline figures that sum up both sides
 * @param rows every figure of both sides, scores first
 */
public record Comparison(
        Compared before,
        Compared after,
        Terms terms,
        List<Message> obstacles,
        List<Message> cautions,
        List<HeadlineChange> headline,
        List<Row> rows) {
    public Comparison {
        obstacles = List.copyOf(obstacles);
        cautions = List.copyOf(cautions);
        headline = List.copyOf(headline);
        rows = List.copyOf(rows);
    }

    /** Number of figures with this verdict, those that sum up the sides included. */
    public long count(ChangeVerdict verdict) {
        return changes().filter(change -> change.verdict() == verdict).count();
    }

    /** Number of figures that both sides have. */
    public long compared() {
        return changes().count();
    }

    private Stream<Change> changes() {
        return Stream.concat(
                rows.stream().flatMap(row -> row.change().stream()),
                headline.stream().flatMap(figure -> figure.change().stream()));
    }

    /**
     * Worse or better when any figure is and none is the other, mixed when some are worse and some better, else same when all that
     * could be compared are, else undecided.
     */
    public ChangeVerdict verdict() {
        if (count(ChangeVerdict.WORSE) > 0) {
            return count(ChangeVerdict.BETTER) > 0 ? ChangeVerdict.MIXED : ChangeVerdict.WORSE;
        }
        if (count(ChangeVerdict.BETTER) > 0) {
            return ChangeVerdict.BETTER;
        }
        return compared() > 0 && count(ChangeVerdict.SAME) == compared() ? ChangeVerdict.SAME : ChangeVerdict.UNDECIDED;
    }
}
