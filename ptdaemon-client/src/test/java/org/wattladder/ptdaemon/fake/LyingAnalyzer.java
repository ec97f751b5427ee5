package org.wattladder.ptdaemon.fake;

import java.util.List;

/** Its statistics are those of another measurement. */
public final class LyingAnalyzer extends WellBehavedAnalyzer {
    public LyingAnalyzer(String identity, List<String> rows) {
        super(identity, rows);
    }

    @Override
    protected String statistics(String word) {
        return super.statistics(word).replaceFirst("100.000000", "100.010000");
    }
}
