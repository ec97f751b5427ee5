package org.wattladder.reporter.chart;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.List;
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
                                .toList())));
    }

    private static String drawn(ColumnChart.Side columns, ColumnChart.Side lines, OptionalDouble limit) {
        return new ColumnChart(List.of("1", "2", "4"), columns, lines, limit)
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
}
