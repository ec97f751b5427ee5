package org.wattladder.guests.operate;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class OperationsTest {
    @ParameterizedTest
    @CsvSource({
        "mail a-b 7,  mail a-b 7,  true",
        "mail a-b 7,  mail a-b 9,  true",
        "mail a-b 7,  mail a-b 6,  false", // it has forgotten work
        "mail a-b 7,  mail c-d 8,  false", // it has booted again
        "mail a-b 7,  web a-b 8,   false", // another guest answers
        "mail a-b 7,  unknown,     false"
    })
    void shouldTellWhetherAGuestIsTheSame(String before, String after, boolean same) {
        assertThat(Operations.follows(before, after)).isEqualTo(same);
    }
}
