package org.wattladder.meter.source.scpi;

import java.io.IOException;
import java.time.Duration;
import java.util.Optional;
import java.util.Set;
import org.wattladder.meter.source.Figures;
import org.wattladder.meter.source.OpenSource;
import org.wattladder.meter.source.RangeControl;
import org.wattladder.meter.source.gather.ChannelMath;
import org.wattladder.meter.source.gather.Gathering;
import org.wattladder.model.time.TimeSource;
import org.wattladder.ptdaemon.codec.Channel;
import org.wattladder.ptdaemon.codec.Column;

/** Samples the means of the analyzer's updates; never waits for it, except to set ranges. */
final class OpenScpi implements OpenSource {
    private final Gathering gathering;
    private final AnalyzerThread thread;
    private final ScpiRanges ranges;
    private final String idn;
    private final int elements;

    private OpenScpi(Gathering gathering, AnalyzerThread thread, ScpiRanges ranges, String idn, int elements) {
        this.gathering = gathering;
        this.thread = thread;
        this.ranges = ranges;
        this.idn = idn;
        this.elements = elements;
    }

    /** Takes over a connected analyzer. */
    static OpenScpi of(Analyzer analyzer, ScpiSettings settings, TimeSource time) throws IOException {
        InitialState initial =
                InitialState.readThenPrepare(analyzer, settings.updateMillis().isPresent());
        Gathering gathering =
                new Gathering(time, analyzer.elements().size(), Duration.ofMillis(2L * analyzer.rateMillis() + 1000));
        String idn = analyzer.identified().idn();
        int elements = analyzer.elements().size();
        AnalyzerThread thread = AnalyzerThread.start(analyzer, settings, time, gathering, initial);
        long limitMillis = 6L * settings.answerMillis() + 2L * initial.rateMillis();
        return new OpenScpi(gathering, thread, new ScpiRanges(thread, initial, limitMillis), idn, elements);
    }

    @Override
    public Set<Column> columns() {
        return Set.of(Column.WATTS, Column.VOLTS, Column.AMPS, Column.PF);
    }

    @Override
    public int channels() {
        return elements;
    }

    @Override
    public Optional<String> device() {
        return Optional.of(idn);
    }

    @Override
    public Optional<RangeControl> ranges() {
        return Optional.of(ranges);
    }

    @Override
    public void begin() {
        gathering.begin();
    }

    @Override
    public Channel sample() {
        return sampleAll().total();
    }

    @Override
    public Figures sampleAll() {
        return ChannelMath.figures(gathering.take());
    }

    @Override
    public void close() {
        thread.close();
    }
}
