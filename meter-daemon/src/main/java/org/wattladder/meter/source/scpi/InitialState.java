package org.wattladder.meter.source.scpi;

import java.io.IOException;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.concurrent.ConcurrentHashMap;
import org.wattladder.meter.source.RangeControl;

/** How the analyzer was set before this source changed it. Written before its thread starts, then by that thread. */
final class InitialState {
    private final Map<RangeKey, RangeState> ranges = new HashMap<>();
    private final Map<RangeKey, RangeState> wanted = new ConcurrentHashMap<>();
    private final String rate;
    private final int rateMillis;
    private final boolean rateChanged;
    private final Optional<String> mode;
    private boolean rangesChanged;

    private InitialState(String rate, int rateMillis, boolean rateChanged, Optional<String> mode) {
        this.rate = rate;
        this.rateMillis = rateMillis;
        this.rateChanged = rateChanged;
        this.mode = mode;
    }

    /** Reads it, then prepares the analyzer for measuring. */
    static InitialState readThenPrepare(Analyzer analyzer, boolean rateChanges) throws IOException {
        String rate = analyzer.rate();
        Optional<String> mode = analyzer.setsMode() ? Optional.of(analyzer.ask(":INP:MODE?")) : Optional.empty();
        analyzer.prepare();
        InitialState state = new InitialState(rate, analyzer.rateMillis(), rateChanges, mode);
        for (RangeControl.Kind kind : RangeControl.Kind.values()) {
            for (RangeKey key : analyzer.rangeKeys(kind)) {
                state.ranges.put(key, analyzer.range(key));
                state.wanted.put(key, state.ranges.get(key));
            }
        }
        return state;
    }

    int rateMillis() {
        return rateMillis;
    }

    /** How a range is set by now; safe for any thread. */
    RangeState wanted(RangeKey key) {
        return wanted.getOrDefault(key, new RangeState(true, OptionalDouble.empty()));
    }

    /** A range is set, and is to be found again after a loss. */
    void rangeChanges(RangeKey key, RangeState state) {
        rangesChanged = true;
        wanted.put(key, state);
    }

    /** Sets those ranges again that differ from what they were before the analyzer was lost. */
    void reset(Analyzer analyzer) throws IOException {
        for (Map.Entry<RangeKey, RangeState> range : wanted.entrySet()) {
            if (!analyzer.range(range.getKey()).sets(range.getValue())) {
                set(analyzer, range);
                rangesChanged = true;
            }
        }
    }

    private static void set(Analyzer analyzer, Map.Entry<RangeKey, RangeState> range) throws IOException {
        if (range.getValue().automatic()) {
            analyzer.send(range.getKey().automatic());
        } else if (range.getValue().upTo().isPresent()) {
            for (String command : range.getKey().fix(range.getValue().upTo().getAsDouble())) {
                analyzer.send(command);
            }
        }
    }

    void putBack(Analyzer analyzer) throws IOException {
        if (rateChanged) {
            analyzer.send(":RATE " + rate);
        }
        if (mode.isPresent()) {
            analyzer.send(":INP:MODE " + mode.get());
        }
        if (rangesChanged) {
            for (Map.Entry<RangeKey, RangeState> range : ranges.entrySet()) {
                set(analyzer, range);
            }
        }
        analyzer.ask("*IDN?");
    }
}
