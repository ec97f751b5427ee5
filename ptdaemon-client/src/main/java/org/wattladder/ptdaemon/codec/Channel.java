package org.wattladder.ptdaemon.codec;

import java.util.Collections;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * The figures of one channel in one sample.
 *
 * @param readings by column, in the order of the wire; a column that is missing here was not sent
 */
public record Channel(Map<Column, Reading> readings) {
    public Channel {
        readings = Collections.unmodifiableMap(new LinkedHashMap<>(readings));
    }

    /** The four figures of a power sample; {@link Reading#invalid()} for what the device does not measure. */
    public static Channel power(Reading watts, Reading volts, Reading amps, Reading powerFactor) {
        Map<Column, Reading> readings = new EnumMap<>(Column.class);
        readings.put(Column.WATTS, watts);
        readings.put(Column.VOLTS, volts);
        readings.put(Column.AMPS, amps);
        readings.put(Column.PF, powerFactor);
        return new Channel(readings);
    }

    /** A power sample of a source that knows watts only. */
    public static Channel watts(Reading watts) {
        return power(watts, Reading.invalid(), Reading.invalid(), Reading.invalid());
    }

    /** The two figures of a temperature sample. */
    public static Channel climate(Reading celsius, Reading humidityPercent) {
        Map<Column, Reading> readings = new EnumMap<>(Column.class);
        readings.put(Column.TEMPERATURE, celsius);
        readings.put(Column.HUMIDITY, humidityPercent);
        return new Channel(readings);
    }

    /** The figure of a column; empty when it was not sent. */
    public Optional<Reading> reading(Column column) {
        return Optional.ofNullable(readings.get(column));
    }

    /** The same columns, each as missed. */
    public Channel missed() {
        Map<Column, Reading> missed = new LinkedHashMap<>(readings);
        missed.replaceAll((column, reading) -> Reading.missed());
        return new Channel(missed);
    }

    /** Name and value pairs as they stand on the wire, for example {@code Watts,22.300000,Volts,229.900000}. */
    public String text() {
        StringBuilder text = new StringBuilder();
        readings.forEach((column, reading) -> text.append(text.isEmpty() ? "" : ",")
                .append(column.word())
                .append(',')
                .append(reading.text()));
        return text.toString();
    }
}
