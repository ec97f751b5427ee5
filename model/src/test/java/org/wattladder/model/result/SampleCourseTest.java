package org.wattladder.model.result;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class SampleCourseTest {
    private static SampleCourse course(Double... values) {
        return SampleCourse.of(0, List.of(values)).orElseThrow();
    }

    @Test
    void shouldHaveNoneOfFewSamples() {
        assertThat(SampleCourse.of(0, List.of(1.0, 2.0))).isEmpty();
    }

    @Test
    void shouldFindStretchesOfEqualReadings() {
        FlatReadings flat = course(5.0, 5.0, 7.0, 7.0, 7.0, 6.0).flat();
        assertThat(flat).isEqualTo(new FlatReadings(2, 1, 3, 7));
        assertThat(course(5.0, 5.0, 5.0, 5.0, 5.0).flat()).isEqualTo(new FlatReadings(5, 5, 5, 5));
    }

    @Test
    void shouldTellStepsOutsideOfTheLongestStretch() {
        ReadingSteps steps =
                course(10.0, 12.0, 11.0, 14.0, 14.0, 14.0, 14.0, 14.0).steps();
        assertThat(steps.smallest()).isEqualTo(1);
        assertThat(steps.largest()).isEqualTo(3);
        assertThat(steps.typical()).isEqualTo(2);
        assertThat(steps.equal()).isEqualTo(4);
    }

    @Test
    void shouldTakeNoTrendForJitter() {
        Random random = new Random(3);
        List<Double> noise = new ArrayList<>();
        List<Double> trend = new ArrayList<>();
        for (int place = 0; place < 2000; place++) {
            double value = 0.3 * random.nextGaussian();
            noise.add(100 + value);
            trend.add(100 + value + 0.05 * place);
        }
        assertThat(SampleCourse.of(0, noise).orElseThrow().steps().jitter()).isCloseTo(0.3, within(0.02));
        assertThat(SampleCourse.of(0, trend).orElseThrow().steps().jitter()).isCloseTo(0.3, within(0.02));
    }

    @Test
    void shouldTakeTheMedianOfEachThird() {
        assertThat(course(1.0, 2.0, 90.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0).thirds())
                .isEqualTo(new WindowThirds(2, 2, 5, 8));
    }

    @Test
    void shouldCountReadingsThatStandOutAlone() {
        List<Double> values = new ArrayList<>(Collections.nCopies(20, 60.0));
        values.set(4, 180.0);
        values.set(11, 30.0);
        SpikedReadings spikes = SampleCourse.of(0, values).orElseThrow().spikes();
        assertThat(spikes.single()).isEqualTo(2);
        assertThat(spikes.far()).isEqualTo(2);
        assertThat(spikes.farthestPercent()).isCloseTo(200, within(1e-9));
        assertThat(spikes.meanPercent()).isCloseTo(100.0 * (120 - 30) / 20 / 60, within(1e-9));
    }

    @Test
    void shouldTellReadingsAtTheEdgesApart() {
        List<Double> values = new ArrayList<>(Collections.nCopies(20, 60.0));
        values.set(19, 180.0);
        assertThat(SampleCourse.of(0, values).orElseThrow().spikes())
                .isEqualTo(new SpikedReadings(0, 1, 1, 180, 200, 100 * (66.0 / 60 - 1)));
    }

    @Test
    void shouldNotCountALoadThatChangesForLonger() {
        List<Double> values = new ArrayList<>(Collections.nCopies(20, 60.0));
        values.set(4, 80.0);
        values.set(5, 80.0);
        assertThat(SampleCourse.of(0, values).orElseThrow().spikes()).isEqualTo(new SpikedReadings(0, 0, 2, 0, 0, 0));
    }
}
