package org.wattladder.reporter.compare;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.wattladder.model.result.HostInterval;
import org.wattladder.model.result.IntervalResult;
import org.wattladder.model.result.RunResult;
import org.wattladder.model.result.WorkletResult;
import org.wattladder.model.text.Message;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.format.html.ComparisonPage;
import org.wattladder.reporter.format.text.ComparisonText;
import org.wattladder.reporter.ladder.ImportedLadder;
import org.wattladder.reporter.ladder.LadderTable;
import org.wattladder.reporter.language.Language;
import org.wattladder.reporter.language.Numbers;
import org.wattladder.reporter.language.Words;
import org.wattladder.reporter.sample.Altered;
import org.wattladder.reporter.sample.Intervals;
import org.wattladder.reporter.sample.SampleRuns;

class ComparisonReportsTest {
    private static final Words ENGLISH = Words.in(Language.ENGLISH);
    private static final NoisyMachine EQUAL = NoisyMachine.ofEqualRuns();

    @Test
    void shouldTellEveryFigureWithItsVerdictInBothReports() {
        Comparison slower = slower();
        String text = ComparisonText.write(slower, ENGLISH);
        String page = ComparisonPage.write(slower, ENGLISH);
        assertThat(slower.verdict()).isEqualTo(ChangeVerdict.WORSE);
        assertThat(text).contains("B is WORSE than A", "overall", "workload cpu", "active idle: watts, W");
        for (Row row : slower.rows()) {
            assertThat(text).contains(ENGLISH.say(row.key().text()));
            assertThat(page)
                    .contains("<th scope=\"row\">" + ENGLISH.say(row.key().text()) + "</th>");
            assertThat(row.change()).as("%s", row).isPresent();
            assertThat(page).contains(ENGLISH.say(row.change().orElseThrow().interval()));
        }
    }

    @Test
    void shouldNameTheSystemsAndSetIdleApart() {
        String text = ComparisonText.write(slower(), ENGLISH);
        String page = ComparisonPage.write(slower(), ENGLISH);
        assertThat(text).contains(", on sut, A Processor(R) X-2400 <2.4 GHz>");
        assertThat(page).contains(", on sut, A Processor(R) X-2400 &lt;2.4 GHz&gt;</p>");
        List<ComparisonView.Group> groups = ComparisonView.of(slower()).groups();
        assertThat(groups)
                .extracting(ComparisonView.Group::worklet)
                .contains(Message.of("fact.active-idle"))
                .last()
                .isEqualTo(Message.of("fact.active-idle"));
    }

    @Test
    void shouldCallItNeitherWorseNorBetterWhatIsBoth() {
        RunResult run = SampleRuns.scored();
        Side before = new Side("before", List.of(RunFigures.of(run)));
        Side after = new Side("after", List.of(RunFigures.of(faster(faster(run, "lu", 1.3), "crypto-aes", 0.7))));
        Comparison both = Comparer.compare(before, after, Terms.usual());
        assertThat(both.verdict()).isEqualTo(ChangeVerdict.MIXED);
        assertThat(ComparisonText.write(both, ENGLISH))
                .contains("B is BETTER than A in some figures and WORSE in others: ");
        assertThat(ComparisonPage.write(both, ENGLISH)).contains("<div class=\"verdict mixed\">");
    }

    private static RunResult faster(RunResult run, String worklet, double factor) {
        return Altered.intervals(
                run,
                worklet,
                interval -> interval.plan().counts(),
                interval -> Intervals.actualRate(
                        interval,
                        factor * interval.rates().actual().asOptional().orElseThrow()));
    }

    @Test
    void shouldDrawWhatSumsUpTheSidesFirstWhereThereIsNoScore() throws Exception {
        String table = LadderTable.HEADING + "\n100,1000,250\n50,500,170\n0,0,90\n";
        RunResult published = ImportedLadder.of(
                LadderTable.read("tower.csv", table),
                new ImportedLadder.Labels("a", "0.1.0", "tower.csv", "Tower", "orders", Instant.EPOCH));
        Side side = new Side("a", List.of(RunFigures.of(published)));
        Comparison unscored = Comparer.compare(side, side, Terms.usual());
        assertThat(ComparisonView.of(unscored)
                        .chart()
                        .orElseThrow()
                        .rows()
                        .get(0)
                        .name())
                .isEqualTo(unscored.headline().get(0).name());
    }

