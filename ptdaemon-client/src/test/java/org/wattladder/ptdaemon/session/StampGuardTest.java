package org.wattladder.ptdaemon.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.wattladder.ptdaemon.codec.Channel;
import org.wattladder.ptdaemon.codec.Reading;
import org.wattladder.ptdaemon.codec.SampleRow;

class StampGuardTest {
    private static final Instant NOON = Instant.parse("2026-03-01T12:00:00Z");

    private final StampGuard guard = new StampGuard();

    private Optional<Sample> admit(Instant stampedAt, Reading watts) {
        SampleRow row = SampleRow.of(LocalDateTime.ofInstant(stampedAt, ZoneOffset.UTC), Channel.watts(watts));
        return guard.admit(new Sample(stampedAt, stampedAt, watts, row), NOON.plusSeconds(60), 1000);
    }

    private static Instant second(int second) {
        return NOON.plusSeconds(second);
    }

    @Test
    void shouldKeepWhatIsInOrder() {
        assertThat(admit(second(1), Reading.of(5)).orElseThrow().reading()).isEqualTo(Reading.of(5));
        assertThat(admit(second(2), Reading.of(5)).orElseThrow().takenAt()).isEqualTo(second(2));
        assertThat(admit(second(3), Reading.of(6)).orElseThrow().reading()).isEqualTo(Reading.of(6));
    }

    @Test
    void shouldCountOneStampOnce() {
        admit(second(1), Reading.of(5));
        Sample again = admit(second(1), Reading.of(6)).orElseThrow();
        assertThat(again.reading()).isEqualTo(new Reading.Erroneous(Reading.Kind.INVALID, "6.000000"));
        assertThat(admit(second(1), Reading.of(7)).orElseThrow().reading().value())
                .isEmpty();
        assertThat(admit(second(2), Reading.of(8)).orElseThrow().reading()).isEqualTo(Reading.of(8));
        admit(second(3), Reading.missed());
        assertThat(admit(second(3), Reading.of(8)).orElseThrow().reading()).isEqualTo(Reading.of(8));
    }

    @Test
    void shouldDropASampleThatCameTwiceButNoMissedOnes() {
        assertThat(admit(second(1), Reading.of(5))).isPresent();
        assertThat(admit(second(1), Reading.of(5))).isEmpty();
        assertThat(admit(second(3), Reading.missed())).isPresent();
        assertThat(admit(second(3), Reading.missed())).isPresent();
    }

    @Test
    void shouldCountAStampOfLongAgoAsAnErrorWhenItWasDueAndTheNextAgain() {
        admit(second(1), Reading.of(5));
        Sample lost = admit(Instant.EPOCH, Reading.of(5)).orElseThrow();
        assertThat(lost.reading().value()).isEmpty();
        assertThat(lost.reading().text()).isEqualTo("5.000000");
        assertThat(lost.takenAt()).isEqualTo(second(2));
        assertThat(admit(second(3), Reading.of(5)).orElseThrow().reading()).isEqualTo(Reading.of(5));
    }

    @Test
    void shouldCountAStampThatGoesBackAsAnErrorAndFollowTheClockFromThere() {
        admit(second(10), Reading.of(5));
        assertThat(admit(second(5), Reading.of(5)).orElseThrow().reading().value())
                .isEmpty();
        assertThat(admit(second(6), Reading.of(5)).orElseThrow().reading().value())
                .isPresent();
    }

    @Test
    void shouldNotTakeTheReturnFromTheFarFutureForAStepBack() {
        admit(second(1), Reading.of(5));
        assertThat(admit(second(100_000_000), Reading.of(5)).orElseThrow().takenAt())
                .isEqualTo(second(2));
        assertThat(admit(second(3), Reading.of(5)).orElseThrow().reading().value())
                .isPresent();
    }
}
