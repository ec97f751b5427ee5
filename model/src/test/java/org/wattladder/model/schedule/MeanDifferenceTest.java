package org.wattladder.model.schedule;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class MeanDifferenceTest {
    /** Against a worked example: 27.5 -/+ 2.1 of 15 and 23.0 -/+ 5.0 of 5. */
    @Test
    void shouldJudgeByWelch() {
        MeanDifference difference = MeanDifference.of(new RunSpread(15, 27.5, 2.1), new RunSpread(5, 23.0, 5.0));
        assertThat(difference.difference()).isEqualTo(4.5);
        // standard error 2.3008, 4.475 degrees of freedom, Student 2.665
        assertThat(difference.halfWidth()).isCloseTo(6.13, within(0.02));
        assertThat(difference.rises()).isFalse();
        assertThat(difference.mayBeNone()).isTrue();
        assertThat(difference.risesLessThan(10)).isFalse();
        assertThat(difference.risesLessThan(11)).isTrue();
    }

    @Test
    void shouldTellWhatDoesNotScatter() {
        MeanDifference difference = MeanDifference.of(RunSpread.of(2, 2), RunSpread.of(1, 1));
        assertThat(difference.rises()).isTrue();
        assertThat(difference.halfWidth()).isZero();
        assertThat(MeanDifference.of(RunSpread.of(1, 1), RunSpread.of(1, 1)).rises())
                .isFalse();
    }

    @Test
    void shouldNotJudgeByASingleRun() {
        assertThatThrownBy(() -> MeanDifference.of(RunSpread.of(1), RunSpread.of(1, 2)))
                .hasMessageContaining("two repeats");
    }
}
