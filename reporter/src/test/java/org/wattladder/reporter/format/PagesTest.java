package org.wattladder.reporter.format;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.wattladder.model.plan.DisturbancePolicy;
import org.wattladder.model.plan.PlannedSuite;
import org.wattladder.model.plan.RunPlan;
import org.wattladder.model.plan.ScorePlan;
import org.wattladder.model.result.RunResult;
import org.wattladder.model.text.Message;
import org.wattladder.reporter.Reporter;
import org.wattladder.reporter.sample.Altered;
import org.wattladder.reporter.sample.SampleRuns;

class PagesTest {
    private static final String HOSTILE = "=cmd|' /C calc'!A0 <script>alert(1)</script> & \"quoted\"";

    @ParameterizedTest
    @ValueSource(strings = {"result.html", "details.html"})
    void shouldNeedNothingButItself(String page) {
        String html = text(SampleRuns.full(), page);

        assertThat(html).doesNotContain("<script", "<link", "<img", "<iframe", "@import", "url(");
        assertThat(html.replace("xmlns=\"http://www.w3.org/2000/svg\"", "")).doesNotContain("http:", "https:");
        assertThat(html).contains("<html lang=\"en\">", "<meta charset=\"utf-8\">");
    }

    @ParameterizedTest
    @ValueSource(strings = {"result.html", "details.html"})
    void shouldUseEveryIdOnceAndLinkOnlyToIdsItHas(String page) {
        String html = text(SampleRuns.full(), page);

        List<String> ids = all(" id=\"([^\"]*)\"", html);
        assertThat(ids).doesNotHaveDuplicates();
        assertThat(ids).containsAll(all("href=\"#([^\"]*)\"", html));
    }

    @ParameterizedTest
    @ValueSource(strings = {"result.html", "details.html", "result.txt"})
    void shouldSayWhatItIsNot(String file) {
        assertThat(text(SampleRuns.full(), file).replaceAll("\\s+", " "))
                .contains("This is not a SERT, SPEC or ENERGY STAR result and must not be presented as one.");
    }

    @ParameterizedTest
    @ValueSource(strings = {"result.html", "details.html", "result.txt"})
    void shouldCarryABannerWhenWattsAreEstimated(String file) {
        assertThat(text(SampleRuns.quick(), file)).containsIgnoringCase("Estimated watts: no electrical measurement");
        assertThat(text(SampleRuns.full(), file)).doesNotContainIgnoringCase("no electrical measurement");
    }

    @Test
    void shouldNameTheTierBesideTheWattsInEveryFormat() {
        for (String file : List.of("result.html", "details.html", "result.txt", "result.csv", "result.json")) {
            assertThat(text(SampleRuns.quick(), file)).as(file).contains("estimated");
            assertThat(text(SampleRuns.full(), file)).as(file).contains("accepted-analyzer");
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"result.html", "details.html"})
    void shouldSayNothingLongTwice(String page) {
        List<String> said = all(
                ">([^<>]{60,})<",
                text(SampleRuns.rating(), page)
                        .replaceAll("<code>[^<]*</code>", "")
                        .replaceAll("(?s)<style>.*</style>", ""));

        assertThat(said).isNotEmpty().doesNotHaveDuplicates();
    }

    @ParameterizedTest
    @ValueSource(strings = {"result.html", "details.html"})
    void shouldExplainTheTermsThatItUsesAndNoOthers(String page) {
        for (RunResult run : List.of(SampleRuns.rating(), SampleRuns.quick(), SampleRuns.storage())) {
            String html = text(run, page);
            int glossary = html.indexOf("<section id=\"glossary\">");
            List<String> terms = all("<dt>([^<]*)</dt>", html.substring(glossary));

            assertThat(terms).isNotEmpty();
            assertThat(html.substring(0, glossary))
                    .contains(terms.stream().map(term -> ">" + term + "<").toList());
        }
        assertThat(text(SampleRuns.rating(), "result.html")).contains("<dt>Score</dt>");
        assertThat(text(SampleRuns.quick(), "result.html")).doesNotContain("<dt>Score</dt><dd>Performance");
    }

    @ParameterizedTest
    @ValueSource(strings = {"result.html", "details.html"})
    void shouldLetKeysReachWhateverScrolls(String page) {
        String html = text(SampleRuns.rating(), page);

        assertThat(all("<div class=\"(scroll[^>]*)>", html))
                .isNotEmpty()
                .allMatch(region -> region.contains("tabindex=\"0\"") && region.contains("aria-label=\""));
        assertThat(html.split("<table", -1)).hasSameSizeAs(html.split("<div class=\"scroll\"", -1));
    }

    @Test
    void shouldNotLetTextsBecomeMarkupOrFormulas() {
        RunResult full = SampleRuns.full();
        RunPlan plan = full.plan();
        RunResult hostile = Altered.plan(
                full,
                new RunPlan(
                        new PlannedSuite(
                                HOSTILE,
                                HOSTILE,
                                plan.suite().mode(),
                                List.of(Message.of("change.left-out", HOSTILE)),
                                PlannedSuite.NO_SYSTEM),
                        plan.seed(),
                        plan.worklets(),
                        plan.hosts(),
                        plan.meters(),
                        plan.sensors(),
                        ScorePlan.standard(),
                        DisturbancePolicy.STRICT));

        assertThat(text(hostile, "result.html")).doesNotContain("<script").contains("&lt;script");
        assertThat(text(hostile, "details.html")).doesNotContain("<script");
        assertThat(text(hostile, "result.csv")).contains("\"'=cmd|").doesNotContain(",=cmd");
    }

    private static String text(RunResult run, String file) {
        Map<String, byte[]> files = Reporter.report(run).files();
        return new String(files.get(file), StandardCharsets.UTF_8);
    }

    private static List<String> all(String pattern, String text) {
        return Pattern.compile(pattern)
                .matcher(text)
                .results()
                .map(match -> match.group(1))
                .toList();
    }
}
