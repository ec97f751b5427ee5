package org.wattladder.reporter;

import java.io.BufferedWriter;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.wattladder.model.result.RunResult;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.finding.Finding;
import org.wattladder.reporter.finding.Judgement;
import org.wattladder.reporter.finding.Severity;
import org.wattladder.reporter.format.HistogramLog;
import org.wattladder.reporter.format.PageFormat;
import org.wattladder.reporter.format.ReportFormat;
import org.wattladder.reporter.format.csv.CsvFormat;
import org.wattladder.reporter.format.csv.LatencyFormat;
import org.wattladder.reporter.format.html.HtmlPage;
import org.wattladder.reporter.format.json.JsonFormat;
import org.wattladder.reporter.format.text.DetailsText;
import org.wattladder.reporter.format.text.Screen;
import org.wattladder.reporter.format.text.SummaryText;
import org.wattladder.reporter.format.text.TextFormat;
import org.wattladder.reporter.judge.Rules;
import org.wattladder.reporter.language.Language;
import org.wattladder.reporter.language.Words;
import org.wattladder.reporter.samples.RecordedSamples;
import org.wattladder.reporter.system.Completion;
import org.wattladder.reporter.system.SuiteSystem;
import org.wattladder.reporter.system.SuiteSystems;
import org.wattladder.reporter.system.UnknownSystem;
import org.wattladder.reporter.timeline.Timeline;
import org.wattladder.reporter.timeline.TimelinePicture;
import org.wattladder.reporter.view.page.RunView;

/** Judges a result and writes its reports; safe for use by any thread. */
public final class Reporter {
    private Reporter() {}

    /** All report files for this result without its samples, in English only. */
    public static ReportSet report(RunResult result) {
        return report(result, Set.of());
    }

    /**
     * All report files for this result, by file name, as bytes in UTF-8: result.html, details.html, result.txt,
     * details.txt, result.csv, latency.csv, latency.hlog, result.json, and the first four once more for each of these languages, as
     * {@code result.de.html}. The same result gives the same bytes, whatever locale, time zone and JDK.
     */
    public static ReportSet report(RunResult result, Set<Language> languages) {
        Map<String, byte[]> files = new LinkedHashMap<>();
        try {
            Judgement judgement = write(result, RecordedSamples.NONE, languages, (name, content) -> {
                ByteArrayOutputStream bytes = new ByteArrayOutputStream();
                content.writeTo(bytes);
                files.put(name, bytes.toByteArray());
            });
            return new ReportSet(judgement.verdict(), judgement.findings(), files);
        } catch (IOException memoryCannotFail) {
            throw new UncheckedIOException(memoryCannotFail);
        }
    }

    /**
     * Writes the same files one after the other, none of them whole in memory.
     *
     * @param samples that details.html shows over time; none leave this picture out
     * @throws IOException if a target fails
     * @throws UnknownSystem if the plan names a suite system that is not installed
     */
    public static Judgement write(
            RunResult result, RecordedSamples samples, Set<Language> languages, ReportTarget target)
            throws IOException {
        RunFigures run = RunFigures.of(result);
        SuiteSystem system = SuiteSystems.of(run);
        Judgement judgement = Rules.judge(run, system.rules());
        RunView view = RunView.of(run, judgement, system.headline(run), Completion.after(system.sections(run), run))
                .with(TimelinePicture.whole(Timeline.of(run, judgement.findings(), samples)));
        List<Language> all = new ArrayList<>(List.of(Language.ENGLISH));
        Language.translations().stream().filter(languages::contains).forEach(all::add);
        for (Language language : all) {
            Words words = Words.in(language);
            for (PageFormat page : pages()) {
                target.write(language.fileName(page.fileName()), out -> {
                    Writer file = new BufferedWriter(new OutputStreamWriter(out, StandardCharsets.UTF_8));
                    page.write(view, words, file);
                    file.flush();
                });
            }
        }
        for (ReportFormat format : formats()) {
            target.write(
                    format.fileName(),
                    out -> out.write(format.write(run, judgement).getBytes(StandardCharsets.UTF_8)));
        }
        return judgement;
    }

    /**
     * The last screen of a run.
     *
     * @param directory of the run, as it is named to the user
     * @throws UnknownSystem if the plan names a suite system that is not installed
     */
    public static String summary(RunResult result, Words words, Screen screen, String directory) {
        RunFigures run = RunFigures.of(result);
        SuiteSystem system = SuiteSystems.of(run);
        RunView view = RunView.of(run, Rules.judge(run, system.rules()), system.headline(run), List.of());
        return SummaryText.write(view, system.answer(run), words, screen, directory);
    }

    /**
     * Writes how far a run is that is still on, as a part of a page: the ladder as chart and tables, and what every rule finds
     * that can already be judged.
     *
     * @throws UnknownSystem if the plan names a suite system that is not installed
     */
    public static Judgement progress(RunFigures run, Words words, Writer part) {
        SuiteSystem system = SuiteSystems.of(run);
        Judgement judgement = Rules.judgeSoFar(run, system.rules());
        new HtmlPage("", "sofar.jte").write(RunView.of(run, judgement, List.of(), List.of()), words, part);
        return judgement;
    }

    /**
     * What weighs most of what can already be judged of a run that is still on; empty when nothing but notes was found.
     *
     * @throws UnknownSystem if the plan names a suite system that is not installed
     */
    public static Optional<Finding> worst(RunResult soFar) {
        RunFigures run = RunFigures.of(soFar);
        return Rules.judgeSoFar(run, SuiteSystems.of(run).rules()).findings().stream()
                .filter(finding -> finding.severity() != Severity.NOTE)
                .findFirst();
    }

    /** The reports for people, in the order they are written. */
    public static List<PageFormat> pages() {
        return List.of(
                new HtmlPage("result.html", "result.jte"),
                new HtmlPage("details.html", "details.jte"),
                new TextFormat(),
                new DetailsText());
    }

    /** The reports for other programs, in the order they are written; the same in every language. */
    public static List<ReportFormat> formats() {
        return List.of(new CsvFormat(), new LatencyFormat(), new HistogramLog(), new JsonFormat());
    }
}
