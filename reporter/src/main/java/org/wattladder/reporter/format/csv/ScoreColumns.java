package org.wattladder.reporter.format.csv;

import static org.wattladder.reporter.format.csv.CsvColumn.figure;
import static org.wattladder.reporter.format.csv.CsvColumn.text;

import java.util.List;
import org.wattladder.model.result.Measurement;
import org.wattladder.reporter.score.LevelScore;

/** Columns of scores against the reference machine; their intervals are in {@code result.json}. */
final class ScoreColumns {
    private static final String NO_LEVEL = "absent.only-levels-have-scores";

    private ScoreColumns() {}

    static List<CsvColumn> all() {
        return List.of(
                text(
                        "reference",
                        "what scores stand against; empty when the plan names none",
                        row -> row.result().plan().score().reference().name()),
                figure("score", "", "of the level; the reference machine has 1000", ScoreColumns::level),
                figure("worklet_score", "", "of the worklet, all its levels together", ScoreColumns::worklet));
    }

    private static Measurement level(CsvRow row) {
        return row.score().stream()
                .flatMap(worklet -> worklet.levels().stream())
                .filter(level -> level.interval().plan().number()
                        == row.interval().plan().number())
                .map(LevelScore::score)
                .map(score -> score.value())
                .findFirst()
                .orElse(Measurement.absent(NO_LEVEL));
    }

    private static Measurement worklet(CsvRow row) {
        return row.score().map(worklet -> worklet.score().value()).orElse(Measurement.absent(NO_LEVEL));
    }
}
