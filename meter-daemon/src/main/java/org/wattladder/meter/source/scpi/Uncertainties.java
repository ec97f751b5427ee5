package org.wattladder.meter.source.scpi;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.wattladder.meter.source.Figures;
import org.wattladder.meter.source.RangeControl.Kind;
import org.wattladder.ptdaemon.codec.Channel;
import org.wattladder.ptdaemon.codec.Column;
import org.wattladder.ptdaemon.codec.Reading;

/**
 * Adds to figures how wrong they may be.
 *
 * @param accuracy as the user declares it, or as the maker states it
 * @param volts ranges of the elements, one for all or one each
 * @param amperes likewise
 * @param state how they are set
 */
record Uncertainties(Accuracy accuracy, List<RangeKey> volts, List<RangeKey> amperes, InitialState state) {
    Uncertainties {
        volts = List.copyOf(volts);
        amperes = List.copyOf(amperes);
    }

    static Uncertainties of(Accuracy accuracy, Analyzer analyzer, InitialState state) {
        return new Uncertainties(accuracy, analyzer.rangeKeys(Kind.VOLTS), analyzer.rangeKeys(Kind.AMPS), state);
    }

    /** The errors of several elements may all have one sign, so they are added. */
    Figures on(Figures figures) {
        List<Channel> elements = figures.channels().isEmpty() ? List.of(figures.total()) : figures.channels();
        List<OptionalDouble> all = new ArrayList<>();
        double sum = 0;
        boolean known = true;
        for (int index = 0; index < elements.size(); index++) {
            OptionalDouble reading = value(elements.get(index), Column.WATTS);
            OptionalDouble error = reading.isEmpty()
                    ? OptionalDouble.empty()
                    : accuracy.watts(new Accuracy.Element(
                            reading.getAsDouble(),
                            voltAmperes(elements.get(index)),
                            range(volts, index),
                            range(amperes, index)));
            known &= error.isPresent();
            sum += error.orElse(0);
            all.add(share(error, reading));
        }
        OptionalDouble total =
                share(known ? OptionalDouble.of(sum) : OptionalDouble.empty(), value(figures.total(), Column.WATTS));
        if (!figures.channels().isEmpty()) {
            all.add(0, total);
        }
        return new Figures(figures.total(), figures.channels(), all, figures.stamp(), figures.copies());
    }

    private RangeState range(List<RangeKey> keys, int index) {
        return state.wanted(keys.get(Math.min(index, keys.size() - 1)));
    }

    private static OptionalDouble share(OptionalDouble error, OptionalDouble reading) {
        return error.isPresent() && reading.orElse(0) > 0
                ? OptionalDouble.of(error.getAsDouble() / reading.getAsDouble())
                : OptionalDouble.empty();
    }

    private static double voltAmperes(Channel channel) {
        return value(channel, Column.VOLTS).orElse(0)
                * value(channel, Column.AMPS).orElse(0);
    }

    private static OptionalDouble value(Channel channel, Column column) {
        Optional<Reading> reading = channel.reading(column);
        return reading.isPresent() ? reading.get().value() : OptionalDouble.empty();
    }
}
