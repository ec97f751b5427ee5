package org.wattladder.reporter.chart;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.wattladder.reporter.language.Language;
import org.wattladder.reporter.language.Words;

class ColumnChartTest {
    private static final double ABSENT = Double.NaN;

    private static ColumnChart.Side side(String unit, String style, double... values) {
        return new ColumnChart.Side(
                unit,
                List.of(new ColumnChart.Series(
                        style,
                        Arrays.stream(values)
                                .mapToObj(value ->
                                        Double.isNaN(value) ? OptionalDouble.empty() : OptionalDouble.of(value))
                                .toList(),
                        List.of())));
    }

    private static String drawn(ColumnChart.Side columns, ColumnChart.Side lines, OptionalDouble limit) {
        return new ColumnChart(List.of("1", "2", "4"), columns, lines, limit, List.of())
                .draw("id", "title", "description", "axis", Words.in(Language.ENGLISH));
    }

    private static List<Double> all(String pattern, String svg) {
        return Pattern.compile(pattern)
                .matcher(svg)
                .results()
                .map(found -> Double.parseDouble(found.group(1)))
                .toList();
    }

    @Test
    void shouldDrawColumnsAsHighAsTheirFigures() {
        List<Double> heights = all(
                "class=\"bar\"[^>]* height=\"([^\"]*)\"",
                drawn(
                        side("IO/s", "bar", 50, 100, 25),
                        side("ms", "curve", ABSENT, ABSENT, ABSENT),
                        OptionalDouble.empty()));

        assertThat(heights).hasSize(3);
        assertThat(heights.get(0)).isCloseTo(heights.get(1) / 2, within(0.1));
        assertThat(heights.get(2)).isCloseTo(heights.get(1) / 4, within(0.1));
    }

    @Test
    void shouldDrawNothingWhereAFigureIsAbsent() {
        String svg =
                drawn(side("IO/s", "bar", 50, ABSENT, 25), side("ms", "curve", 1, ABSENT, 2), OptionalDouble.empty());

        assertThat(all("class=\"bar\"[^>]* (?:height)=\"([^\"]*)\"", svg)).hasSize(2);
        assertThat(svg).contains("<circle class=\"curve\"").doesNotContain("<line class=\"curve\"", "NaN");
    }

    @Test
    void shouldHaveNoScaleAtTheRightWithoutFigures() {
        assertThat(drawn(
                        side("IO/s", "bar", 1, 2, 3),
                        side("ms", "curve", ABSENT, ABSENT, ABSENT),
                        OptionalDouble.empty()))
                .doesNotContain(">ms<");
        assertThat(drawn(side("IO/s", "bar", 1, 2, 3), side("ms", "curve", 1, 2, 3), OptionalDouble.empty()))
                .contains(">ms<", "<line class=\"curve\"");
    }

    @Test
    void shouldReachALimitAboveAllColumns() {
        String svg = drawn(
                side("GFLOPS", "bar", 1, 2, 3), side("W", "curve", ABSENT, ABSENT, ABSENT), OptionalDouble.of(10));
        double limit = all("class=\"rule overall\"[^>]* y1=\"([^\"]*)\"", svg).get(0);

        assertThat(all("class=\"bar\"[^>]* y=\"([^\"]*)\"", svg)).hasSize(3).allMatch(top -> top > limit);
    }

    @Test
    void shouldDrawWhatAColumnMayBeAndASignAtItsPlace() {
        ColumnChart.Side columns = new ColumnChart.Side(
                "score",
                List.of(new ColumnChart.Series(
                        "bar",
                        List.of(OptionalDouble.of(50), OptionalDouble.of(100), OptionalDouble.of(25)),
                        List.of(
                                Optional.of(new ColumnChart.Extent(40, 60)),
                                Optional.empty(),
                                Optional.of(new ColumnChart.Extent(25, 130))))));
        String svg = new ColumnChart(
                        List.of("1", "2", "4"),
                        columns,
                        side("W", "curve", ABSENT, ABSENT, ABSENT),
                        OptionalDouble.empty(),
                        List.of(new ColumnChart.Sign(2, "!", "another kernel")))
                .draw("id", "title", "description", "axis", Words.in(Language.ENGLISH));

        List<Double> tops = all("class=\"bar\"[^>]* y=\"([^\"]*)\"", svg);
        List<Double> lows = all("class=\"extent\"[^>]* y1=\"([^\"]*)\"", svg);
        List<Double> highs = all("class=\"extent\"[^>]* y2=\"([^\"]*)\"", svg);
        assertThat(lows).hasSize(2 * 3);
        assertThat((lows.get(0) + highs.get(0)) / 2).isCloseTo(tops.get(0), within(0.1));
        assertThat(highs.get(3)).as("the scale reaches it").isPositive().isLessThan(tops.get(1));
        assertThat(svg).contains(">!<title>another kernel</title>");
    }
}
