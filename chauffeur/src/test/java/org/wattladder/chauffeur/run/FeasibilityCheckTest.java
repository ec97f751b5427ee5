package org.wattladder.chauffeur.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.wattladder.chauffeur.event.EventFeed;
import org.wattladder.chauffeur.journal.SampleJournal;
import org.wattladder.chauffeur.link.EventQueue;
import org.wattladder.model.plan.HostPlan;
import org.wattladder.model.text.Message;
import org.wattladder.model.time.TimeSource;
import org.wattladder.model.wire.Consider;
import org.wattladder.model.wire.Failed;
import org.wattladder.model.wire.Prepare;

class FeasibilityCheckTest {
    private final EventQueue events = new EventQueue();
    private final SteadyDirector roomy = new SteadyDirector("roomy", events);
    private final SteadyDirector tight = new SteadyDirector("tight", events);
    private final FeasibilityCheck obstacles = new FeasibilityCheck(
            SampleJournal.plan()
                    .on(List.of(
                            new HostPlan("roomy", "127.0.0.1", 1, false),
                            new HostPlan("tight", "127.0.0.1", 2, false))),
            new Directors(List.of(roomy, tight), events, TimeSource.system()),
            new EventFeed(TimeSource.system()));

    @Test
    void shouldAskEveryHostForEveryWorklet() throws Exception {
        assertThat(obstacles.find()).isEmpty();
        assertThat(((Consider) roomy.received.get(0)).orders())
                .extracting(Prepare::components)
                .containsExactlyElementsOf(SampleJournal.plan().worklets().stream()
                        .map(worklet -> worklet.deployment().components())
                        .toList());
        assertThat(((Consider) tight.received.get(0)).orders())
                .hasSize(SampleJournal.plan().worklets().size());
    }

    @Test
    void shouldNameTheHostThatIsTooSmall() throws Exception {
        tight.obstacles = List.of("worklet lu does not fit", "worklet flood does not fit");
        assertThat(obstacles.find())
                .containsExactly(
                        Message.of("fault.on-host", "tight", "worklet lu does not fit"),
                        Message.of("fault.on-host", "tight", "worklet flood does not fit"));
    }

    @Test
    void shouldSayThatADirectorCannotAnswer() {
        tight.say(new Failed(Message.of("fault.director-bug", "a bug"), List.of()));
        assertThatThrownBy(obstacles::find)
                .isInstanceOf(RunFault.class)
                .hasMessageContaining("fault.director-bug('a bug')");
    }
}
