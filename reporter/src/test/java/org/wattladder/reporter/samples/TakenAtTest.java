package org.wattladder.reporter.samples;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.OptionalLong;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TakenAtTest {
    private final TakenAt takenAt = new TakenAt();

    private OptionalLong read(String text) {
        String before = "2026-11-22T16:27:06Z,";
        takenAt.epochMillis(before.toCharArray(), 0, before.length() - 1);
        return takenAt.epochMillis((before + text + ",").toCharArray(), before.length(), text.length());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "2026-11-22T16:27:06.160043750Z",
                "2026-11-22T16:27:06.160Z",
                "2024-02-29T23:59:59Z",
                "1969-12-31T23:59:59.999Z",
                "1600-03-01T00:00:00.001Z"
            })
    void shouldReadWhatAnInstantReads(String text) {
        assertThat(read(text)).hasValue(Instant.parse(text).toEpochMilli());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "now",
                "2026-02-30T10:00:00Z",
                "2026-13-01T10:00:00Z",
                "2026-11-22T16:61:06Z",
                "2026-11-22 16:27:06Z",
                "2026-11-22T16:27:06.1604"
            })
    void shouldFindNoMomentInOtherTexts(String text) {
        assertThat(read(text)).isEmpty();
    }
}
