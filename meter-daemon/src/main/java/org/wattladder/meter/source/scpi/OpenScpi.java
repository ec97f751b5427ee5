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
    private final Optional<Uncertainties> uncertainties;

    private OpenScpi(
            Gathering gathering,
            AnalyzerThread thread,
            ScpiRanges ranges,
            String idn,
            int elements,
            Optional<Uncertainties> uncertainties) {
        this.gathering = gathering;
        this.thread = thread;
        this.ranges = ranges;
        this.idn = idn;
        this.elements = elements;
        this.uncertainties = uncertainties;
    }

    /** Takes over a connected analyzer. */
    static OpenScpi of(Analyzer analyzer, ScpiSettings settings, TimeSource time) throws IOException {
        InitialState initial =
                InitialState.readThenPrepare(analyzer, settings.updateMillis().isPresent());
        Gathering gathering =
                new Gathering(time, analyzer.elements().size(), Duration.ofMillis(2L * analyzer.rateMillis() + 1000));
        String idn = analyzer.identified().idn() + "; average of " + analyzer.rateMillis() + " ms";
        int elements = analyzer.elements().size();
        Optional<Accuracy> accuracy =
                settings.accuracy().isPresent() ? settings.accuracy() : ModelAccuracy.of(analyzer);
        Optional<Uncertainties> uncertainties = accuracy.map(stated -> Uncertainties.of(stated, analyzer, initial));
        AnalyzerThread thread = AnalyzerThread.start(analyzer, settings, time, gathering, initial);
        long limitMillis = 6L * settings.answerMillis() + 2L * initial.rateMillis();
        return new OpenScpi(
                gathering, thread, new ScpiRanges(thread, initial, limitMillis), idn, elements, uncertainties);
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
        Figures figures = ChannelMath.figures(gathering.take());
        return uncertainties.map(known -> known.on(figures)).orElse(figures);
    }

    @Override
    public boolean statesUncertainty() {
        return uncertainties.isPresent();
    }

    @Override
    public void close() {
        thread.close();
    }
}
