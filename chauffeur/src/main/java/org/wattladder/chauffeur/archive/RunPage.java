package org.wattladder.chauffeur.archive;

import java.time.Instant;
import java.util.List;

/**
 * A part of the runs that were asked for.
 *
 * @param runs of this page, newest first
 * @param total number of runs that match, on all pages
 * @param scannedAt when the folders were last looked at; the epoch before the first time
 */
public record RunPage(List<IndexedRun> runs, int total, Instant scannedAt) {
    public RunPage {
        runs = List.copyOf(runs);
    }
}
