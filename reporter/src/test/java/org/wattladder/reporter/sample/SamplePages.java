package org.wattladder.reporter.sample;

import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.wattladder.model.result.RunResult;
import org.wattladder.reporter.Reporter;
import org.wattladder.reporter.compare.Comparer;
import org.wattladder.reporter.compare.Side;
import org.wattladder.reporter.compare.Terms;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.format.html.ComparisonPage;
import org.wattladder.reporter.format.html.SeriesPage;
import org.wattladder.reporter.language.Language;
import org.wattladder.reporter.language.Words;
import org.wattladder.reporter.series.Repetitions;
import org.wattladder.reporter.series.RunSeries;

/** Every kind of page, of a rating of fifteen worklets and of smaller runs. */
public final class SamplePages {
    private SamplePages() {}

    /** By name without language and ending: result, rehearsal, details, compare, series; long ones in English alone. */
    public static Map<String, String> in(Language language) {
        Words words = Words.in(language);
        RunResult rating = language == Language.ENGLISH ? SampleRuns.rating() : SampleRuns.scored();
        RunResult scored = SampleRuns.scored();
        List<RunResult> slower = List.of(slower(scored, 0.96), slower(scored, 0.97), slower(scored, 0.95));
        Map<String, String> pages = new LinkedHashMap<>();
        pages.put("result", text(rating, language, "result.html"));
        pages.put("rehearsal", text(SampleRuns.quick(), language, "result.html"));
        pages.put("details", text(SampleRuns.full(), language, "details.html"));
        pages.put(
                "compare",
                ComparisonPage.write(
                        Comparer.compare(
                                side("before", List.of(scored, slower(scored, 1.01))),
                                side("after", slower),
                                Terms.usual()),
                        words));
        pages.put(
                "series",
                SeriesPage.write(
                        RunSeries.of(
                                Repetitions.of(4),
                                slower.stream().map(RunFigures::of).toList()),
                        words));
        return pages;
    }

    /** The longest page there is, in English. */
    public static String detailsOfRating() {
        return text(SampleRuns.rating(), Language.ENGLISH, "details.html");
    }

    private static String text(RunResult run, Language language, String page) {
        return new String(
                Reporter.report(run, Set.of(language)).files().get(language.fileName(page)), StandardCharsets.UTF_8);
    }

    private static Side side(String name, List<RunResult> runs) {
        return new Side(name, runs.stream().map(run -> RunFigures.of(run)).toList());
    }

    /** The same run, in which worklets of the CPU do this much less. */
    private static RunResult slower(RunResult run, double factor) {
        RunResult slower = run;
        for (String worklet : List.of("compress", "lu", "cssj")) {
            slower = Altered.intervals(
                    slower,
                    worklet,
                    interval -> interval.plan().counts(),
                    interval -> Intervals.actualRate(
                            interval,
                            factor * interval.rates().actual().asOptional().orElseThrow()));
        }
        return slower;
    }
}
