package org.wattladder.reporter.format.text;

import org.wattladder.reporter.view.DepthTable;

/** Sweeps over depths in plain text. */
final class DepthPart {
    private DepthPart() {}

    /** The sweep of one worklet, if it is one. */
    static void sweep(TextPage page, DepthTable sweep) {
        if (sweep.isEmpty()) {
            return;
        }
        page.gap();
        TextTable.of(DepthTable.HEADINGS, sweep.rows()).print(page);
        page.say("- ", "  ", "Kept outstanding by " + sweep.engine() + ".");
        page.say("- ", "  ", DepthTable.LEGEND);
    }
}
