package org.wattladder.director;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.wattladder.director.clients.DeafClient;
import org.wattladder.model.plan.ClientLayout;
import org.wattladder.model.wire.EndRecording;
import org.wattladder.model.wire.Failed;
import org.wattladder.model.wire.IntervalDone;
import org.wattladder.model.wire.Load;
import org.wattladder.model.wire.Prepared;
import org.wattladder.model.wire.RecordingStarted;
import org.wattladder.model.wire.RunInterval;

class EarlyEndTest {
    private static final long MILLISECOND = 1_000_000;
    private static final long HOUR = 3_600_000 * MILLISECOND;

    @Test
    void shouldEndAnIdleRecordingEarlyAndRefuseWhatWasNotAnnounced() throws IOException {
        try (Director director = TestDirectors.start(DeafClient.class, TestDirectors.GENEROUS);
                FakeChauffeur chauffeur = FakeChauffeur.welcomed(director.address())) {
            chauffeur.ask(TestDirectors.prepare(ClientLayout.Unit.HOST), Prepared.class);
            chauffeur.send(new RunInterval(
                    9,
                    Map.of("alone/worklet", new RunInterval.Work(new Load.Idle(), 42)),
                    0,
                    HOUR,
                    MILLISECOND,
                    List.of(40 * MILLISECOND),
                    OptionalLong.empty()));
            chauffeur.receive(RecordingStarted.class);
            assertThat(chauffeur
                            .ask(new EndRecording(9, 40 * MILLISECOND), IntervalDone.class)
                            .interval())
                    .isEqualTo(9);
            assertThat(chauffeur
                            .ask(new EndRecording(9, 40 * MILLISECOND), Failed.class)
                            .reason()
                            .notation())
                    .contains("interval 9 does not run");
        }
    }
}
