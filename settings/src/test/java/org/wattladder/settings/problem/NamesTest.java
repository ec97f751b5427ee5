package org.wattladder.settings.problem;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NamesTest {
    private static final Names NAMES = new Names(List.of("warm-up", "calibration", "level", "levels", "lu"));

    @ParameterizedTest
    @CsvSource({"warmup,warm-up", "calibartion,calibration", "lvel,level", "levls,levels", "ul,lu", "calib,calibration"
    })
    void shouldFindTheNearestName(String wanted, String nearest) {
        assertThat(NAMES.nearest(wanted)).contains(nearest);
    }

    @Test
    void shouldFindAShortNameThatWasTypedTwice() {
        assertThat(NAMES.nearest("lulu")).contains("lu");
        assertThat(new Names(List.of("lu")).nearest("luxurious")).isEmpty();
    }

    @Test
    void shouldNameAllWhenNoneIsNear() {
        assertThat(NAMES.nearest("temperature")).isEmpty();
        assertThat(NAMES.hint("temperature")).isEqualTo("; known: warm-up, calibration, level, levels, lu");
        assertThat(new Names(List.of()).hint("x")).isEqualTo("; none is known here");
    }
}
