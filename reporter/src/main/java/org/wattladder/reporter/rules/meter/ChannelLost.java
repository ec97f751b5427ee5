package org.wattladder.reporter.rules.meter;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.IntStream;
import org.wattladder.model.result.ChannelFigures;
import org.wattladder.model.text.Message;
import org.wattladder.reporter.figures.RunFigures;
import org.wattladder.reporter.finding.Finding;
import org.wattladder.reporter.finding.Severity;
import org.wattladder.reporter.notation.Decimals;
import org.wattladder.reporter.rules.Rule;
import org.wattladder.reporter.rules.RuleDescription;

/** No channel of an analyzer goes missing while the others are summed. */
final class ChannelLost implements Rule {
    private static final double MOST_TIMES = 50;
    private static final double LEAST_WATTS = 1;

    @Override
    public RuleDescription description() {
        return new RuleDescription(
                "channel-lost",
                "Every channel of an analyzer has watts in every window, and none falls to next to nothing.",
                "invalid when a channel that other windows have is missing or has only errors, in one window or in all;"
                        + " warning when its watts are below 1/" + Decimals.significant(MOST_TIMES, 2)
                        + " of those in another window",
                "ours: a sum without one of its channels is too small and looks like a saving",
                "Check the cable and the wiring of the channel; start the daemon with the channels alone that are used.");
    }

    @Override
    public List<Finding> check(RunFigures run) {
        return MeterReading.ofPower(run).stream()
                .flatMap(meter -> IntStream.rangeClosed(1, channels(meter.readings()))
                        .boxed()
                        .flatMap(channel -> check(meter.readings(), channel).stream()))
                .toList();
    }

    private static int channels(List<MeterReading> readings) {
        return readings.stream()
                .flatMap(reading -> reading.window().channels().stream())
                .mapToInt(ChannelFigures::channel)
                .max()
                .orElse(0);
    }

    private Optional<Finding> check(List<MeterReading> readings, int channel) {
        List<MeterReading> looked = readings.stream()
                .filter(reading -> reading.window().figures().validSamples() > 0
                        || !reading.window().channels().isEmpty())
                .toList();
        List<MeterReading> missing = looked.stream()
                .filter(reading -> watts(reading, channel).isEmpty())
                .filter(reading -> reading.window().figures().validSamples() > 0 || anyWatts(reading))
                .toList();
        if (!missing.isEmpty()) {
            return Optional.of(finding(Severity.INVALID, "channel-lost.missing", missing, looked, channel));
        }
        double most = looked.stream()
                .flatMapToDouble(reading -> watts(reading, channel).stream())
                .max()
                .orElse(0);
        List<MeterReading> fallen = looked.stream()
                .filter(reading -> most > LEAST_WATTS && watts(reading, channel).orElseThrow() * MOST_TIMES < most)
                .toList();
        return fallen.isEmpty()
                ? Optional.empty()
                : Optional.of(finding(Severity.WARNING, "channel-lost.fallen", fallen, looked, channel));
    }

    private static boolean anyWatts(MeterReading reading) {
        return reading.window().channels().stream()
                .anyMatch(each -> each.averageWatts().asOptional().isPresent());
    }

    private static OptionalDouble watts(MeterReading reading, int channel) {
        return reading.window().channels().stream()
                .filter(each -> each.channel() == channel)
                .flatMapToDouble(each -> each.averageWatts().asOptional().stream())
                .findFirst();
    }

    private Finding finding(
            Severity severity, String id, List<MeterReading> found, List<MeterReading> looked, int channel) {
        MeterReading first = found.get(0);
        return description()
                .finding(
                        severity,
                        Message.of("place.meter-channel", first.window().meter(), channel),
                        id,
                        found.size(),
                        looked.size(),
                        first.interval().place());
    }
}
