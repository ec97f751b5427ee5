package org.wattladder.reporter.compare;

import java.util.List;
import java.util.stream.Stream;
import org.wattladder.model.text.Message;

/**
 * What comes of comparing B with A.
 *
 * @param before name of side A
 * @param after name of side B
 * @param runsBefore runs of side A
 * @param runsAfter runs of side B
 * @param terms what counts
 * @param obstacles why the two may not be compared, a sentence each; empty when they may
 * @param cautions what a reader should know of the two, a sentence each
 * @param headline figures that sum up both sides
 * @param rows every figure of both sides, scores first
 */
public record Comparison(
        String before,
        String after,
        List<String> runsBefore,
        List<String> runsAfter,
        Terms terms,
        List<Message> obstacles,
        List<Message> cautions,
        List<HeadlineChange> headline,
        List<Row> rows) {
    public Comparison {
        runsBefore = List.copyOf(runsBefore);
        runsAfter = List.copyOf(runsAfter);
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

    /** Worse when any figure is, else better when any is, else same when all that could be compared are, else undecided. */
    public ChangeVerdict verdict() {
        if (count(ChangeVerdict.WORSE) > 0) {
            return ChangeVerdict.WORSE;
        }
        if (count(ChangeVerdict.BETTER) > 0) {
            return ChangeVerdict.BETTER;
        }
        return compared() > 0 && count(ChangeVerdict.SAME) == compared() ? ChangeVerdict.SAME : ChangeVerdict.UNDECIDED;
    }
}
