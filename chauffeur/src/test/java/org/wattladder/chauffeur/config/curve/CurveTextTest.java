package org.wattladder.chauffeur.config.curve;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.wattladder.model.schedule.Trace;
import org.wattladder.settings.problem.Problem;
import org.wattladder.settings.problem.Problems;

class CurveTextTest {
    private static final String BAD = "day.csv";

    private static Optional<Curve> read(String text, Problems problems) {
        return CurveText.read(BAD, "day", text, problems);
    }

    private static Curve read(String text) {
        Problems problems = new Problems();
        Optional<Curve> curve = read(text, problems);
        assertThat(problems.found()).isEmpty();
        return curve.orElseThrow();
    }

    @Test
    void shouldReadPointsAndLeaveCommentsOut() {
        assertThat(read("# mine\n\nseconds,rate\n0,10\n 7.5 , 20 \n"))
                .isEqualTo(
                        new Curve("day", Trace.Unit.RATE, List.of(new Curve.Point(0, 10), new Curve.Point(7.5, 20))));
    }

    /** Lines are parted by a bar. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "\ufeffseconds,percent|0,22.3|900,21",
                "\ufeffseconds;percent|0;22,3|900;21,0",
                "\"seconds\",\"percent\"|\"0\",\"22.3\"|\"900\",\"21\"",
                "Seconds\tPercent\t|0\t22,3\t|900\t21\t"
            })
    void shouldReadWhatSpreadsheetsWrite(String lines) {
        assertThat(read(lines.replace("|", "\r\n")).points())
                .containsExactly(new Curve.Point(0, 22.3), new Curve.Point(900, 21));
    }

    @Test
    void shouldTakeTheMeanOfStraightLinesAndSteps() {
        Curve curve = read("seconds,percent\n0,0\n10,20\n10,50\n20,50\n30,0\n40,0\n");
        assertThat(curve.length()).isEqualTo(Duration.ofSeconds(40));
        assertThat(curve.means(4)).containsExactly(10.0, 50.0, 25.0, 0.0);
        assertThat(curve.means(8)).containsExactly(5.0, 15.0, 50.0, 50.0, 37.5, 12.5, 0.0, 0.0);
        assertThat(curve.means(1)).containsExactly(21.25);
    }

    /** Lines are parted by a bar. */
    @ParameterizedTest
    @CsvSource(delimiter = '~', quoteCharacter = '`', textBlock = """
            0,10|5,20                     ~ day.csv:1: the heading is '0,10'; it must be 'seconds,percent' or 'seconds,rate'
            seconds,percent|0,1,2|9,1     ~ day.csv:2: there are 3 cells; write two, the second and the load
            seconds,percent|0,x|9,1       ~ day.csv:2: 'x' is no number from 0; write digits, as in 27.5
            seconds,percent|0,-1|9,1      ~ day.csv:2: '-1' is no number from 0; write digits, as in 27.5
            seconds,percent|5,1|9,1       ~ day.csv:2: the first row is at second 5; a curve begins at second 0
            seconds,percent|0,1|9,1|8,1   ~ day.csv:4: second 8 is before that of the row above; rows stand in the order of time
            seconds,percent|0,1|9,100.5   ~ day.csv:3: 100.5 % is above 100; loads are shares of the calibrated rate
            seconds,rate|0,5              ~ day.csv: the curve is shorter than 1 s; its last row says when it ends
            seconds;rate|0;1.500|9;2       ~ day.csv:2: '1.500' may be grouped or have a decimal mark; write 1500 or 1.5000
            seconds,rate|0,0|9,0          ~ day.csv: no load is above 0, so nothing would be executed
            """)
    void shouldSayWhatIsWrongWithFileAndLine(String lines, String sentence) {
        assertThat(problems(lines.replace('|', '\n'))).containsExactly(sentence);
    }

    @Test
    void shouldSayThatACurveIsEmpty() {
        assertThat(problems("# nothing\n"))
                .containsExactly("day.csv: the curve is empty; its heading is 'seconds,percent' or 'seconds,rate'");
    }

    private static List<String> problems(String text) {
        Problems problems = new Problems();
        assertThat(read(text, problems)).isEmpty();
        return problems.found().stream().map(Problem::toString).toList();
    }
}
