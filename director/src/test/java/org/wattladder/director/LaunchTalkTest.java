package org.wattladder.director;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.time.Duration;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.wattladder.director.clients.SilentClient;
import org.wattladder.director.component.TimeLimits;
import org.wattladder.model.plan.ClientLayout;
import org.wattladder.model.wire.DirectorEvent;
import org.wattladder.model.wire.Failed;
import org.wattladder.model.wire.Preparing;

/** What a Director says while its clients get ready. */
@Tag("slow")
class LaunchTalkTest {
    private static final TimeLimits TALKATIVE =
            TestDirectors.patience(Duration.ofSeconds(30), Duration.ofSeconds(30), Duration.ofMillis(20));

    @Test
    void shouldSayThatItIsStillAtItUntilClientsAreReady() throws IOException {
        try (Director director = TestDirectors.start(SilentClient.class, TALKATIVE);
                FakeChauffeur chauffeur = FakeChauffeur.welcomed(director.address())) {
            chauffeur.send(TestDirectors.prepare(ClientLayout.Unit.HOST));
            assertThat(chauffeur.receive(Preparing.class)).isEqualTo(new Preparing(0, 1));
            assertThat(chauffeur.receive(Preparing.class)).isEqualTo(new Preparing(0, 1));
        }
    }

    @Test
    @EnabledOnOs(OS.LINUX)
    void shouldGiveUpOnAClientThatIsPausedWhileItGetsReady() throws Exception {
        try (Director director = TestDirectors.start(SilentClient.class, TALKATIVE);
                FakeChauffeur chauffeur = FakeChauffeur.welcomed(director.address())) {
            chauffeur.send(TestDirectors.prepare(ClientLayout.Unit.HOST));
            chauffeur.receive(Preparing.class);
            for (ProcessHandle client : ProcessHandle.current().descendants().toList()) {
                new ProcessBuilder("kill", "-STOP", Long.toString(client.pid()))
                        .start()
                        .waitFor();
            }
            DirectorEvent event = chauffeur.receive(DirectorEvent.class);
            while (event instanceof Preparing) {
                event = chauffeur.receive(DirectorEvent.class);
            }
            assertThat(event)
                    .isInstanceOfSatisfying(
                            Failed.class,
                            failed -> assertThat(failed.reason().notation()).contains("fault.clients-stopped([1])"));
        }
    }
}
