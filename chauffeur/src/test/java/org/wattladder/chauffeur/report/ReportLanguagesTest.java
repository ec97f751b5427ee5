package org.wattladder.chauffeur.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.wattladder.chauffeur.journal.RunDirectory;
import org.wattladder.chauffeur.journal.SampleJournal;
import org.wattladder.reporter.language.Language;

class ReportLanguagesTest {
    @TempDir
    private Path run;

    private RunDirectory directory;

    @BeforeEach
    void writeARun() throws IOException {
        directory = RunDirectory.open(SampleJournal.write(run));
    }

    @Test
    void shouldWriteOtherLanguagesBesideEnglishOnlyWhenAsked() throws IOException {
        new ReportWriter().regenerate(directory);
        assertThat(run.resolve("result.html")).content().contains("<html lang=\"en\">");
        assertThat(run.resolve("result.de.html")).doesNotExist();

        new ReportWriter(Set.of(Language.GERMAN)).regenerate(directory);
        assertThat(run.resolve("result.html")).content().contains("<html lang=\"en\">");
        assertThat(run.resolve("result.de.html")).content().contains("<html lang=\"de\">");
        assertThat(run.resolve("details.de.txt")).exists();
        assertThat(run.resolve("result.ja.html")).doesNotExist();
        assertThat(run.resolve(RunDirectory.MANIFEST)).content().contains("result.de.html", "details.de.txt");
    }

    @Test
    void shouldMakeTheLanguagesAgainThatAreAlreadyThere() throws IOException {
        Files.writeString(run.resolve("result.ja.html"), "out of date");

        new ReportWriter().regenerate(directory);

        assertThat(run.resolve("result.ja.html")).content().contains("<html lang=\"ja\">");
        assertThat(run.resolve("result.de.html")).doesNotExist();
    }
}
