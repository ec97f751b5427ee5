package org.wattladder.reporter.view;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.wattladder.model.result.ChannelFigures;
import org.wattladder.model.result.IntervalResult;
import org.wattladder.model.result.Measurement;
import org.wattladder.model.result.MeterWindow;
import org.wattladder.reporter.notation.Decimals;

/** Cells of the tables of meters and of their channels in one interval. */
final class MeterCells {
    private static final String OBSERVES = " (observes)";

    private MeterCells() {}

    static List<List<String>> meters(IntervalResult result) {
        List<List<String>> rows = new ArrayList<>();
        result.power().meters().forEach(window -> rows.add(meter(window, "", "W")));
        result.power().observers().forEach(window -> rows.add(meter(window, OBSERVES, "W")));
        result.temperature().meters().forEach(window -> rows.add(meter(window, "", "C")));
        result.temperature().observers().forEach(window -> rows.add(meter(window, OBSERVES, "C")));
        return List.copyOf(rows);
    }

    /** Of an analyzer that states nothing but the watts of its only channel, the meter table says all. */
    static List<List<String>> channels(IntervalResult result) {
        return Stream.concat(result.power().meters().stream(), result.power().observers().stream())
                .filter(window -> window.channels().size() > 1
                        || window.channels().stream().anyMatch(MeterCells::saysMoreThanWatts))
                .flatMap(window -> window.channels().stream().map(channel -> channel(window, channel)))
                .toList();
    }

    private static boolean saysMoreThanWatts(ChannelFigures channel) {
        return Stream.of(channel.averageVolts(), channel.averageAmps(), channel.averagePowerFactor())
                .anyMatch(figure -> figure.asOptional().isPresent());
    }

    private static List<String> channel(MeterWindow window, ChannelFigures channel) {
        return List.of(
                window.meter(),
                channel.channel() == 0
                        ? window.channels().size() > 1 ? "all" : "only"
                        : Integer.toString(channel.channel()),
                figure(channel.averageWatts(), 5),
                figure(channel.averageVolts(), 5),
                figure(channel.averageAmps(), 4),
                figure(channel.averagePowerFactor(), 3));
    }

    private static List<String> meter(MeterWindow window, String role, String unit) {
        return List.of(
                window.meter() + role,
                window.tier().label(),
                withUnit(window.figures().average(), unit),
                withUnit(window.figures().minimum(), unit),
                withUnit(window.figures().maximum(), unit),
                Integer.toString(window.figures().validSamples()),
                Integer.toString(window.figures().errorSamples()),
                IntervalDetail.percent(window.measurement().averageUncertaintyPercent(), 3),
                Integer.toString(window.measurement().unknownUncertaintySamples()),
                switch (window.measurement().statistics()) {
                    case AGREE -> "agree";
                    case DIFFER -> "DISAGREE";
                    case NOT_COMPARED -> "not compared";
                },
                figure(window.clock().offsetMillis(), 4),
                figure(window.clock().residualMillis(), 3),
                window.gaps().isEmpty()
                        ? "none"
                        : Integer.toString(window.gaps().size()));
    }

    private static String figure(Measurement measurement, int digits) {
        return measurement.asOptional().isPresent() ? Decimals.significant(measurement, digits) : "–";
    }

    private static String withUnit(Measurement measurement, String unit) {
        return measurement.asOptional().isPresent()
                ? Decimals.significant(measurement, 5) + " " + unit
                : Decimals.ABSENT;
    }
}
