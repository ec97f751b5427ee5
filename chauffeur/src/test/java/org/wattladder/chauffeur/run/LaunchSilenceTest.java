package org.wattladder.chauffeur.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.wattladder.chauffeur.link.EventQueue;
import org.wattladder.model.plan.StoragePlan;
import org.wattladder.model.text.Message;
import org.wattladder.model.time.TimeSource;
import org.wattladder.model.wire.Prepare;
import org.wattladder.model.wire.Prepared;
import org.wattladder.model.wire.Preparing;

class LaunchSilenceTest {
    private static final Duration LONG = Duration.ofHours(1);
    private static final Duration SHORT = Duration.ofMillis(40);

    private final EventQueue events = new EventQueue();
    private final Launching talks = new Launching("talks", events);
    private final Launching falls = new Launching("falls-silent", events);
    private final Directors directors = new Directors(List.of(talks, falls), events, TimeSource.system());

    private final List<String> heard = new ArrayList<>();

    /** Says nothing of its own. */
    private static final class Launching extends SteadyDirector {
        private Launching(String host, EventQueue events) {
            super(host, events);
        }

        @Override
        public void onPrepare(Prepare prepare) {}
    }

    private Map<String, Prepared> prepare(Duration limit, Duration silence) throws Exception {
        Prepare order = new Prepare(Prepare.ALONE, List.of(), Map.of(), StoragePlan.DISCOVERED, 1);
        return directors.prepare(
                Map.of("talks", order, "falls-silent", order),
                limit,
                silence,
                Message.of("doing.launching", "lu"),
                (host, preparing) -> heard.addAll(preparing.said()));
    }

    private RunFault fault(Duration limit, Duration silence) {
        return catchThrowableOfType(RunFault.class, () -> prepare(limit, silence));
    }

    @Test
    void shouldWaitForClientsOfDirectorsThatSayTheyAreAtIt() throws Exception {
        talks.say(new Preparing(0, 2));
        falls.say(new Prepared(List.of()));
        talks.say(new Preparing(1, 2, List.of("45 % are loaded")));
        talks.say(new Prepared(List.of()));
        assertThat(prepare(LONG, LONG)).containsOnlyKeys("talks", "falls-silent");
        assertThat(heard).containsExactly("45 % are loaded");
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
