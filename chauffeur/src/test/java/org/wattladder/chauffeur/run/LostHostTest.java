package org.wattladder.chauffeur.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.wattladder.chauffeur.journal.SampleJournal;
import org.wattladder.chauffeur.link.EventQueue;
import org.wattladder.model.plan.DisturbancePolicy;
import org.wattladder.model.plan.HostLoss;
import org.wattladder.model.plan.RetryPlan;
import org.wattladder.model.result.HostClient;
import org.wattladder.model.result.HostStart;
import org.wattladder.model.result.RunResult;
import org.wattladder.model.text.Message;
import org.wattladder.model.wire.Load;
import org.wattladder.model.wire.RunInterval;

class LostHostTest extends OnARig {
    @Test
    void shouldEndTheRunWithAHostThatIsLost() throws Exception {
        RunResult result = rig.with("stays", SteadyDirector::new)
                .with("goes", GoesInALevel::new)
                .run();
        assertThat(result.course().termination().complete()).isFalse();
        assertThat(result.worklets()).hasSize(1);
        assertThat(result.worklets().get(0).faults()).singleElement().satisfies(fault -> {
            assertThat(fault.place()).isEqualTo(Message.of("place.host", List.of("goes")));
        });
    }

    @Test
    void shouldGoOnWithTheOtherHostsWhenThePlanSaysSo() throws Exception {
        rig.with("stays", SteadyDirector::new).with("goes", GoesInALevel::new);
        RunResult result = rig.run(SampleJournal.plan().with(new DisturbancePolicy(HostLoss.DEGRADE, RetryPlan.NEVER)));
        assertThat(result.course().termination().complete()).isFalse();
        assertThat(result.course().termination().reasons().toString())
                .contains("fault.worklet-aborted('lu'", "fault.director-closed");
        assertThat(result.worklets()).hasSize(2);
        assertThat(result.worklets().get(0).clients())
                .extracting(HostClient::host)
                .contains("goes");
        assertThat(result.worklets().get(1).faults()).isEmpty();
        assertThat(result.worklets().get(1).clients())
                .extracting(HostClient::host)
                .containsOnly("stays");
        assertThat(result.worklets().get(1).intervals().get(0).window().starts())
                .extracting(HostStart::host)
                .containsExactly("stays");
    }

    @Test
    void shouldEndTheRunWhenNoHostIsLeft() throws Exception {
        rig.with("goes", GoesInALevel::new);
        RunResult result = rig.run(SampleJournal.plan().with(new DisturbancePolicy(HostLoss.DEGRADE, RetryPlan.NEVER)));
        assertThat(result.worklets()).hasSize(1);
        assertThat(result.course().termination().complete()).isFalse();
    }

    /** Is gone in the first paced interval. */
    private static final class GoesInALevel extends SteadyDirector {
        GoesInALevel(String host, EventQueue events) {
            super(host, events);
        }

        @Override
        public void onRunInterval(RunInterval interval) {
            if (SteadyDirector.load(interval) instanceof Load.Paced) {
                vanish();
            } else {
                super.onRunInterval(interval);
            }
        }
    }
}
