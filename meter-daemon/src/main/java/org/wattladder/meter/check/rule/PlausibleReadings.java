package org.wattladder.meter.check.rule;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.wattladder.model.plausible.ElectricLimits;
import org.wattladder.model.plausible.FrozenReadings;
import org.wattladder.model.plausible.LoadCourse;
import org.wattladder.model.plausible.SpikedWindows;
import org.wattladder.model.result.SampleCourse;
import org.wattladder.ptdaemon.codec.Channel;
import org.wattladder.ptdaemon.codec.Column;
import org.wattladder.ptdaemon.codec.Reading;
import org.wattladder.ptdaemon.codec.SampleRow;

/**
 * Power samples of measurements one after another, judged by the limits that runs are judged by.
 *
 * @param measurements each with its samples, the oldest first
 * @param channels that samples with single channels must have
 * @param amperes of a fixed range; empty for an automatic one
 */
record PlausibleReadings(List<List<SampleRow>> measurements, int channels, OptionalDouble amperes) {
    private static final double MOST_WATTS = 20_000;
    /** The longest in recorded sessions is 5, of an analyzer that shows whole watts. */
    private static final int MOST_EQUAL = 7;

    private static final int FIGURES = 3;
    private static final double MOST_ERRORS = ElectricLimits.MOST_ERRORS_PERCENT / 100;

    PlausibleReadings {
        measurements = measurements.stream().map(List::copyOf).toList();
        Objects.requireNonNull(amperes, "amperes");
    }

    /**
     * What cannot be, in one sentence; empty when everything can. The course of samples is judged of channels with volts only:
     * counters inside a machine and models jump with its load, and controllers repeat themselves.
     */
    Optional<String> problem() {
        int single = rows().mapToInt(row -> row.channels().size()).max().orElse(0);
        Stream<Optional<String>> ofRows = Stream.of(negative(), missingChannels(), watts());
        Stream<Optional<String>> ofChannels = IntStream.rangeClosed(single == 0 ? 0 : 1, single)
                .boxed()
                .flatMap(channel -> Stream.of(lost(channel), factor(channel), current(channel), voltage(channel)));
        Stream<Optional<String>> ofCourses = IntStream.rangeClosed(0, single)
                .filter(channel -> values(channel, Column.VOLTS).findAny().isPresent())
                .boxed()
                .flatMap(channel -> Stream.of(frozen(channel), spiked(channel)));
        return Stream.of(ofRows, ofChannels, ofCourses)
                .flatMap(each -> each)
                .flatMap(Optional::stream)
                .findFirst();
    }

    private Stream<SampleRow> rows() {
        return measurements.stream().flatMap(List::stream);
    }

    private Optional<String> negative() {
        long all = rows().count();
        long negative = rows().flatMap(row -> row.total().reading(Column.WATTS).stream())
                .filter(reading -> reading instanceof Reading.Erroneous error && error.kind() == Reading.Kind.NEGATIVE)
                .count();
        return problem(negative > MOST_ERRORS * all, "%d of %d samples are less than 0 W.", negative, all);
    }

    /** Samples of one-channel commands have none. */
    private Optional<String> missingChannels() {
        List<SampleRow> multichannel =
                rows().filter(row -> !row.channels().isEmpty()).toList();
        long few = multichannel.stream()
                .filter(row -> row.channels().size() < channels)
                .count();
        return problem(
                few > 0,
                "%d of %d samples have fewer channels than the %d of the identity.",
                few,
                multichannel.size(),
                channels);
    }

    private Optional<String> watts() {
        OptionalDouble mean = values(0, Column.WATTS).average();
        double watts = mean.orElse(0);
        return problem(
                watts > MOST_WATTS || (watts > 0 && watts < ElectricLimits.LEAST_WATTS),
                "The mean of %.6f W is that of no machine; is the unit W?",
                watts);
    }

    private Optional<String> lost(int channel) {
        List<Channel> all = channel(channel).toList();
        long lost = all.stream()
                .filter(each -> each.reading(Column.WATTS).isPresent()
                        && each.reading(Column.WATTS).get().value().isEmpty())
                .count();
        return problem(
                channel > 0 && lost > MOST_ERRORS * all.size(),
                "Channel %d has no watts in %d of %d samples.",
                channel,
                lost,
                all.size());
    }

