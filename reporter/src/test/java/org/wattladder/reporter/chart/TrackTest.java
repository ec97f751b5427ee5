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
    void shouldDrawOneLineThroughRowsThatFollowEachOther() {
        Axis axis = Axis.upTo(100);
        String picture = new TrackColumn(5)
                .line(axis, List.of(of(80), of(40), NONE, of(20), of(10)))
                .picture();

        assertThat(all("class=\"link\"[^>]* d=\"([^\"]*)\"", picture))
                .containsExactly(
                        "M%.2f 10.00 L%.2f 30.00".formatted(axis.at(80), axis.at(40)),
                        "M%.2f 70.00 L%.2f 90.00".formatted(axis.at(20), axis.at(10)));
        assertThat(all("(<circle)", picture)).hasSize(4);
    }

    private static Measurement of(double figure) {
        return Measurement.of(figure);
    }

    @Test
    void shouldDrawNothingOfWhatIsAbsent() {
        Axis axis = Axis.upTo(0);

        assertThat(new Track(axis)
                        .bar(axis, NONE)
                        .dot("", axis, NONE)
                        .rule("", axis, NONE)
                        .picture())
                .doesNotContain("class=\"bar", "class=\"dot", "class=\"rule");
        assertThat(new TrackColumn(1)
                        .bars(axis, List.of(NONE))
                        .rules("", axis, List.of(NONE))
                        .line(axis, List.of(NONE))
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
        String panel =
                Panel.draw("id", "rest", "a <title>", "its figures", List.of(new Panel.Point(50, 0.5)), List.of());

        assertThat(panel)
                .contains("role=\"img\"", "aria-labelledby=\"id-title id-desc\"", ">a &lt;title&gt;<", ">its figures<")
                .contains(">rest</text>");
    }

    @Test
    void shouldNotWriteOverTheFirstLoadOfAPanel() {
        assertThat(Panel.draw("id", "at rest", "a", "b", List.of(new Panel.Point(10, 0.5)), List.of()))
                .doesNotContain(">at rest</text>");
    }

    @Test
    void shouldShowFiguresThatLieCloseTogetherFarFromZero() {
        assertThat(all(">([^<]+)</text>", Axis.spanning(1153, 1173, 5).picture(Words.in(Language.ENGLISH))))
                .containsExactly("1,150", "1,160", "1,170", "1,180");
        assertThat(all(">([^<]+)</text>", Axis.spanning(500, 8000, 5).picture(Words.in(Language.ENGLISH))))
                .startsWith("0");
        assertThat(Axis.spanning(1153, 1173, 5).fromZero()).isFalse();
        assertThat(Axis.spanning(1000, 1000, 5).ticks()).isSorted().hasSizeGreaterThan(1);
    }

    @Test
    void shouldMarkBothEndsOfAnInterval() {
        Axis axis = Axis.upTo(100);
        assertThat(all(
                        "class=\"span\" x1=\"([^%]*)%",
                        new Track(axis).interval(axis, 50, 50.1).picture()))
                .hasSize(3);
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
