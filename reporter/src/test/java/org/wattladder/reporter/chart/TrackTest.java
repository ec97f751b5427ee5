package org.wattladder.reporter.chart;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.wattladder.model.result.Measurement;
import org.wattladder.reporter.language.Language;
import org.wattladder.reporter.language.Words;

class TrackTest {
    private static final Measurement NONE = Measurement.absent("absent.interval-not-measured");

    @Test
    void shouldDrawABarAsLongAsItsFigure() {
        Axis axis = Axis.upTo(8);

        double whole = wide(new Track(axis).bar(axis, Measurement.of(8)).picture());
        double half = wide(new Track(axis).bar(axis, Measurement.of(4)).picture());

        assertThat(whole).isEqualTo(2 * half).isLessThan(100);
    }

    @Test
    void shouldJoinRowsWhereTheirBordersMeet() {
        Axis axis = Axis.upTo(100);
        String upper = new Track(axis)
                .linked(axis, NONE, Measurement.of(80), Measurement.of(40))
                .picture();
        String lower = new Track(axis)
                .linked(axis, Measurement.of(80), Measurement.of(40), NONE)
                .picture();

        assertThat(all("x2=\"([^\"]*)\" y2=\"22\"", upper))
                .hasSize(1)
                .isEqualTo(all("x1=\"([^\"]*)\" y1=\"0\"", lower));
    }

    @Test
    void shouldDrawNothingOfWhatIsAbsent() {
        Axis axis = Axis.upTo(0);

        assertThat(new Track(axis)
                        .bar(axis, NONE)
                        .dot("", axis, NONE)
                        .rule("", axis, NONE)
                        .linked(axis, Measurement.of(1), NONE, Measurement.of(1))
                        .picture())
                .doesNotContain("class=\"bar", "class=\"dot", "class=\"rule", "class=\"link");
    }

    @Test
    void shouldMarkTheScaleWithRoundFigures() {
        assertThat(all(">([^<]+)</text>", Axis.withMarks(131.5, 5).picture(Words.in(Language.ENGLISH))))
                .containsExactly("0", "50", "100", "150");
    }

    @Test
    void shouldDescribeAPanelToThoseWhoCannotSeeIt() {
        String panel = Panel.draw("id", "a <title>", "its figures", List.of(new Panel.Point(50, 0.5)), List.of());

        assertThat(panel)
                .contains("role=\"img\"", "aria-labelledby=\"id-title id-desc\"", ">a &lt;title&gt;<", ">its figures<");
    }

    private static double wide(String picture) {
        return Double.parseDouble(
                all("class=\"bar\"[^>]* width=\"([^%]*)%", picture).get(0));
    }

    private static List<String> all(String pattern, String text) {
        return Pattern.compile(pattern)
                .matcher(text)
                .results()
                .map(match -> match.group(1))
                .toList();
    }
}
