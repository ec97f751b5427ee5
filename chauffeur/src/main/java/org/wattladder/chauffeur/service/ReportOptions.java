package org.wattladder.chauffeur.service;

import java.util.List;
import java.util.Optional;
import org.wattladder.chauffeur.report.Seal;
import org.wattladder.reporter.language.Language;

/**
 * What is made of a result beside the English reports.
 *
 * @param languages of further reports; the first is that of the text in the outcome
 * @param seal that signs the manifest; empty when nobody signs
 */
public record ReportOptions(List<Language> languages, Optional<Seal> seal) {
    public ReportOptions {
        languages = List.copyOf(languages);
    }
}
