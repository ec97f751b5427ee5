package org.wattladder.ptdaemon.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.LocalDateTime;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.wattladder.ptdaemon.codec.Channel;
import org.wattladder.ptdaemon.codec.Reading;
import org.wattladder.ptdaemon.codec.SampleRow;

class ChannelGuardTest {
    private static final Channel BUSY = channel(30, 230);
    private static final Channel DEAD = channel(0, 0);
    private static final Channel UNWIRED =
            Channel.power(Reading.invalid(), Reading.invalid(), Reading.invalid(), Reading.invalid());
    private static final Channel BROKEN = BUSY.missed();
    private static final Reading SUM = Reading.of(60);
    private static final Reading NOT_COUNTED = new Reading.Erroneous(Reading.Kind.INVALID, SUM.text());

    private ChannelGuard guard = new ChannelGuard(1, 1);

    private static Channel channel(double watts, double volts) {
        return Channel.power(Reading.of(watts), Reading.of(volts), Reading.of(0.1), Reading.of(0.9));
    }

    private Reading counted(Channel... channels) {
        return guard.counted(
                new SampleRow(
                        LocalDateTime.of(2026, 3, 1, 12, 0), Channel.watts(SUM), List.of(channels), Optional.empty()),
                SUM);
    }

    @Test
    void shouldCountTheSumOfAllChannelsAndWhatHasNone() {
        assertThat(counted()).isEqualTo(SUM);
        assertThat(counted(BUSY, BUSY, BUSY)).isEqualTo(SUM);
    }

    @Test
    void shouldNotCountASumInWhichAnyChannelIsAnError() {
        assertThat(counted(BUSY, BUSY, BROKEN)).isEqualTo(NOT_COUNTED);
        assertThat(counted(BROKEN, BUSY, BUSY)).isEqualTo(NOT_COUNTED);
        assertThat(counted(BUSY, BUSY, BUSY)).isEqualTo(SUM);
    }

    @Test
    void shouldNotCountRowsWithFewerChannelsThanBefore() {
        counted(BUSY, BUSY, BUSY);
        assertThat(counted(BUSY, BUSY)).isEqualTo(NOT_COUNTED);
        assertThat(counted()).isEqualTo(NOT_COUNTED);
    }

    @Test
    void shouldNotCountASumOnceAChannelLostItsVoltage() {
        assertThat(counted(BUSY, DEAD)).isEqualTo(SUM);
        assertThat(counted(DEAD, DEAD)).isEqualTo(NOT_COUNTED);
        assertThat(counted(channel(0, 230), DEAD)).isEqualTo(SUM);
    }

    @Test
    void shouldCountTheSumBesideAChannelThatIsNotWired() {
        assertThat(counted(BUSY, UNWIRED, UNWIRED)).isEqualTo(SUM);
        assertThat(counted(BUSY, UNWIRED, BUSY)).isEqualTo(SUM);
        assertThat(counted(BUSY, UNWIRED, UNWIRED)).isEqualTo(NOT_COUNTED);
    }

    @Test
    void shouldNotCountTheSumBesideAChannelThatHasVoltageButNoWatts() {
        assertThat(counted(
                        BUSY, Channel.power(Reading.invalid(), Reading.of(230), Reading.invalid(), Reading.invalid())))
                .isEqualTo(NOT_COUNTED);
        assertThat(counted(BUSY, UNWIRED)).isEqualTo(NOT_COUNTED);
    }

    @Test
    void shouldNotCountRowsWithFewerChannelsThanTheIdentityStates() {
        guard = new ChannelGuard(2, 3);
        assertThat(counted(BUSY, BUSY)).isEqualTo(NOT_COUNTED);
        assertThat(counted(BUSY, BUSY, BUSY)).isEqualTo(SUM);
        guard = new ChannelGuard(1, 3);
        assertThat(counted(BUSY)).isEqualTo(NOT_COUNTED);
    }

    @Test
    void shouldCountRowsWithoutSingleChannelsWhateverTheIdentityStates() {
        guard = new ChannelGuard(1, 3);
        assertThat(counted()).isEqualTo(SUM);
    }
}
