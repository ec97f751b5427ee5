package org.wattladder.chauffeur.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.wattladder.chauffeur.link.EventQueue;
import org.wattladder.model.text.Message;
import org.wattladder.model.time.TimeSource;
import org.wattladder.model.wire.Prepared;
import org.wattladder.model.wire.Preparing;

class LaunchSilenceTest {
    private static final Duration LONG = Duration.ofHours(1);
    private static final Duration SHORT = Duration.ofMillis(40);

    private final EventQueue events = new EventQueue();
    private final SteadyDirector talks = new SteadyDirector("talks", events);
    private final SteadyDirector falls = new SteadyDirector("falls-silent", events);
    private final Directors directors = new Directors(List.of(talks, falls), events, TimeSource.system());

    private RunFault fault(Duration limit, Duration silence) {
        return catchThrowableOfType(
                RunFault.class, () -> directors.awaitClients(limit, silence, Message.of("doing.launching", "lu")));
    }

    @Test
    void shouldWaitForClientsOfDirectorsThatSayTheyAreAtIt() throws Exception {
        talks.say(new Preparing(0, 2));
        falls.say(new Prepared(List.of()));
        talks.say(new Preparing(1, 2));
        talks.say(new Prepared(List.of()));
        assertThat(directors.awaitClients(LONG, LONG, Message.of("doing.launching", "lu")))
                .containsOnlyKeys("talks", "falls-silent");
    }

    @Test
    void shouldLoseOnlyTheHostThatFallsSilentLongBeforeTheLimitOfTheLaunch() {
        falls.say(new Preparing(0, 2));
        talks.say(new Prepared(List.of()));
        RunFault fault = fault(LONG, SHORT);
        assertThat(fault).hasMessageContaining("fault.director-silent(['falls-silent'], ");
        assertThat(fault.lostHosts()).containsExactly("falls-silent");
    }

    @Test
    void shouldLoseAHostThatNeverGetsReadyHoweverMuchItTalks() {
        talks.say(new Prepared(List.of()));
        falls.say(new Preparing(1, 2));
        assertThat(fault(SHORT, LONG).lostHosts()).containsExactly("falls-silent");
    }

    @Test
    void shouldLoseAHostThatSaysSomethingElse() {
        talks.onStopClients(null);
        assertThat(fault(LONG, LONG)).hasMessageContaining("fault.director-sent-other('ClientsStopped', 'Prepared'");
    }
}
