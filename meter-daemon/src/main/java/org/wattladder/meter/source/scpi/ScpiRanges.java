package org.wattladder.meter.source.scpi;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import java.util.stream.Collectors;
import org.wattladder.meter.source.RangeControl;
import org.wattladder.meter.source.RangeRefused;
import org.wattladder.model.text.ExceptionText;
import org.wattladder.ptdaemon.codec.Ranges;

/** Ranges, asked and set by the analyzer's thread; the caller waits as long as the device takes, but not for ever. */
final class ScpiRanges implements RangeControl {
    private final AnalyzerThread thread;
    private final InitialState initial;
    private final long limitMillis;

    ScpiRanges(AnalyzerThread thread, InitialState initial, long limitMillis) {
        this.thread = thread;
        this.initial = initial;
        this.limitMillis = limitMillis;
    }

    @Override
    public Ranges read(int channel) {
        try {
            return thread.ask(analyzer -> {
                        RangeState amps = analyzer.range(
                                keys(analyzer, Kind.AMPS, channel).get(0));
                        RangeState volts = analyzer.range(
                                keys(analyzer, Kind.VOLTS, channel).get(0));
                        return new Ranges(amps.wire(), volts.wire());
                    })
                    .await(limitMillis);
        } catch (IOException silent) {
            return Ranges.none();
        }
    }

    @Override
    public void fix(Kind kind, int channel, double upTo) throws RangeRefused {
        String refusal = asked(analyzer -> {
            List<Double> ranges = kind == Kind.AMPS
                    ? analyzer.identified().model().amps()
                    : analyzer.identified().model().volts();
            double crestFactor = SetUpCheck.crestFactor(analyzer);
            OptionalDouble range = AnalyzerModel.smallestFrom(ranges, crestFactor, upTo);
            if (range.isEmpty()) {
                return "no range reaches " + upTo + "; there are "
                        + AnalyzerModel.rangesAt(ranges, crestFactor)
                                .boxed()
                                .map(String::valueOf)
                                .collect(Collectors.joining(" "));
            }
            for (RangeKey key : keys(analyzer, kind, channel)) {
                initial.rangeChanges(key, new RangeState(false, range));
                for (String command : key.fix(range.getAsDouble())) {
                    analyzer.send(command);
                }
            }
            return disobeyed(analyzer, kind, channel, range);
        });
        refuseUnlessEmpty(refusal);
    }

    @Override
    public void automatic(Kind kind, int channel) throws RangeRefused {
        refuseUnlessEmpty(asked(analyzer -> {
            for (RangeKey key : keys(analyzer, kind, channel)) {
                initial.rangeChanges(key, new RangeState(true, OptionalDouble.empty()));
                analyzer.send(key.automatic());
            }
            return disobeyed(analyzer, kind, channel, OptionalDouble.empty());
        }));
    }

    private String asked(Task.Work<String> work) throws RangeRefused {
        try {
            return thread.ask(work).await(limitMillis);
        } catch (IOException failed) {
            throw new RangeRefused(ExceptionText.of(failed));
        }
    }

    private static void refuseUnlessEmpty(String refusal) throws RangeRefused {
        if (!refusal.isEmpty()) {
            throw new RangeRefused(refusal);
        }
    }

    /** Empty when it is as wanted; an empty range stands for automatic. */
    private static String disobeyed(Analyzer analyzer, Kind kind, int channel, OptionalDouble range)
            throws IOException {
        for (RangeKey key : keys(analyzer, kind, channel)) {
            RangeState state = analyzer.range(key);
            boolean obeyed = range.isEmpty()
                    ? state.automatic()
                    : !state.automatic()
                            && Math.abs(state.upTo().orElse(-1) - range.getAsDouble()) < 1e-6 * range.getAsDouble();
            if (!obeyed) {
                return "the analyzer keeps " + state.text();
            }
        }
        return "";
    }

    private static List<RangeKey> keys(Analyzer analyzer, Kind kind, int channel) {
        List<RangeKey> keys = new ArrayList<>(analyzer.rangeKeys(kind));
        return channel > 0 && channel <= keys.size() && keys.size() > 1 ? List.of(keys.get(channel - 1)) : keys;
    }
}
