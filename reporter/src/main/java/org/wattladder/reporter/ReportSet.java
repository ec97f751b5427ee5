package org.wattladder.reporter;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.wattladder.reporter.finding.Finding;
import org.wattladder.reporter.finding.Verdict;

/**
 * What a result comes to.
 *
 * @param verdict what the findings amount to
 * @param findings heaviest first
 * @param files content of every report file by file name
 */
public record ReportSet(Verdict verdict, List<Finding> findings, Map<String, byte[]> files) {
    public ReportSet {
        findings = List.copyOf(findings);
        files = Collections.unmodifiableMap(new LinkedHashMap<>(files));
    }
}
