package org.wattladder.ptdaemon.session;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Function;
import java.util.stream.Stream;
import org.wattladder.model.result.SampleCourse;
import org.wattladder.ptdaemon.codec.Channel;
import org.wattladder.ptdaemon.codec.Column;
import org.wattladder.ptdaemon.codec.Reading;

/** How the watts of each channel went on in a window. */
final class WindowCourses {
    private WindowCourses() {}

    /** The sum, or only channel, as it counts, then each channel that the samples have; none of one with few samples. */
    static List<SampleCourse> byChannel(List<Sample> samples) {
        int channels = samples.stream()
                .mapToInt(sample -> sample.row().channels().size())
                .max()
                .orElse(0);
        List<SampleCourse> courses = new ArrayList<>();
        course(0, samples, sample -> Optional.of(sample.reading())).ifPresent(courses::add);
        for (int number = 1; number <= channels; number++) {
            int place = number - 1;
            course(number, samples, sample -> watts(sample, place)).ifPresent(courses::add);
        }
        return courses;
    }

    private static Optional<Reading> watts(Sample sample, int place) {
        List<Channel> single = sample.row().channels();
        return place < single.size() ? single.get(place).reading(Column.WATTS) : Optional.empty();
    }

    private static Optional<SampleCourse> course(
            int number, List<Sample> samples, Function<Sample, Optional<Reading>> watts) {
        Stream<Reading> readings = samples.stream().map(watts).flatMap(Optional::stream);
        return SampleCourse.of(
                number,
                readings.map(Reading::value)
                        .filter(OptionalDouble::isPresent)
                        .map(OptionalDouble::getAsDouble)
                        .toList());
    }
}
