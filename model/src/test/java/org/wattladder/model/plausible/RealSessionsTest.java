package org.wattladder.model.plausible;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.wattladder.model.result.SampleCourse;
import org.wattladder.model.sample.RealSession;

/** Real analyzers under real loads, cut into windows wherever: what a meter does that works is not implausible. */
class RealSessionsTest {
    private static final List<Integer> LENGTHS = List.of(3, 4, 6, 8, 12, 16, 30, 60, 120, 240);
    private static final int WINDOWS_OF_A_RUN = 7;
    private static final int OFFSETS = 8;

    static Stream<Arguments> sessions() {
        return RealSession.all().stream()
                .flatMap(session -> LENGTHS.stream().map(length -> Arguments.of(session, length)));
    }

    @ParameterizedTest
    @MethodSource("sessions")
    void shouldFindNothingFrozenNorSpiked(RealSession session, int length) {
        int looked = 0;
        for (List<SampleCourse> run : runs(session.samples(), length)) {
            looked++;
            assertThat(FrozenReadings.in(loads(run))).isEmpty();
            assertThat(SpikedWindows.in(run)).isEmpty();
        }
        assertThat(looked).isPositive();
    }

    @ParameterizedTest
    @MethodSource("sessions")
    void shouldFindNoLagUnderOneLoad(RealSession session, int length) {
        int looked = 0;
        for (List<SampleCourse> run : runs(session.loaded(), length)) {
            OptionalDouble before = OptionalDouble.empty();
            for (SampleCourse course : run) {
                looked++;
                assertThat(LaggingReadings.in(course, before)).isEmpty();
                before = OptionalDouble.of(course.thirds().last());
            }
        }
        assertThat(looked).isPositive();
    }

    @ParameterizedTest
    @MethodSource("sessions")
    void shouldFindNothingInTheWhole(RealSession session, int unused) {
        for (SampleCourse whole : courses(session.samples())) {
            assertThat(FrozenReadings.in(loads(List.of(whole)))).isEmpty();
            assertThat(SpikedWindows.in(List.of(whole))).isEmpty();
            assertThat(LaggingReadings.in(whole, OptionalDouble.empty())).isEmpty();
        }
    }

    /** As if each window had another load. */
    private static List<LoadCourse> loads(List<SampleCourse> run) {
        return IntStream.range(0, run.size())
                .mapToObj(place -> new LoadCourse(run.get(place), "load " + place))
                .toList();
    }

    /** Of each channel and from each of some places on, some windows after another. */
    private static List<List<SampleCourse>> runs(List<double[]> samples, int length) {
        List<List<SampleCourse>> runs = new ArrayList<>();
        for (int offset = 0; offset < length; offset += Math.max(1, length / OFFSETS)) {
            List<List<double[]>> windows = RealSession.cut(samples.subList(offset, samples.size()), length);
            for (int channel = 0; channel < samples.get(0).length; channel++) {
                int number = channel;
                List<SampleCourse> courses = windows.stream()
                        .map(window -> course(window, number))
                        .flatMap(Optional::stream)
                        .toList();
                for (int begin = 0; begin < courses.size(); begin += WINDOWS_OF_A_RUN) {
                    runs.add(courses.subList(begin, Math.min(courses.size(), begin + WINDOWS_OF_A_RUN)));
                }
            }
        }
        return runs;
    }

    private static List<SampleCourse> courses(List<double[]> samples) {
        return IntStream.range(0, samples.get(0).length)
                .mapToObj(channel -> course(samples, channel))
                .flatMap(Optional::stream)
                .toList();
    }

    private static Optional<SampleCourse> course(List<double[]> window, int channel) {
        return SampleCourse.of(
                channel,
                window.stream()
                        .map(sample -> sample[channel])
                        .filter(watts -> watts >= 0)
                        .toList());
    }
}
