package org.wattladder.meter.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;
import org.wattladder.meter.console.QuietConsole;
import org.wattladder.meter.sampling.DrivenSampler;
import org.wattladder.meter.sampling.ThreePhaseSource;
import org.wattladder.ptdaemon.codec.Command;
import org.wattladder.ptdaemon.codec.DaemonVersion;
import org.wattladder.ptdaemon.codec.Identity;

class ManyChannelsTest {
    private static final String NUMBERS = "Volts,230.000000,Amps,";

    private final ThreePhaseSource source = new ThreePhaseSource();
    private final DrivenSampler driven = new DrivenSampler(source, Optional.empty());
    private final Identity identity = DaemonIdentity.of(
            "three", Identity.Mode.POWER, source, new DaemonVersion("0.1.0-01234567-20260101"), "Linux");
    private final CommandAnswers answers =
            new CommandAnswers(identity, driven.sampler(), () -> {}, QuietConsole.make());
    private long millis;

    private String ask(String command) {
        CompletableFuture<List<String>> answer = Command.parse(command).answeredBy(answers);
        driven.runTo(millis);
        return String.join("|", answer.join());
    }

    private void measureFor(long length) {
        ask("Go,1000,0");
        millis += length;
        driven.runTo(millis);
    }

    @Test
    void shouldStateUncertaintyRangesAndChannels() {
        assertThat(ask("Identify")).contains("three,1000,1,1,1,1,0,0,0,", "mode=power,1,1,3,0,0,no_cal_date,na");
    }

    @Test
    void shouldGiveTheSumAloneOrWithItsChannels() {
        measureFor(1500);
        assertThat(ask("RL,1")).endsWith("Watts,60.000000," + NUMBERS + "0.260870,PF,1.000000");
        assertThat(ask("RL,*,*"))
                .startsWith("Last 1 samples from sum channel and channels 1 - 3|Time,")
                .endsWith("Watts,60.000000," + NUMBERS + "0.260870,PF,1.000000"
                        + ",Watts,10.000000," + NUMBERS + "0.043478,PF,1.000000"
                        + ",Watts,20.000000," + NUMBERS + "0.086957,PF,1.000000"
                        + ",Watts,30.000000," + NUMBERS + "0.130435,PF,1.000000");
        assertThat(ask("RL,*,*")).isEqualTo("No unread samples");
        assertThat(ask("Volts")).isEqualTo("Volts,230.000000,230.000000,230.000000,2,0,2");
    }

    @Test
    void shouldMissEveryChannelOfASampleThatWasNotTaken() {
        ask("Go,1000,0");
        driven.stallTo(1400);
        driven.sampler().performDue();
        assertThat(ask("RL,*,*").split("\\|", -1)[1].split("-2.000000", -1)).hasSize(17);
        assertThat(ask("Uncertainty")).isEqualTo("Uncertainty,0.005000,0.005000,0.005000,2,0,1,1");
    }

    @Test
    void shouldCountUncertaintyPerChannel() {
        measureFor(1500);
        assertThat(ask("Uncertainty")).isEqualTo("Uncertainty,0.005000,0.005000,0.005000,2,0,2,0");
        assertThat(ask("Uncertainty,1")).isEqualTo("Uncertainty,0.020000,0.020000,0.020000,2,2,0,0");
        assertThat(ask("Uncertainty,3")).isEqualTo("Uncertainty,-1.0,10000000.000000,0.000000,2,0,0,2");
        assertThat(ask("Uncertainty,4")).startsWith("Channel number out of range: there are channels 1 to 3");
        assertThat(ask("Uncertainty,*").split(",", -1)).hasSize(1 + 7 * 4);
    }

    @Test
    void shouldSetRangesWhileIdleOnly() {
        assertThat(ask("RR")).isEqualTo("Ranges,1,20.000000,0,300.000000");
        assertThat(ask("RR,*").split(",", -1)).hasSize(1 + 4 * 4);
        assertThat(ask("SR,a,4.5,2")).isEqualTo("Range a changed");
        assertThat(ask("RR,2")).isEqualTo("Ranges,0,4.500000,0,300.000000");
        assertThat(ask("SR,V,Auto")).isEqualTo("Range V changed");
        assertThat(ask("SR,A,25")).isEqualTo("Error: the largest range is 20 A");
        assertThat(source.settings()).containsExactly("AMPS 2 4.5", "VOLTS 0 auto");
        measureFor(500);
        assertThat(ask("SR,A,5")).startsWith("Meter busy");
    }
}
