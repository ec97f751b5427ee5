package org.wattladder.model.schedule;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The arithmetic on published figures: scores and numbers of tiles of seven processors. */
class TileScoreTest {
    private static final double ROUNDED = 0.005;
    private static final double ROUNDED_SCORE = 0.05;

    /** What the same source says of the first row in words. */
    private static final double SAID_PER_TILE = 2.05;

    private static final double SAID_KEPT_PERCENT = 45;
    private static final double SCORE_OF_ONE = 2.97;

    private record Row(double score, int tiles, double perTile) {}

    private static final List<Row> ROWS = List.of(
            new Row(31.8, 16, 1.99),
            new Row(73.8, 39, 1.89),
            new Row(96.0, 59, 1.63),
            new Row(100.2, 58, 1.73),
            new Row(104.5, 64, 1.63),
            new Row(109.5, 64, 1.71),
            new Row(114.7, 64, 1.79));

    /** Three guests of equal weight, of which one does better and one worse than the tile on average. */
    private static List<TileScore.Result> guests(Row row) {
        List<TileScore.Result> results = new ArrayList<>();
        double each = row.score() / row.tiles();
        for (int tile = 0; tile < row.tiles(); tile++) {
            results.add(new TileScore.Result(1, 1.2 * each * 400, 400));
            results.add(new TileScore.Result(1, 0.8 * each * 90, 90));
            results.add(new TileScore.Result(1, each * 3000, 3000));
            results.add(new TileScore.Result(0, 4, 4));
        }
        return results;
    }

    @Test
    void shouldAddUpGuestsToTheScoreOfEachRow() {
        for (Row row : ROWS) {
            assertThat(TileScore.of(guests(row), 3)).isCloseTo(row.score(), within(1e-9));
        }
    }

    @Test
    void shouldGiveWhatATileGivesInEachRow() {
        for (Row row : ROWS) {
            assertThat(TileScore.perTile(row.score(), row.tiles())).isCloseTo(row.perTile(), within(ROUNDED));
        }
    }

    /** 31.8 / 16 is 1.99 and not 2.05, however the score was rounded. */
    @Test
    void shouldFindThatTheTileOfTheFirstRowIsSaidWrongly() {
        Row row = ROWS.get(0);
        assertThat(TileScore.perTile(row.score() + ROUNDED_SCORE, row.tiles())).isLessThan(SAID_PER_TILE - ROUNDED);
    }

    /** A tile keeps 67 % of the only one and not 45 %; with what is said of the tile it would be 69 %. */
    @Test
    void shouldFindThatWhatTheTileKeepsIsSaidWrongly() {
        Row row = ROWS.get(0);
        double kept = TileScore.keptPercent(row.score(), row.tiles(), SCORE_OF_ONE);
        assertThat(kept).isCloseTo(66.9, within(0.05)).isGreaterThan(SAID_KEPT_PERCENT + 1);
        assertThat(100 * SAID_PER_TILE / SCORE_OF_ONE).isCloseTo(69.0, within(0.05));
    }

    @Test
    void shouldGiveATileThatReachesItsReferencesOne() {
        assertThat(TileScore.of(List.of(new TileScore.Result(2, 50, 50), new TileScore.Result(1, 7, 7)), 3))
                .isEqualTo(1);
    }
}
