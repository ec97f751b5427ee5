package org.wattladder.chauffeur.report;

import java.nio.file.Path;
import java.util.List;
import org.wattladder.reporter.finding.Verdict;

/**
 * What came of a result.
 *
 * @param verdict on it
 * @param files reports that were written
 */
public record WrittenReports(Verdict verdict, List<Path> files) {
    public WrittenReports {
        files = List.copyOf(files);
    }
}
