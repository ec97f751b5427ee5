package org.wattladder.chauffeur.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.wattladder.chauffeur.link.EventQueue;
import org.wattladder.model.text.Message;
import org.wattladder.model.time.TimeSource;
import org.wattladder.model.wire.RecordingEnded;
import org.wattladder.model.wire.RecordingStarted;

/** Beside a local Director meters are looked at seldom; the end of a connection is not left for the next look. */
class LostMeterTest {
    private static final Duration SELDOM = Duration.ofHours(1);
    private static final Duration RECORDING = Duration.ofSeconds(20);
    private static final Message DOING = Message.of("doing.ending");

    private final EventQueue events = new EventQueue();
    private final SteadyDirector director = new SteadyDirector("sut", events);
    private final Directors directors = new Directors(List.of(director), events, TimeSource.system());

    private static void findTheLoss() throws RunFault {
        throw new RunFault(
                RunFault.Reach.RUN, Message.of("place.meter", "inlet"), Message.of("fault.daemon-closed"), List.of());
    }

    @Test
    void shouldLookAtMetersAtOnceWhenTheConnectionToOneEnds() {
        Thread network = new Thread(events::meterLost);
        network.start();
        assertThatThrownBy(() -> directors.watch(RECORDING, DOING, LostMeterTest::findTheLoss, SELDOM))
                .isInstanceOf(RunFault.class);
    }

    @Test
    void shouldLookAtTheStartOfRecordingWhenItEndedBefore() throws Exception {
        events.meterLost();
        director.say(new RecordingStarted(1, 0));
        assertThat(directors.await(RecordingStarted.class, RECORDING, DOING)).containsOnlyKeys("sut");
        assertThatThrownBy(() -> directors.watchUntil(
                        RecordingEnded.class, RECORDING, DOING, LostMeterTest::findTheLoss, SELDOM))
                .isInstanceOf(RunFault.class)
                .hasMessageContaining("fault.daemon-closed");
    }

    @Test
    void shouldLookOnceForOneLoss() throws Exception {
        events.meterLost();
        int[] looks = new int[1];
        directors.watch(Duration.ofMillis(50), DOING, () -> looks[0]++, SELDOM);
        assertThat(looks[0]).isOne();
    }
}
