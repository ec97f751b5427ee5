package org.wattladder.meter.source.ipmi;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.wattladder.meter.source.poll.Answer;
import org.wattladder.ptdaemon.codec.Reading;

class DcmiTextTest {

    @Test
    void shouldReadTheFormOfOlderVersions() {
        assertThat(DcmiText.parse(Recorded.OLDER))
                .contains(new DcmiPower(215, true, Optional.of("Wed Feb 15 12:49:51 2017")));
    }

    @Test
    void shouldReadTheFormThatForgetsALineBreak() {
        assertThat(DcmiText.parse(Recorded.WITHOUT_LINE_BREAK))
                .contains(new DcmiPower(109, true, Optional.of("10/12/23 13:29:17 CEST")));
    }

    @Test
    void shouldReadTheFormOfNewerVersions() {
        assertThat(DcmiText.parse(Recorded.NEWER))
                .contains(new DcmiPower(214, true, Optional.of("05/05/24 13:06:44 UTC")));
    }

    @Test
    void shouldSeeABoardThatDeniesToMeasureAndHasNoClock() {
        DcmiPower denied = DcmiText.parse(Recorded.DEACTIVATED).orElseThrow();
        assertThat(denied).isEqualTo(new DcmiPower(319, false, Optional.empty()));
        assertThat(denied.answer(false)).isEqualTo(Answer.unusable());
        assertThat(denied.answer(true).watts()).containsExactly(Reading.of(319));
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 65_535, 214_000_000})
    void shouldTakeWhatIsNoPowerAsAnError(int watts) {
        DcmiPower broken = DcmiText.parse(Recorded.OLDER.replace("215", Integer.toString(watts)))
                .orElseThrow();
        assertThat(broken.answer(false).watts()).containsExactly(Reading.invalid());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "Error in open session",
                "    Instantaneous power reading:                   215 Watts\n",
                "    Instantaneous power reading:                   215 mW\n    Power reading state is:   activated\n",
                "    Instantaneous power reading:                   many Watts\n    Power reading state is:   activated"
            })
    void shouldFindNothingInOtherText(String text) {
        assertThat(DcmiText.parse(text)).isEmpty();
    }
}
