package org.wattladder.meter.simulator.scenario;

import java.util.Locale;
import org.wattladder.ptdaemon.codec.Column;
import org.wattladder.ptdaemon.codec.Reading;

/** Readings of computed numbers, which a device would send whatever they are. */
public final class Readings {
    private Readings() {}

    /** The reading of a number; one below zero watts is an error, -1 and -2 are the marks of errors. */
    public static Reading of(Column column, double number) {
        String text = String.format(Locale.ROOT, "%.6f", number);
        if (!Double.isFinite(number)) {
            return new Reading.Erroneous(Reading.Kind.NOT_A_NUMBER, "nan");
        }
        if (column == Column.WATTS && number < 0) {
            return new Reading.Erroneous(Reading.Kind.NEGATIVE, text);
        }
        return number == -1 ? Reading.invalid() : number == -2 ? Reading.missed() : Reading.of(number);
    }
}