    private Optional<String> factor(int channel) {
        double factor = values(channel, Column.PF).average().orElse(0);
        return problem(factor > ElectricLimits.MOST_POWER_FACTOR, "The power factor is %.3f; none is above 1.", factor);
    }

    private Optional<String> current(int channel) {
        double current = values(channel, Column.AMPS).average().orElse(0);
        double percent = amperes.isPresent() ? 100 * current / amperes.getAsDouble() : 0;
        return problem(
                percent > ElectricLimits.MOST_RANGE_PERCENT,
                "The current of %.3f A is above the fixed range of %.3f A.",
                current,
                amperes.orElse(0));
    }

    private Optional<String> voltage(int channel) {
        double[] volts = values(channel, Column.VOLTS).sorted().toArray();
        if (volts.length == 0) {
            return Optional.empty();
        }
        double median = volts[volts.length / 2];
        double apart = Math.max(median - volts[0], volts[volts.length - 1] - median);
        return problem(
                apart > ElectricLimits.MOST_VOLTS_PERCENT / 100 * median,
                "The voltage goes from %.1f to %.1f V.",
                volts[0],
                volts[volts.length - 1]);
    }

    private Optional<String> frozen(int channel) {
        int equal = longestEqual(channel);
        Optional<FrozenReadings> frozen = FrozenReadings.in(measurements.stream()
                .flatMap(rows -> SampleCourse.of(channel, watts(rows, channel)).stream())
                .map(course -> new LoadCourse(course, ""))
                .toList());
        return problem(
                equal > MOST_EQUAL || frozen.isPresent(),
                "The readings of %d samples one after another are the same.",
                frozen.map(FrozenReadings::samples).orElse(equal));
    }

    /** Samples one after another that have the same watts, volts and amperes, all of them stated and none 0. */
    private int longestEqual(int channel) {
        int longest = 0;
        int equal = 0;
        List<Double> before = List.of();
        for (Channel each : channel(channel).toList()) {
            List<Double> figures = Stream.of(Column.WATTS, Column.VOLTS, Column.AMPS)
                    .flatMap(column -> each.reading(column).stream())
                    .flatMapToDouble(reading -> reading.value().stream())
                    .filter(value -> value > 0)
                    .boxed()
                    .toList();
            equal = figures.equals(before) ? equal + 1 : 1;
            longest = figures.size() == FIGURES ? Math.max(longest, equal) : longest;
            before = figures;
        }
        return longest;
    }

    private Optional<String> spiked(int channel) {
        return SampleCourse.of(channel, watts(rows().toList(), channel))
                .flatMap(course -> SpikedWindows.in(List.of(course)))
                .flatMap(spiked -> problem(
                        true,
                        "%d single samples stand out; they move the mean by %+.1f %%.",
                        spiked.spikes(),
                        spiked.meanPercent()));
    }

    private static List<Double> watts(List<SampleRow> rows, int channel) {
        List<Double> watts = new ArrayList<>();
        rows.forEach(row -> channel(row, channel)
                .flatMap(each -> each.reading(Column.WATTS).stream())
                .flatMapToDouble(reading -> reading.value().stream())
                .forEach(watts::add));
        return watts;
    }

    private DoubleStream values(int channel, Column column) {
        return channel(channel)
                .flatMap(each -> each.reading(column).stream())
                .flatMapToDouble(reading -> reading.value().stream());
    }

    private Stream<Channel> channel(int channel) {
        return rows().flatMap(row -> channel(row, channel));
    }

    private static Stream<Channel> channel(SampleRow row, int channel) {
        return channel == 0
                ? Stream.of(row.total())
                : row.channels().stream().skip(channel - 1L).limit(1);
    }

    private static Optional<String> problem(boolean there, String sentence, Object... arguments) {
        return there ? Optional.of(String.format(Locale.ROOT, sentence, arguments)) : Optional.empty();
    }
}
