package org.wattladder.reporter.format.text;

import java.util.List;
import org.wattladder.reporter.view.DepthTable;
import org.wattladder.reporter.view.DiskMaxima;

/** Sweeps over depths in plain text. */
final class DepthPart {
    private DepthPart() {}

    /** The sweep of one worklet, if it is one. */
    static void sweep(TextPage page, DepthTable sweep) {
        if (sweep.isEmpty()) {
            return;
        }
        page.gap();
        print(page, DepthTable.HEADINGS, sweep.rows());
        page.say("- ", "  ", "Kept outstanding by " + sweep.engine() + ".");
        page.say("- ", "  ", DepthTable.LEGEND);
    }

    /** The maxima of storage load profiles, if the run has some. */
    static void maxima(TextPage page, List<DiskMaxima> tables) {
        for (DiskMaxima table : tables) {
            page.gap();
            print(page, table.headings(), table.rows());
        }
    }

    private static void print(TextPage page, List<String> headings, List<? extends List<?>> rows) {
        TextTable.of(headings, rows).print(page);
    }
}
