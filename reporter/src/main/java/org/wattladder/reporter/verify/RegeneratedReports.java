package org.wattladder.reporter.verify;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.wattladder.model.result.RunResult;
import org.wattladder.reporter.Reporter;
import org.wattladder.reporter.language.Language;
import org.wattladder.reporter.samples.RecordedSamples;
import org.wattladder.reporter.verify.difference.Difference;

/** Makes every report of a run directory again and compares the bytes. */
final class RegeneratedReports {
    private final Path directory;
    private final List<Difference> differences = new ArrayList<>();
    private int files;

    private RegeneratedReports(Path directory) {
        this.directory = directory;
    }

    /** Compares the reports in English, and in every other language of which there is one. */
    static RegeneratedReports of(Path directory, RunResult archive) throws IOException {
        RegeneratedReports reports = new RegeneratedReports(directory);
        Reporter.write(archive, RecordedSamples.of(directory), reports.languages(), (name, content) -> {
            reports.files++;
            Path file = directory.resolve(name);
            if (!Files.isRegularFile(file)) {
                reports.differences.add(Difference.ofFile(name, "is missing"));
                return;
            }
            try (ComparedFile compared = new ComparedFile(file)) {
                content.writeTo(compared);
                compared.difference().ifPresent(reports.differences::add);
            }
        });
        return reports;
    }

    /** The first difference of each report, in the order they are written. */
    List<Difference> differences() {
        return differences;
    }

    /** Number of reports that were made again. */
    int files() {
        return files;
    }

    private Set<Language> languages() {
        Set<Language> present = EnumSet.noneOf(Language.class);
        for (Language language : Language.translations()) {
            boolean any = Reporter.pages().stream()
                    .anyMatch(page -> Files.exists(directory.resolve(language.fileName(page.fileName()))));
            if (any) {
                present.add(language);
            }
        }
        return present;
    }
}