    @Test
    void shouldJudgeTheFiguresThatSumUpTheSides() {
        Comparison slower = Comparer.compare(
                EQUAL.series("before", 4, 3), EQUAL.hotterBy(40).series("after", 4, 4), Terms.usual());
        Comparison equal = Comparer.compare(EQUAL.series("before", 4, 3), EQUAL.series("after", 4, 4), Terms.usual());

        assertThat(slower.headline())
                .first()
                .satisfies(figure ->
                        assertThat(figure.change().orElseThrow().verdict()).isEqualTo(ChangeVerdict.WORSE));
        assertThat(equal.headline())
                .first()
                .satisfies(figure ->
                        assertThat(figure.change().orElseThrow().verdict()).isNotEqualTo(ChangeVerdict.WORSE));
        assertThat(slower.compared())
                .isEqualTo(slower.headline().size() + slower.rows().size());
        assertThat(ComparisonPage.write(slower, ENGLISH)).contains("<td>worse</td>");
    }

    @Test
    void shouldTrustAFigureLessWhoseClientsDiffer() {
        RunResult even = SampleRuns.equations();
        RunResult uneven = even;
        for (WorkletResult worklet : even.worklets()) {
            uneven = Altered.intervals(
                    uneven, worklet.name(), interval -> interval.clients().size() > 1, ComparisonReportsTest::uneven);
        }
        double trusted = width(even);

        assertThat(trusted).isPositive();
        assertThat(width(uneven)).isGreaterThan(10 * trusted);
    }

    private static double width(RunResult run) {
        Side side = new Side("a", List.of(RunFigures.of(run)));
        Change change = Comparer.compare(side, side, Terms.usual())
                .headline()
                .get(0)
                .change()
                .orElseThrow();
        return change.highPercent() - change.lowPercent();
    }

    /** The first client did a fifth of what it did. */
    private static IntervalResult uneven(IntervalResult interval) {
        List<HostInterval> clients = new ArrayList<>(interval.clients());
        HostInterval first = clients.get(0);
        clients.set(
                0,
                new HostInterval(
                        first.host(),
                        first.copy(),
                        first.client(),
                        Math.max(1, first.transactions() / 5),
                        first.unfinished(),
                        first.startDelayNanos(),
                        first.recordingNanos(),
                        first.processorPercent(),
                        first.figures()));
        return Intervals.clients(interval, clients);
    }

    @Test
    void shouldDrawEachLadderOfBothSidesInOneChart() {
        String page = ComparisonPage.write(slower(), ENGLISH);

        assertThat(page)
                .contains("average power (lines, right) at each load, A beside B", "bar second", "curve dotted second");
        assertThat(page.split("A beside B</figcaption>", -1).length - 1)
                .isEqualTo((int) slower().rows().stream()
                        .filter(row -> row.key().kind() == FigureKind.PERFORMANCE)
                        .map(row -> row.key().worklet())
                        .distinct()
                        .filter(worklet -> slower().rows().stream()
                                        .filter(row -> row.key().kind() == FigureKind.PERFORMANCE
                                                && row.key().worklet().equals(worklet)
                                                && ENGLISH.say(row.key().place().orElseThrow())
                                                        .startsWith("level"))
                                        .count()
                                >= 3)
                        .count())
                .isPositive();
    }

    @Test
    void shouldMakeAPageThatNeedsNothingElse() {
        assertThat(ComparisonPage.write(slower(), ENGLISH)).doesNotContain("http", "<script", "src=", "@import");
    }

    @Test
    void shouldStayWithinAHundredColumns() {
        assertThat(ComparisonText.write(slower(), ENGLISH).lines()).isNotEmpty().allMatch(line -> line.length() <= 100);
    }

    @Test
    void shouldMakeTheSameBytesAgain() {
        assertThat(ComparisonPage.write(slower(), ENGLISH)).isEqualTo(ComparisonPage.write(slower(), ENGLISH));
    }

    @ParameterizedTest
    @EnumSource(
            value = Language.class,
            names = {"GERMAN", "JAPANESE"})
    void shouldSayTheSameInEveryLanguage(Language language) {
        Comparison slower = slower();
        String text = ComparisonText.write(slower, Words.in(language));
        String page = ComparisonPage.write(slower, Words.in(language));

        assertThat(Numbers.in(text)).isEqualTo(Numbers.in(ComparisonText.write(slower, ENGLISH)));
        assertThat(Numbers.in(page)).isEqualTo(Numbers.in(ComparisonPage.write(slower, ENGLISH)));
        assertThat(page).contains("<html lang=\"" + language.tag() + "\">");
        for (String english :
                List.of("WORSE", "worse", "overall", "workload cpu", "watts", "interval,", " the ", " runs")) {
            assertThat(text).doesNotContain(english);
            assertThat(page.replaceAll("<style>[^<]*</style>|<[^>]*>", "")).doesNotContain(english);
        }
        assertThat(text.lines()).isNotEmpty().allMatch(line -> line.length() <= 100);
    }

    private static Comparison slower() {
        return Comparer.compare(
                EQUAL.series("before", 4, 3), EQUAL.slowedBy(0.05).series("after", 4, 4), Terms.usual());
    }
}
