package org.wattladder.meter.console;

import java.util.Locale;
import java.util.Map;
import java.util.OptionalDouble;
import org.wattladder.meter.sampling.RunObserver;
import org.wattladder.meter.source.Figures;
import org.wattladder.ptdaemon.codec.Column;
import org.wattladder.ptdaemon.codec.Reading;
import org.wattladder.ptdaemon.codec.StatisticsAnswer;

/** Says what happens in a measurement: bad readings, uncertainty above the limit, the figures at its end. */
public final class RunLines implements RunObserver {
    private static final double LIMIT = 0.01;
    private static final Map<Column, String> NAMES = Map.of(
            Column.WATTS, "watts", Column.VOLTS, "volts", Column.AMPS, "amps", Column.TEMPERATURE, "temperature");

    private final Console console;
    private final String device;
    private final boolean statesUncertainty;

    /** Lines about a device of this name. */
    public RunLines(Console console, String device, boolean statesUncertainty) {
        this.console = console;
        this.device = device;
        this.statesUncertainty = statesUncertainty;
    }

    @Override
    public void sampled(Figures figures) {
        figures.total().readings().forEach((column, reading) -> {
            if (reading instanceof Reading.Erroneous error && isTheQuantity(column)) {
                console.error("Bad " + NAMES.get(column) + " reading " + error.text() + " from " + device);
            }
        });
        if (statesUncertainty) {
            int channels = figures.channels().size();
            for (int channel = 0; channel <= channels; channel++) {
                judge(figures.uncertainty(channel), channels == 0 ? "!" : ", logical channel " + channel + "!");
            }
        }
    }

    private static boolean isTheQuantity(Column column) {
        return column == Column.WATTS || column == Column.TEMPERATURE;
    }

    private void judge(OptionalDouble uncertainty, String where) {
        if (uncertainty.isEmpty()) {
            console.warn("Uncertainty unknown for the last measurement sample" + where);
        } else if (uncertainty.getAsDouble() > LIMIT) {
            console.warn(String.format(
                    Locale.ROOT,
                    "Uncertainty %.2f%%, which is above 1.00%% limit for the last sample%s",
                    uncertainty.getAsDouble() * 100,
                    where));
        }
    }

    @Override
    public void missed(int samples) {
        console.warn("Missed " + samples + " samples");
    }

    @Override
    public void completed(StatisticsAnswer statistics) {
        console.notice("Completed test");
        String what = statistics.column().word().toLowerCase(Locale.ROOT);
        console.say("Avg " + what + " " + statistics.average().text() + ", min " + what + " "
                + statistics.minimum().text() + ", max " + what + " "
                + statistics.maximum().text() + ", samples " + statistics.samples() + ", errors " + statistics.errors()
                + ", valid " + statistics.valid());
    }
}
