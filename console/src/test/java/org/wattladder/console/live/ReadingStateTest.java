package org.wattladder.console.live;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.wattladder.model.result.Measurement;
import org.wattladder.reporter.language.Language;
import org.wattladder.reporter.language.Words;

class ReadingStateTest {
    private static Stream<Arguments> readings() {
        return Stream.of(
                Arguments.of(Measurement.of(231.54), true, "231.5 W", ""),
                Arguments.of(Measurement.of(0), true, "0 W", "Zero: is the machine on this meter?"),
                Arguments.of(
                        Measurement.absent("absent.over-range", "m"),
                        true,
                        "absent",
                        "Unknown: the sample of meter m is over range."),
                Arguments.of(
                        Measurement.absent("absent.no-figure", "m"),
                        true,
                        "absent",
                        "Unknown: the sample of meter m is no figure."),
                Arguments.of(
                        Measurement.absent("absent.no-new-sample", "m"),
                        true,
                        "absent",
                        "Stale: meter m has no new sample."),
                Arguments.of(Measurement.of(22.46), false, "22.5 °C", ""),
                Arguments.of(Measurement.of(0), false, "0.0 °C", ""),
                Arguments.of(
                        Measurement.absent("absent.no-new-sample", "s"),
                        false,
                        "absent",
                        "Stale: meter s has no new sample."));
    }

    @ParameterizedTest
    @MethodSource("readings")
    void shouldSayInWordsWhatAReadingIsWorth(Measurement value, boolean power, String figure, String remark) {
        Words words = Words.in(Language.ENGLISH);

        assertThat(words.say(ReadingState.figure(value, power))).isEqualTo(figure);
        assertThat(ReadingState.of(value, power).map(words::sentence).orElse(""))
                .isEqualTo(remark);
    }
}
