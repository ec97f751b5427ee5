package org.wattladder.console.api;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Instant;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.wattladder.chauffeur.journal.RunDirectory;
import org.wattladder.chauffeur.report.ReportWriter;
import org.wattladder.reporter.ladder.ImportedLadder;
import org.wattladder.reporter.ladder.LadderTable;

/** The page of a ladder that was published elsewhere: it has figures, and neither plan nor journal. */
class PublishedRunPageTest {
    private static final String TABLE =
            "target_load_percent,ops,average_watts\n100,655699,71.7\n50,325677,41.2\n0,0,10.3\n";

    @TempDir
    private Path folder;

    @Test
    void shouldShowFiguresAndChartAndNothingThatNeedsAJournal() throws Exception {
        try (ApiOnTrial trial = new ApiOnTrial(folder)) {
            RunDirectory run = RunDirectory.create(folder.resolve("results/tower"));
            run.write(RunDirectory.IMPORTED, TABLE);
            new ReportWriter()
                    .archive(
                            run,
                            ImportedLadder.of(
                                    LadderTable.read("tower.csv", TABLE),
                                    new ImportedLadder.Labels(
                                            run.run(),
                                            "0.1.0",
                                            "tower.csv",
                                            "Tower 1",
                                            "orders",
                                            Instant.parse("2026-03-01T12:00:00Z"))));
            assertThat(run.path().resolve(RunDirectory.JOURNAL)).doesNotExist();

            String page = trial.page("/runs/tower");

            assertThat(page).contains("Tower 1", "orders", "655,699", "71.70", "10.30", "<svg");
            assertThat(page)
                    .doesNotContain("class=\"problem\"", "journal", run.path().toString());
            assertThat(trial.page("/runs")).contains("tower", "Tower 1");
        }
    }
}
