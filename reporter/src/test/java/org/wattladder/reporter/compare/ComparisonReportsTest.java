package org.wattladder.reporter.compare;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.wattladder.reporter.format.html.ComparisonPage;
import org.wattladder.reporter.format.text.ComparisonText;
import org.wattladder.reporter.view.ComparisonView;

class ComparisonReportsTest {
    private static final NoisyMachine EQUAL = NoisyMachine.ofEqualRuns();

    @Test
    void shouldTellEveryFigureWithItsVerdictInBothReports() {
        Comparison slower = slower();
        String text = ComparisonText.write(slower);
        String page = ComparisonPage.write(slower);
        assertThat(slower.verdict()).isEqualTo(ChangeVerdict.WORSE);
        assertThat(text).contains("B is WORSE than A", "overall", "workload cpu", "active idle: watts, W");
        for (Row row : slower.rows()) {
            assertThat(text).contains(ComparisonView.figure(row.key()));
            assertThat(page).contains("<td>" + ComparisonView.figure(row.key()) + "</td>");
            assertThat(row.change()).as("%s", row).isPresent();
            assertThat(page).contains(ComparisonView.interval(row.change().orElseThrow()));
        }
    }

    @Test
    void shouldMakeAPageThatNeedsNothingElse() {
        assertThat(ComparisonPage.write(slower())).doesNotContain("http", "<script", "src=", "@import");
    }

    @Test
    void shouldStayWithinAHundredColumns() {
        assertThat(ComparisonText.write(slower()).lines()).allMatch(line -> line.length() <= 100);
    }

    @Test
    void shouldMakeTheSameBytesAgain() {
        assertThat(ComparisonPage.write(slower())).isEqualTo(ComparisonPage.write(slower()));
    }

    private static Comparison slower() {
        return Comparer.compare(
                EQUAL.series("before", 4, 3), EQUAL.slowedBy(0.05).series("after", 4, 4), Terms.usual());
    }
}
