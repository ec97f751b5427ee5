package org.wattladder.meter.simulator.scenario;

import java.time.Duration;
import java.util.Optional;
import org.wattladder.settings.Kind;
import org.wattladder.settings.LengthText;
import org.wattladder.settings.ScalarKind;

/** A place in a measurement, or a stretch of it. */
public sealed interface Extent {

    /** In samples or seconds, whichever this one counts. */
    double of(long sampleNumber, Duration elapsed);

    /** A number of samples, or a length of time. */
    static Kind<Extent> kind() {
        return new ScalarKind<>(
                "a number of samples, or a length of time such as 10s",
                ScalarKind.Form.WORD,
                text -> text.matches("[1-9][0-9]{0,8}")
                        ? Optional.of(new Samples(Integer.parseInt(text)))
                        : LengthText.parse(text).map(Time::new),
                text -> "",
                extent -> Double.toString(extent.size()));
    }

    /** The number itself, in the unit of {@link #of}. */
    double size();

    /**
     * Samples, the first being 1.
     *
     * @param count at least 1
     */
    record Samples(int count) implements Extent {
        @Override
        public double of(long sampleNumber, Duration elapsed) {
            return sampleNumber;
        }

        @Override
        public double size() {
            return count;
        }
    }

    /**
     * Time since the start of the measurement.
     *
     * @param length not negative
     */
    record Time(Duration length) implements Extent {
        @Override
        public double of(long sampleNumber, Duration elapsed) {
            return elapsed.toNanos() / 1e9;
        }

        @Override
        public double size() {
            return length.toNanos() / 1e9;
        }
    }
}
