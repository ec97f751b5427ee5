package org.wattladder.meter.source.scpi;

import java.io.IOException;
import java.util.HashMap;
import java.util.Map;
import org.wattladder.meter.source.RangeControl;

/** How the analyzer was set before this source changed it. Written before its thread starts, then by that thread. */
final class InitialState {
    private final Map<RangeKey, RangeState> ranges = new HashMap<>();
    private final String rate;
    private final int rateMillis;
    private final boolean rateChanged;
    private boolean rangesChanged;

    private InitialState(String rate, int rateMillis, boolean rateChanged) {
        this.rate = rate;
        this.rateMillis = rateMillis;
        this.rateChanged = rateChanged;
    }

    /** Reads it, then prepares the analyzer for measuring. */
    static InitialState readThenPrepare(Analyzer analyzer, boolean rateChanges) throws IOException {
        String rate = analyzer.rate();
        analyzer.prepare();
        InitialState state = new InitialState(rate, analyzer.rateMillis(), rateChanges);
        for (RangeControl.Kind kind : RangeControl.Kind.values()) {
            for (RangeKey key : analyzer.rangeKeys(kind)) {
                state.ranges.put(key, analyzer.range(key));
            }
        }
        return state;
    }

    int rateMillis() {
        return rateMillis;
    }

    void rangesChanged() {
        rangesChanged = true;
    }

    void putBack(Analyzer analyzer) throws IOException {
        if (rateChanged) {
            analyzer.send(":RATE " + rate);
        }
        if (rangesChanged) {
            for (Map.Entry<RangeKey, RangeState> range : ranges.entrySet()) {
                if (range.getValue().automatic()) {
                    analyzer.send(range.getKey().automatic());
                } else if (range.getValue().upTo().isPresent()) {
                    for (String command :
                            range.getKey().fix(range.getValue().upTo().getAsDouble())) {
                        analyzer.send(command);
                    }
                }
            }
        }
        analyzer.ask("*IDN?");
    }
}
