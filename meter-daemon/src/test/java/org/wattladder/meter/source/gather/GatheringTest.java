package org.wattladder.meter.source.gather;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.wattladder.meter.sampling.ManualTime;
import org.wattladder.ptdaemon.codec.Channel;
import org.wattladder.ptdaemon.codec.Column;
import org.wattladder.ptdaemon.codec.Reading;

class GatheringTest {
    private final ManualTime time = new ManualTime();
    private final Gathering gathering = new Gathering(time, 1, Duration.ofSeconds(1));

    private static List<Channel> watts(double watts) {
        return List.of(Channel.watts(Reading.of(watts)));
    }

    private Reading taken() {
        return gathering.take().get(0).reading(Column.WATTS).orElseThrow();
    }

    @Test
    void shouldTakeTheMeanOfWhatCameSinceTheLastSample() {
        gathering.add(watts(100));
        gathering.add(watts(110));
        assertThat(taken()).isEqualTo(Reading.of(105));
        gathering.add(watts(200));
        assertThat(taken()).isEqualTo(Reading.of(200));
    }

    @Test
    void shouldRepeatTheLatestWhileItIsFreshAndNoLonger() {
        assertThat(taken()).as("nothing came yet").isEqualTo(Reading.invalid());
        gathering.add(watts(100));
        gathering.begin();
        assertThat(taken()).isEqualTo(Reading.of(100));
        time.advanceToMillis(1000);
        assertThat(taken()).isEqualTo(Reading.of(100));
        time.advanceToMillis(1001);
        assertThat(taken()).isEqualTo(Reading.invalid());
    }

    @Test
    void shouldLetAnErrorInAPartOfTheTimeBeAnErrorOfTheWhole() {
        Reading overflow = new Reading.Erroneous(Reading.Kind.OVERFLOW, "inf");
        gathering.add(watts(100));
        gathering.add(List.of(Channel.watts(overflow)));
        assertThat(taken()).isEqualTo(overflow);
        gathering.add(watts(100));
        gathering.lost();
        assertThat(taken()).isEqualTo(Reading.invalid());
        assertThat(taken()).as("nothing to repeat after a loss").isEqualTo(Reading.invalid());
    }

    @Test
    void shouldAddWattsAndDivideThemByVoltAmperes() {
        Channel first = power(282, 230, 1.25, 0.98);
        Channel second = power(100, 232, 0.75, 0.57);
        Channel sum = ChannelMath.sum(List.of(first, second));
        assertThat(sum.text()).isEqualTo("Watts,382.000000,Volts,231.000000,Amps,1.000000,PF,0.827736");
        Channel bad = Channel.power(Reading.invalid(), Reading.of(230), Reading.of(1), Reading.of(1));
        assertThat(ChannelMath.sum(List.of(first, bad)).text())
                .isEqualTo("Watts,-1.000000,Volts,230.000000,Amps,-1.000000,PF,-1.000000");
    }

    private static Channel power(double watts, double volts, double amps, double factor) {
        return Channel.power(Reading.of(watts), Reading.of(volts), Reading.of(amps), Reading.of(factor));
    }
}
