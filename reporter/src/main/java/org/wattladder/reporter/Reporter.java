package org.wattladder.reporter;

import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.wattladder.model.result.RunResult;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.finding.Judgement;
import org.wattladder.reporter.format.ReportFormat;
import org.wattladder.reporter.format.csv.CsvFormat;
import org.wattladder.reporter.format.html.DetailsPage;
import org.wattladder.reporter.format.html.ResultPage;
import org.wattladder.reporter.format.json.JsonFormat;
import org.wattladder.reporter.format.text.TextFormat;
import org.wattladder.reporter.rules.Rules;

/** Judges a result and writes its reports; safe for use by any thread. */
public final class Reporter {
    private Reporter() {}

    /**
     * All report files for this result, by file name, as bytes in UTF-8: result.html, details.html, result.txt,
     * result.csv, result.json. The same result gives the same bytes, whatever locale, time zone and JDK.
     */
    public static ReportSet report(RunResult result) {
        RunFigures run = RunFigures.of(result);
        Judgement judgement = Rules.judge(run);
        Map<String, byte[]> files = new LinkedHashMap<>();
        for (ReportFormat format : formats()) {
            files.put(format.fileName(), format.write(run, judgement).getBytes(StandardCharsets.UTF_8));
        }
        return new ReportSet(judgement.verdict(), judgement.findings(), files);
    }

    private static List<ReportFormat> formats() {
        return List.of(new ResultPage(), new DetailsPage(), new TextFormat(), new CsvFormat(), new JsonFormat());
    }
}
